"""Matters that hold: each names players in the game and deeds that are where it says."""

from collections.abc import Iterator

from banker.ledger.entry import BANK, POT
from banker.rules.draft import Draft
from banker.rules.game import MATTERS, Game
from banker.rules.matters import Matter

FOR_SALE = frozenset(("offer", "auction", "estate"))


def unsound_matters(draft: Draft, was: Game) -> Iterator[str]:
    """Name the fact that keeps the matters once for each that would not hold."""
    kinds = [matter.kind for matter in draft.matters]
    if kinds.count("auction") > 1 or ("estate" in kinds and "auction" not in kinds):
        yield MATTERS
    if any(matter.kind == "offer" and draft.called(draft.board.deed[matter.deed]) for matter in draft.matters):
        yield MATTERS
    for matter in draft.matters:
        if not _named_are_in(draft, matter) or not _deed_is_there(draft, matter, was):
            yield MATTERS


def _named_are_in(draft: Draft, matter: Matter) -> bool:
    known = {"", BANK, POT, *draft.players}
    return {matter.player, matter.creditor, matter.bidder} <= known


def _deed_is_there(draft: Draft, matter: Matter, was: Game) -> bool:
    """A lot is the bank's to sell; a rent is owed to the deed's owner, unless it had gone to another before."""
    if not matter.deed:
        return True
    deed = draft.board.deed[matter.deed]
    if matter.kind in FOR_SALE:
        return draft.owner(deed) == BANK
    gone = was.owner(deed) != matter.creditor
    return matter.kind != "rent" or gone or draft.owner(deed) == matter.creditor
