"""The record as corrections see it: which entries count, and what came after one."""

from collections.abc import Iterable, Sequence

from banker.ledger.entry import Entry
from banker.ledger.ledger import Ledger
from banker.refusal import Refused

NO_CORRECTION = frozenset(("open", "undo", "redo", "strike", "amend"))


class Record:
    """Entries by number, and those of them that count."""

    def __init__(self, entries: Sequence[Entry], live: Iterable[Entry]) -> None:
        """Take all entries, and the live ones among them in order."""
        self._entries = list(entries)
        self._live = {entry.number: entry for entry in live}

    @classmethod
    def of(cls, ledger: Ledger) -> "Record":
        """See the record of a ledger."""
        members = (entry for act in ledger.live for entry in ledger.of_act(act))
        return cls(ledger.entries, (entry for entry in members if entry.number not in ledger.dead))

    @classmethod
    def before(cls, ledger: Ledger, olds: Sequence[Entry]) -> "Record":
        """See the record of a ledger as it was before its last entries; what a strike among them took back counts."""
        gone = {old.number for old in olds}
        dead = ledger.dead - {old.why["number"] for old in olds if old.kind == "strike"}
        members = (entry for act in ledger.live for entry in ledger.of_act(act))
        return cls(ledger.entries, (entry for entry in members if entry.number not in gone | dead))

    def target(self, number: int, never: frozenset[str] = NO_CORRECTION) -> Entry:
        """Find a live entry that may be corrected."""
        if not 1 <= number <= len(self._entries):
            raise Refused("no-such-entry", number=number, last=len(self._entries))
        entry = self._entries[number - 1]
        if entry.kind in never:
            raise Refused("not-correctable", number=number, kind=entry.kind)
        if number not in self._live:
            raise Refused("already-undone", number=number)
        return entry

    def later(self, entry: Entry) -> list[Entry]:
        """List the live entries after one; an amendment only takes back what is entered again after it."""
        return [later for number, later in self._live.items() if number > entry.number and later.kind != "amend"]

    def corrections(self, entry: Entry) -> list[Entry]:
        """List the live corrections of an entry's amount."""
        return [e for e in self._live.values() if e.kind == "correction" and e.why["number"] == entry.number]

    def add(self, entries: Iterable[Entry]) -> None:
        """Take new entries at the end; what a strike among them names counts no more."""
        for entry in entries:
            self._entries.append(entry)
            self._live[entry.number] = entry
            if entry.kind == "strike":
                self._live.pop(entry.why["number"], None)


def leaned(entry: Entry, later: Iterable[Entry]) -> Refused:
    """Make the refusal of a strike on which later entries lean."""
    return Refused("leaned-on", number=entry.number, entries=[e.number for e in later])
