"""The ledger: entries over TinyDB, only ever appended; the books are the sum of the live ones."""

from collections.abc import Iterable, Sequence

from msgspec import Struct, convert, to_builtins

from banker.editions.edition import Edition
from banker.ledger.books import Books
from banker.ledger.database import JournalDB
from banker.ledger.entry import Change, Entry, Posting

GAME, ENTRIES = "game", "entries"


class Head(Struct, frozen=True):
    """What a game file says of its game: the time of opening (seconds since 1970, UTC) and its own edition."""

    opened: int
    edition: Edition


class Ledger:
    """Entries in order, the books they add up to, and which acts are live or taken back."""

    def __init__(self, db: JournalDB, head: Head) -> None:
        """Keep a ledger in a database; the entries already there are taken into the books."""
        self.db = db
        self.head = head
        self.entries: list[Entry] = []
        self.books = Books()
        self.acts: dict[int, tuple[int, ...]] = {}
        self.live: list[int] = []
        self.undone: list[int] = []
        self._table = db.table(ENTRIES)
        for row in self._table.rows():
            self._take(convert(row, Entry))

    @classmethod
    def create(cls, db: JournalDB, head: Head, first: Entry) -> "Ledger":
        """Begin a ledger with the opening entry."""
        db.table(GAME).insert(to_builtins(head))
        ledger = cls(db, head)
        ledger.record((first,))
        return ledger

    @classmethod
    def reopen(cls, db: JournalDB) -> "Ledger | None":
        """Read a ledger that a database keeps; None where it holds no game."""
        heads = list(db.table(GAME).rows())
        return cls(db, convert(heads[0], Head)) if heads else None

    @property
    def next(self) -> int:
        """The number that the next entry gets."""
        return len(self.entries) + 1

    def record(self, entries: Sequence[Entry]) -> None:
        """Write the entries of one act, durably and all or none, then take them into the books."""
        rows = [to_builtins(entry) for entry in entries]
        if len(rows) == 1:
            self._table.insert(rows[0])
        else:
            self._table.insert_multiple(rows)
        for entry in entries:
            self._take(entry)

    def _take(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.books.apply(entry)
        if entry.kind == "undo":
            self.undone.append(self.live.pop())
        elif entry.kind == "redo":
            self.live.append(self.undone.pop())
        else:
            self._take_act(entry)

    def _take_act(self, entry: Entry) -> None:
        self.acts[entry.act] = (*self.acts.get(entry.act, ()), entry.number)
        if not self.live or self.live[-1] != entry.act:
            self.live.append(entry.act)
            self.undone.clear()

    # --- taking back

    def back(self, count: int) -> list[int]:
        """Name the last live acts, the latest first; the opening is never taken back."""
        return self.live[:0:-1][:count]

    def forth(self, count: int) -> list[int]:
        """Name the acts last taken back, the next to enter again first."""
        return self.undone[::-1][:count]

    def of_act(self, act: int) -> tuple[Entry, ...]:
        """List the entries of an act."""
        return tuple(self.entries[number - 1] for number in self.acts[act])

    def alive(self, number: int) -> bool:
        """Whether an entry counts: an act that is live, or any reversal."""
        entry = self.entries[number - 1]
        return entry.kind in ("undo", "redo") or entry.act in self.live


def reversal(entries: Iterable[Entry]) -> tuple[tuple[Posting, ...], tuple[Change, ...]]:
    """Swap the signs and the before and after of entries, the last first."""
    postings: list[Posting] = []
    changes: list[Change] = []
    for entry in reversed(tuple(entries)):
        postings += ((holder, commodity, -amount) for holder, commodity, amount in reversed(entry.postings))
        changes += ((fact, after, before) for fact, before, after in reversed(entry.changes))
    return tuple(postings), tuple(changes)


def again(entries: Iterable[Entry]) -> tuple[tuple[Posting, ...], tuple[Change, ...]]:
    """Gather the postings and changes of entries, to enter them once more."""
    postings: list[Posting] = []
    changes: list[Change] = []
    for entry in entries:
        postings += entry.postings
        changes += entry.changes
    return tuple(postings), tuple(changes)
