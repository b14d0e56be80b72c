"""Moving a token, and laying on the table what its square says."""

from banker.editions.board import Deed, Square
from banker.ledger.entry import BANK, CASH, POT
from banker.rules.draft import Draft
from banker.rules.matters import Matter
from banker.rules.money import earn
from banker.rules.rent import bill


def advance(draft: Draft, player: str, steps: int) -> None:
    """Move a token forward by a throw, paying the salary on passing or reaching the first square."""
    travel(draft, player, (draft.square(player) + steps) % len(draft.board.squares))
    arrive(draft, player)


def travel(draft: Draft, player: str, target: int) -> bool:
    """Move a token forward to a square and pay the salary if the first is passed or reached; tells whether it was."""
    passed = target <= draft.square(player)
    draft.change(f"square:{player}", target)
    if passed:
        double = target == 0 and draft.rules.salary_on_landing == "double"
        draft.why["salary"] = earn(draft, player, 2 if double else 1)
    return passed


def step_to(draft: Draft, player: str, target: int) -> None:
    """Put a token on a square, without a salary."""
    draft.change(f"square:{player}", target)


def arrive(draft: Draft, player: str, dice: int | None = None, times: int | None = None) -> None:
    """Lay on the table what the token's square says; dice and times are those of a card, if one sent it here."""
    square = draft.board.squares[draft.square(player)]
    draft.why |= {"square": square.index, "name": square.name}
    if square.kind == "deed":
        _deed(draft, player, draft.board.at[square.index], dice, times)
    elif square.kind in ("income-tax", "special-tax"):
        _tax(draft, player, square)
    elif square.kind in ("chance", "chest"):
        draft.open(Matter("card", player=player, square=square.index, deck=square.kind, turn=draft.turns))
    elif square.kind == "go-to-jail":
        lock_up(draft, player, "square")
    elif square.kind == "parking":
        _parking(draft, player)


def _deed(draft: Draft, player: str, deed: Deed, dice: int | None, times: int | None) -> None:
    owner = draft.owner(deed)
    if owner == BANK:
        draft.open(Matter("offer", player=player, deed=deed.id, amount=deed.price, turn=draft.turns))
    elif owner != player:
        due = bill(draft, deed, sum(draft.dice) if dice is None else dice, times)
        draft.why["rent"] = due.why
        if due.amount:
            draft.open(
                Matter(
                    "rent", player=player, creditor=owner, deed=deed.id, amount=due.amount,
                    square=deed.square, turn=draft.turns, why=due.why,
                )
            )  # fmt: skip


def _tax(draft: Draft, player: str, square: Square) -> None:
    from banker.rules.taxes import special, tax_amount, to_choose

    if square.kind == "special-tax" and draft.rules.special_tax != "to-bank":
        special(draft, player, square)
        return
    draft.open(
        Matter(
            "tax", player=player, creditor=draft.treasury, amount=tax_amount(draft, square), square=square.index,
            turn=draft.turns, choice=to_choose(draft, square), why={"code": "tax-flat", "square": square.index},
        )
    )  # fmt: skip


def _parking(draft: Draft, player: str) -> None:
    if not draft.rules.pot or not draft.cash(POT):
        return
    taken = draft.cash(POT)
    draft.post(POT, player, CASH, taken)
    draft.post(BANK, POT, CASH, draft.edition.money(draft.rules.pot_seed))
    draft.why["pot"] = taken


# --- jail


def lock_up(draft: Draft, player: str, cause: str) -> None:
    """Send a player to jail: no salary, and the turn is over. Source: Penjara; LA KROKODILEJO."""
    draft.change(f"square:{player}", draft.board.jail)
    draft.change(f"jail:{player}", 0)
    draft.why["jailed"] = cause
    if player == draft.turn:
        draft.change("rolled", True)
        draft.change("doubles", None)


def set_free(draft: Draft, player: str) -> None:
    """Let a player out of jail, as a visitor."""
    draft.change(f"jail:{player}", None)


def roll_in_jail(draft: Draft, player: str, dice: tuple[int, int]) -> None:
    """Throw for doubles: out and on without a second throw; the third failure costs the fine before moving."""
    draft.change("rolled", True)
    tries = draft.tries(player) + 1
    if dice[0] == dice[1]:
        draft.why["left"] = "doubles"
        set_free(draft, player)
        advance(draft, player, sum(dice))
    elif tries < 3:
        draft.change(f"jail:{player}", tries)
        draft.why["tries"] = tries
    else:
        _third_failure(draft, player, dice)


def _third_failure(draft: Draft, player: str, dice: tuple[int, int]) -> None:
    fine = draft.edition.money(draft.rules.jail_fine)
    draft.change(f"jail:{player}", 3)
    if draft.cash(player) < fine:
        draft.open(
            Matter(
                "fine", player=player, creditor=draft.treasury, amount=fine, turn=draft.turns, dice=list(dice),
                why={"code": "jail-fine", "amount": fine},
            )
        )  # fmt: skip
        draft.why["tries"] = 3
        return
    pay_fine(draft, player, fine)
    advance(draft, player, sum(dice))


def pay_fine(draft: Draft, player: str, fine: int) -> None:
    """Pay the jail fine and leave jail."""
    draft.pay(player, draft.treasury, fine)
    draft.why |= {"left": "fine", "fine": fine}
    set_free(draft, player)
