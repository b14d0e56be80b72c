"""Moving a token, and laying on the table what its square says."""

from banker.editions.board import Deed, Square
from banker.ledger.entry import BANK, CASH, POT
from banker.rules.draft import Draft
from banker.rules.matters import Matter
from banker.rules.money import earn
from banker.rules.rent import LAPSED, Bill, bill


def advance(draft: Draft, player: str, steps: int) -> None:
    """Move a token forward by a throw, paying the salary on passing or reaching the first square."""
    travel(draft, player, (draft.square(player) + steps) % len(draft.board.squares))
    arrive(draft, player)


def travel(draft: Draft, player: str, target: int) -> bool:
    """Move a token forward to a square and pay the salary if the first is passed or reached; tells whether it was."""
    passed = target <= draft.square(player)
    step_to(draft, player, target)
    if passed:
        double = target == 0 and draft.rules.salary_on_landing == "double"
        draft.why["salary"] = earn(draft, player, 2 if double else 1)
    return passed


def step_to(draft: Draft, player: str, target: int) -> None:
    """Put a token on a square, without a salary; one that moves is not in jail."""
    draft.change(f"square:{player}", target)
    set_free(draft, player)


def arrive(draft: Draft, player: str, times: int | None = None) -> None:
    """Lay on the table what the token's square says; `times` the rent where a card that sent it here says so."""
    square = draft.board.squares[draft.square(player)]
    draft.why |= {"square": square.index, "name": square.name}
    if square.kind == "deed":
        _deed(draft, player, draft.board.at[square.index], times)
    elif square.kind in ("income-tax", "special-tax"):
        _tax(draft, player, square)
    elif square.kind in ("chance", "chest"):
        draft.open(Matter("card", player=player, square=square.index, deck=square.kind, turn=draft.turns))
    elif square.kind == "go-to-jail":
        lock_up(draft, player, "square")
    elif square.kind == "parking":
        _parking(draft, player)


def _deed(draft: Draft, player: str, deed: Deed, times: int | None) -> None:
    owner = draft.owner(deed)
    if owner == BANK:
        _offer(draft, player, deed)
    elif owner == player:
        return
    elif deed.kind == "utility" and not draft.dice:
        await_throw(draft, player, deed)
    else:
        due = bill(draft, deed, sum(draft.dice), times)
        draft.why["rent"] = due.why
        if due.amount:
            _lay_rent(draft, player, deed, due)


def _offer(draft: Draft, player: str, deed: Deed) -> None:
    """Offer a deed to its lander, as others may have been before; under the hammer all may bid."""
    if draft.called(deed):
        return
    draft.close(*(offer for offer in draft.offers(deed) if offer.player == player))
    draft.open(Matter("offer", player=player, deed=deed.id, amount=deed.price, turn=draft.turns))


def await_throw(draft: Draft, player: str, deed: Deed, times: int | None = None) -> None:
    """Lay down a utility's rent that a throw still to be made decides; its multiple is fixed now."""
    each = bill(draft, deed, 1, times)
    if each.amount:
        why = {"code": "fresh-throw", "deed": deed.id, "count": each.why["count"], "times": each.why["times"]}
        _lay_rent(draft, player, deed, Bill(0, why), awaits=True)
    else:
        draft.why["rent"] = each.why


def _lay_rent(draft: Draft, player: str, deed: Deed, due: Bill, *, awaits: bool = False) -> None:
    forget_lapsed(draft, player, deed.id)
    draft.open(
        Matter(
            "rent", player=player, creditor=draft.owner(deed), deed=deed.id, amount=due.amount, square=deed.square,
            turn=draft.turns, choice=awaits, why=due.why,
        )
    )  # fmt: skip


def forget_lapsed(draft: Draft, player: str, deed: str = "") -> None:
    """Let a rent that lapsed be asked for again, as the lander has come anew."""
    lapsed = draft.books.facts.get(LAPSED, ())
    draft.change(LAPSED, [pair for pair in lapsed if pair[0] != player or deed not in ("", pair[1])] or None)


def _tax(draft: Draft, player: str, square: Square) -> None:
    from banker.rules.taxes import special, tax_amount, to_choose

    if square.kind == "special-tax" and draft.rules.special_tax != "to-bank":
        special(draft, player, square)
        return
    flat, choice = tax_amount(draft, square), to_choose(draft, square)
    if not flat and not choice:
        return
    draft.open(
        Matter(
            "tax", player=player, creditor=draft.treasury, amount=flat, square=square.index, turn=draft.turns,
            choice=choice, why={"code": "tax-flat", "square": square.index},
        )
    )  # fmt: skip


def _parking(draft: Draft, player: str) -> None:
    """Give the pot to who lands on Free Parking, where it is played, and lay in the seed anew."""
    if not draft.rules.pot or not draft.cash(POT):
        return
    taken = draft.cash(POT)
    draft.post(POT, player, CASH, taken)
    draft.post(BANK, POT, CASH, draft.edition.money(draft.rules.pot_seed))
    draft.why["pot"] = taken


# --- jail


def lock_up(draft: Draft, player: str, cause: str) -> None:
    """Send a player to jail: no salary, and the turn is over. Source: Penjara; LA KROKODILEJO."""
    _drop_fine(draft, player)
    draft.change(f"square:{player}", draft.board.jail)
    draft.change(f"jail:{player}", 0)
    draft.why["jailed"] = cause
    if player == draft.turn:
        draft.change("rolled", True)
        draft.change("doubles", None)


def lose_sight(draft: Draft, player: str) -> None:
    """Forget where a token stands once it moves unfollowed: what was said of it before no longer holds."""
    if not draft.rules.follow:
        draft.change(f"square:{player}", None)


def set_free(draft: Draft, player: str) -> None:
    """Let a player out of jail, as a visitor; a fine that he still owed is no longer asked for."""
    _drop_fine(draft, player)
    draft.change(f"jail:{player}", None)


def _drop_fine(draft: Draft, player: str) -> None:
    draft.close(*(m for m in draft.matters if m.kind == "fine" and m.player == player))
