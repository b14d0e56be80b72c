"""Soundness: what must hold on the table after a strike, and which later entries lean on what was struck."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from banker.corrections.matters_sound import unsound_matters
from banker.corrections.record import leaned
from banker.editions.board import Deed
from banker.ledger.entry import BANK, CASH, HOTEL, HOUSE, MORTGAGE, Entry
from banker.rules.draft import Draft
from banker.rules.game import Game, site

ANY = "*"


class Trace(Struct, frozen=True):
    """What a leaning entry has done: moved a commodity to or from a holder (by a sign, 0 for either), or set a fact."""

    holder: str = ""
    commodity: str = ""
    sign: int = 0
    fact: str = ""

    def left_by(self, entry: Entry) -> bool:
        """Whether an entry has done it."""
        if self.fact:
            return any(fact == self.fact for fact, _, _ in entry.changes)
        return any(
            commodity == self.commodity and self.holder in (holder, ANY) and amount * self.sign >= 0
            for holder, commodity, amount in entry.postings
        )


def check_sound(draft: Draft, entry: Entry, later: Sequence[Entry], was: Game) -> None:
    """Refuse `leaned-on` where the table would not hold, naming the later entries that lean on the one struck."""
    traces = tuple(_unsound(draft, entry, later, was))
    if traces:
        leaning = [e for e in later if any(trace.left_by(e) for trace in traces)]
        raise leaned(entry, leaning or later)


def _unsound(draft: Draft, entry: Entry, later: Sequence[Entry], was: Game) -> Iterator[Trace]:
    yield from _overdrawn(draft, entry)
    yield from _held_by_the_gone(draft, entry)
    deeds = _touched(draft, entry)
    for deed in deeds:
        yield from _moved(deed, entry, later)
        yield from _misbuilt(draft, deed, was)
    for group in {deed.group for deed in deeds if deed.kind == "street"}:
        yield from _broken_group(draft, group, was)
    yield from _misplaced(draft, was)
    yield from (Trace(fact=fact) for fact in unsound_matters(draft, was))


# --- holders


def _overdrawn(draft: Draft, entry: Entry) -> Iterator[Trace]:
    """Holdings below nothing; the bank's cash and its mortgage markers have no bottom."""
    for holder, commodity, _ in entry.postings:
        unlimited = commodity in (HOUSE, HOTEL) and draft.left(commodity) is None
        boundless = holder == BANK and (commodity in (CASH, MORTGAGE) or unlimited)
        if draft.books.held(holder, commodity) < 0 and not boundless:
            yield Trace(holder, commodity, -1)


def _held_by_the_gone(draft: Draft, entry: Entry) -> Iterator[Trace]:
    """Something in the hands of one who has left the game."""
    if any(draft.books.held(holder, commodity) for holder, commodity, _ in entry.postings if holder in draft.out):
        yield Trace(fact="out")
    if draft.turn not in draft.players:
        yield Trace(fact="turn")


# --- deeds


def _touched(draft: Draft, entry: Entry) -> list[Deed]:
    moved = {holder for holder, _, _ in entry.postings} | {commodity for _, commodity, _ in entry.postings}
    return [deed for deed in draft.board.deeds if deed.id in moved or site(deed) in moved]


def _moved(deed: Deed, entry: Entry, later: Sequence[Entry]) -> Iterator[Trace]:
    """A deed that was built on, mortgaged or cleared by the entry has since gone to another as it then stood."""
    trace = Trace(ANY, deed.id)
    if any(holder == site(deed) for holder, _, _ in entry.postings) and any(map(trace.left_by, later)):
        yield trace


def _misbuilt(draft: Draft, deed: Deed, was: Game) -> Iterator[Trace]:
    held = draft.books.held
    markers, houses, hotels = (held(site(deed), what) for what in (MORTGAGE, HOUSE, HOTEL))
    paid = len(draft.paid(deed))
    if markers > 1 or (markers and draft.owner(deed) == BANK != was.owner(deed)):
        yield Trace(site(deed), MORTGAGE)
    if houses > draft.rules.hotel_needs or hotels > 1 or (houses and hotels) or paid != houses + hotels * draft.top:
        yield from (Trace(site(deed), what) for what in (HOUSE, HOTEL))


def _broken_group(draft: Draft, group: str, was: Game) -> Iterator[Trace]:
    """A built group that is no longer whole, clear and even, though it was."""
    deeds = draft.board.members[group]
    if _faults(draft, deeds) - _faults(was, deeds):
        for deed in deeds:
            yield Trace(ANY, deed.id)
            yield from (Trace(site(deed), what) for what in (HOUSE, HOTEL, MORTGAGE))


def _faults(game: Game, deeds: tuple[Deed, ...]) -> set[str]:
    levels = [game.level(deed) for deed in deeds]
    if not any(levels):
        return set()
    found = {
        "broken": not game.whole(deeds[0]),
        "mortgaged": any(game.mortgaged(deed) for deed in deeds),
        "uneven": max(levels) - min(levels) > 1,
    }
    return {fault for fault, there in found.items() if there}


# --- tokens


def _misplaced(draft: Draft, was: Game) -> Iterator[Trace]:
    """Someone in jail whose token stands elsewhere, though it did not."""
    misplaced = (name for name in draft.players if _is_away(draft, name) and not _is_away(was, name))
    yield from (Trace(fact=f"square:{name}") for name in misplaced)


def _is_away(game: Game, player: str) -> bool:
    square = game.books.facts.get(f"square:{player}", game.board.jail)
    return game.jailed(player) and square != game.board.jail
