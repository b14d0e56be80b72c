"""What decided a game: its largest payments, and the deeds that earned the most rent, out of the entries that count."""

from collections.abc import Sequence

from msgspec import Struct

from banker.ledger.entry import BANK, CASH, Entry
from banker.rules.game import Game

NO_PAYMENTS = ("open", "start", "adjustment", "undo", "redo", "strike", "amend", "correction")
"""Kinds of entries that set up or set right, and pay for nothing."""


class Earner(Struct, frozen=True):
    """A deed, how often rent was paid for it, how much in all, and who owns it now; empty while the bank does."""

    deed: str
    times: int
    earned: int
    owner: str


def largest_payments(entries: Sequence[Entry], many: int) -> tuple[Entry, ...]:
    """Find the payments that were for nothing but what the board or a player asked, the largest first."""
    right = _corrected(entries)
    paid = [(right.get(entry.number, amount), entry) for entry in entries if (amount := _paid(entry))]
    return tuple(entry for _amount, entry in sorted(paid, key=lambda pair: (-pair[0], pair[1].number))[:many])


def _corrected(entries: Sequence[Entry]) -> dict[int, int]:
    """Take the right amounts of entries by their numbers, the last said counting."""
    return {entry.why["number"]: entry.why["amount"] for entry in entries if entry.why.get("code") == "corrected"}


def _paid(entry: Entry) -> int:
    """Say how much the one who lost most cash by an entry paid, where nothing but cash moved."""
    if entry.kind in NO_PAYMENTS or any(commodity != CASH for _holder, commodity, _amount in entry.postings):
        return 0
    lost = (-amount for holder, _commodity, amount in entry.postings if amount < 0 and holder != BANK)
    return max(lost, default=0)


def best_earners(entries: Sequence[Entry], game: Game, many: int) -> tuple[Earner, ...]:
    """Find the deeds that earned the most rent, the best first."""
    right = _corrected(entries)
    rents: dict[str, list[int]] = {}
    for entry in entries:
        if entry.kind == "rent" and entry.why.get("deed") in game.board.deed:
            amount = right.get(entry.number, entry.why.get("amount", 0))
            rents.setdefault(entry.why["deed"], []).append(amount)
    earners = (_earner(game, deed, amounts) for deed, amounts in rents.items())
    return tuple(sorted(earners, key=lambda one: (-one.earned, one.deed))[:many])


def _earner(game: Game, deed: str, amounts: list[int]) -> Earner:
    owner = game.owner(game.board.deed[deed])
    return Earner(deed, len(amounts), sum(amounts), "" if owner == BANK else owner)
