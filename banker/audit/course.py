"""Checks of the course of a game: the order of its entries, and that each follows from the ones before it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from banker.audit.case import Case
from banker.editions.board import Deed
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.entry import HOTEL, Entry
from banker.ledger.ledger import Ledger, again, reversal
from banker.refusal import Refusal, Refused
from banker.rules.evenness import check_even
from banker.rules.game import Game, site


def sealed(case: Case) -> Iterator[Refusal]:
    """Find the first line that is not as it was written, and the entries that were changed afterwards."""
    return iter(case.breaks)


def ordered(case: Case) -> Iterator[Refusal]:
    """Find the entries that are out of number, of time or of their act; an amendment's keep their time."""
    latest, before = 0, None
    for number, entry in enumerate(case.entries, 1):
        if entry.number != number:
            yield Refusal("audit-number", {"entry": number, "found": entry.number})
        if not _is_in_time(entry, latest, case):
            yield Refusal("audit-time", {"entry": number, "elapsed": entry.elapsed, "latest": latest})
        if entry.act not in (number, before):
            yield Refusal("audit-act", {"entry": number, "act": entry.act})
        latest, before = max(latest, entry.elapsed), entry.act


def _is_in_time(entry: Entry, latest: int, case: Case) -> bool:
    if _utc(case.head.opened + entry.elapsed) != entry.at:
        return False
    return entry.elapsed >= latest or case.entries[entry.act - 1].kind == "amend"


def _utc(seconds: int) -> str:
    try:
        return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (OverflowError, ValueError, OSError):
        return ""


def even(case: Case) -> Iterator[Refusal]:
    """Find the acts that leave the buildings of a group uneven; a hotel that is sold outright leaves a bare lot."""
    ledger, bare = _empty(case), set[str]()
    deeds = {site(deed): deed for deed in case.head.edition.board.deeds}
    for act in case.acts():
        for entry in act:
            ledger.books.apply(entry)
        moved = [(deeds[holder], what, n) for entry in act for holder, what, n in entry.postings if holder in deeds]
        if case.head.edition.rules.hotel_sale == "outright":
            bare |= {deed.group for deed, what, amount in moved if what == HOTEL and amount < 0}
        game = Game(ledger.books, case.head.edition, act[-1].elapsed)
        groups = {deed.group: deed for deed, _, _ in moved if deed.group not in bare}
        yield from _uneven(game, groups.values(), act[-1].number)


def _uneven(game: Game, deeds: Iterable[Deed], number: int) -> Iterator[Refusal]:
    for deed in deeds:
        try:
            check_even(game, deed)
        except Refused as refused:
            yield Refusal("audit-even", {"entry": number, **refused.refusal.data})


def replayed(case: Case) -> Iterator[Refusal]:
    """Find the entries that do not build on the ones before them: table facts, and what is taken back or entered again.

    The first one that cannot follow at all ends the search.
    """
    ledger = _empty(case)
    for number, entry in enumerate(case.entries, 1):
        if not ledger.follows(entry):
            yield Refusal("audit-follows", {"entry": number, "kind": entry.kind})
            return
        yield from _facts(ledger, entry)
        if not _reverses(ledger, entry):
            yield Refusal("audit-reverses", {"entry": number, "kind": entry.kind, "reverses": list(entry.reverses)})
        ledger.take(entry)


def _facts(ledger: Ledger, entry: Entry) -> Iterator[Refusal]:
    facts = dict[str, object]()
    for fact, before, after in entry.changes:
        held = facts[fact] if fact in facts else ledger.books.facts.get(fact)
        if held != before:
            yield Refusal("audit-fact", {"entry": entry.number, "fact": fact})
        facts[fact] = after


def _reverses(ledger: Ledger, entry: Entry) -> bool:
    """Whether an entry moves just what the entries moved that it takes back, or enters again."""
    if entry.kind not in ("undo", "redo", "strike", "amend"):
        return True
    members = [ledger.entries[number - 1] for number in entry.reverses]
    moved, _ = again(members) if entry.kind == "redo" else reversal(members)
    return Counter(moved) == Counter(entry.postings) and _is_due(ledger, entry)


def _is_due(ledger: Ledger, entry: Entry) -> bool:
    if entry.kind == "undo":
        return entry.reverses == tuple(one.number for one in ledger.of_act(ledger.back(1)[0]))
    if entry.kind == "redo":
        return entry.reverses == tuple(one.number for one in ledger.of_act(ledger.forth(1)[0]))
    if entry.kind == "amend":
        return entry.reverses == tuple(_since(ledger, min(entry.reverses)))
    return all(map(ledger.alive, entry.reverses))


def _since(ledger: Ledger, number: int) -> Iterator[int]:
    """Number what an amendment of an entry takes back: all from its act on, but that other amendments took back."""
    for act in ledger.since(number):
        yield from (one.number for one in ledger.of_act(act) if one.kind != "amend")


def _empty(case: Case) -> Ledger:
    return Ledger(JournalDB(MemoryDisk()), case.head)
