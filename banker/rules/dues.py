"""What is due: paid with one word, or let pass."""

from banker.ledger.entry import BANK, POT
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.jail import pay_fine_due
from banker.rules.matters import DUES, Matter
from banker.rules.money import settle
from banker.rules.rent import pay_matter
from banker.rules.requests import Bankrupt, Settle, Settlement, Waive


def pay_due(draft: Draft, request: Settlement) -> None:
    """Pay the first matter that is due, or the first of one player."""
    dues = [m for m in draft.matters if m.kind in DUES and request.player in ("", m.player)]
    if not dues:
        raise Refused("nothing-due", player=request.player)
    matter = dues[0]
    if matter.choice:
        _ask_first(matter)
    if matter.kind == "rent":
        pay_matter(draft, matter)
    elif matter.kind == "fine":
        draft.kind = "fine"
        draft.why = {"code": "rolled", "player": matter.player, "dice": list(matter.dice)}
        pay_fine_due(draft, matter)
    else:
        _pay_plain(draft, matter)


def _ask_first(matter: Matter) -> None:
    if matter.kind == "rent":
        raise Refused("dice-needed", "utility-rent", deed=matter.deed)
    raise Refused("choice-needed", "income-tax", player=matter.player, square=matter.square)


def _pay_plain(draft: Draft, matter: Matter) -> None:
    draft.pay(matter.player, matter.creditor, matter.amount)
    draft.close(matter)
    if matter.kind == "tax":
        draft.kind = "tax"
        draft.why = {**matter.why, "player": matter.player, "amount": matter.amount}
        return
    debt = {"creditor": matter.creditor, "amount": matter.amount, "reason": matter.reason}
    draft.kind = "settlement"
    draft.why = {"code": "settled", "player": matter.player, "debts": [debt]}


def settle_all(draft: Draft, request: Settle) -> None:
    """Pay a player's debts, or what else is due from him where he has none."""
    owed = {matter.kind for matter in draft.matters if matter.player == request.player and matter.kind in DUES}
    if owed and "debt" not in owed:
        pay_due(draft, Settlement(request.player))
    else:
        settle(draft, request)


def waive(draft: Draft, request: Waive) -> None:
    """Let the rent that is due pass. Source: LUPAGO; PERHATIAN."""
    rent = next((matter for matter in draft.matters if matter.kind == "rent"), None)
    if rent is None:
        raise Refused("no-rent-due", "rent-claim")
    draft.close(rent)
    draft.why = {
        "code": "waived", "payer": rent.player, "owner": rent.creditor, "deed": rent.deed, "amount": rent.amount,
    }  # fmt: skip


# --- what is due, looked at


def due_first(game: Game, player: str = "") -> Matter | None:
    """Find what is due from a player, or from anybody, and cannot be paid; else what is due first."""
    due = [matter for matter in game.matters if matter.kind in DUES and player in ("", matter.player)]
    short = (matter for matter in due if game.cash(matter.player) < matter.amount)
    return next(short, due[0] if due else None)


def payment(matter: Matter) -> Settle | Settlement:
    """Make the request that pays what is due."""
    return Settle(matter.player) if matter.kind == "debt" else Settlement(matter.player)


def leaving(game: Game, player: str = "") -> Bankrupt:
    """Guess who leaves the game, and to whom all goes: who owes, to his creditor; else whose turn it is."""
    owing = (matter for matter in game.matters if matter.kind in DUES and player in ("", matter.player))
    owed = next((Bankrupt(due.player, BANK if due.creditor == POT else due.creditor) for due in owing), None)
    return owed or Bankrupt(player or (game.turn if game.turn in game.players else game.players[0]), BANK)


def to_pay(game: Game) -> int:
    """Say what is to be paid next: what is due, or the price of the deed offered, in currency units; else nothing."""
    for matter in game.matters:
        if matter.kind in DUES and matter.amount and not matter.choice:
            return matter.amount
        if matter.kind == "offer":
            return matter.amount or game.board.deed[matter.deed].price
    return 0
