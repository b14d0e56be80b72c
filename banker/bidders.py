"""The auction as its dialog shows it: the lot, the bid, and a row a player, all asked of the desk."""

from dataclasses import dataclass

from banker.desk import Desk
from banker.editions.board import Deed
from banker.ledger.entry import HOTEL, HOUSE
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.rules.bidding import limit
from banker.rules.matters import Matter
from banker.rules.shortages import BUILDINGS, places, running
from banker.speech.refusals import tell_refusal

SMALL, LARGE = 10, 50
OWN_ACTS = ("bid", "pass", "want")


@dataclass(frozen=True)
class Bidder:
    """A player at an auction: the bid that a key makes for him, and why he cannot bid, in words; "" where he can.

    `limited` says that it is his cash that keeps him from it.
    """

    number: int
    name: str
    limit: int | None
    small: int
    large: int
    highest: bool = False
    passed: bool = False
    wants: int | None = None
    refusal: str = ""
    limited: bool = False


def auction(desk: Desk) -> Matter | None:
    """Find the auction that is open."""
    return running(desk.game)


def bidders(desk: Desk, matter: Matter) -> tuple[Bidder, ...]:
    """Lay out every player in the game, by seat."""
    seats = desk.game.everyone
    return tuple(_bidder(desk, matter, seats.index(name) + 1, name) for name in desk.game.players)


def _bidder(desk: Desk, matter: Matter, number: int, name: str) -> Bidder:
    least, refusal = _least(desk, matter, name)
    return Bidder(
        number=number,
        name=name,
        limit=None if desk.game.hidden(name) else limit(desk.game, name),
        small=raised(desk, matter, least, SMALL),
        large=raised(desk, matter, least, LARGE),
        highest=name == matter.bidder,
        passed=name in matter.passed,
        wants=matter.wants.get(name),
        refusal="" if refusal is None else tell_refusal(refusal, desk.edition.board),
        limited=refusal is not None and refusal.code == "beyond-limit",
    )


def _least(desk: Desk, matter: Matter, name: str) -> tuple[int, Refusal | None]:
    """Ask for the least that a player may bid, and why he may not."""
    refusal = desk.foresee(r.Bid(name, matter.amount)).refusal
    if refusal is None or refusal.code != "bid-too-low":
        return matter.amount, refusal
    least = int(refusal.data["least"])
    return least, desk.foresee(r.Bid(name, least)).refusal


def raised(desk: Desk, matter: Matter, least: int, step: int) -> int:
    """Say what a step above the bid comes to, and never less than may be bid."""
    return max(matter.amount + step * desk.edition.board.unit, least)


def lot(desk: Desk, matter: Matter) -> Deed | None:
    """Give the deed put up; None for a building."""
    return desk.edition.board.deed.get(matter.lot)


def spots(desk: Desk, matter: Matter) -> tuple[Deed, ...]:
    """List the lots where the building sold could stand."""
    if matter.lot not in BUILDINGS or not matter.bidder:
        return ()
    own = (deed for deed in places(desk.game, matter.lot) if desk.game.owner(deed) == matter.bidder)
    return tuple(deed for deed in own if desk.foresee(r.Sold(deed.id)).ok)


def left(desk: Desk, matter: Matter) -> int:
    """Count the buildings of the kind put up that the bank has left."""
    return desk.game.left(HOTEL if matter.lot == HOTEL else HOUSE) or 0


def last_is_own(desk: Desk) -> bool:
    """Whether the last act that undo would take back belongs to an auction."""
    answer = desk.foresee(r.Undo())
    undone = [desk.entries[number - 1].kind for entry in answer.entries for number in entry.reverses]
    return bool(undone) and all(kind in OWN_ACTS for kind in undone)
