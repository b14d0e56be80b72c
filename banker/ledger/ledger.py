"""The ledger: entries over TinyDB, only ever appended; the books are the sum of the live ones."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from msgspec import Struct, convert, to_builtins

from banker.editions.edition import Edition
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.ledger.entry import Change, Entry, Posting
from banker.ledger.entry_row import entry_of, row_of
from banker.ledger.journal_copy import Change as Line
from banker.ledger.journal_copy import game_bytes, write_game
from banker.ledger.journal_errors import Damaged
from banker.ledger.standing import Standing

GAME, ENTRIES = "game", "entries"


class Head(Struct, frozen=True):
    """What a game file says of its game: the time of opening (seconds since 1970, UTC) and its own edition."""

    opened: int
    edition: Edition


class Ledger(Standing):
    """Entries in order, where they are kept, and how they stand.

    `fault` names the first entry that does not fit, where the file is damaged: it and what follows it are left out.
    """

    def __init__(self, db: JournalDB, head: Head) -> None:
        """Keep a ledger in a database; the entries already there are taken into the books."""
        super().__init__()
        self.db = db
        self.head = head
        self._table = db.table(ENTRIES)
        self._misfit = False
        self._take_rows(self._table.rows())

    @classmethod
    def create(cls, db: JournalDB, head: Head, first: Entry) -> "Ledger":
        """Begin a ledger with the opening entry."""
        db.table(GAME).insert(to_builtins(head))
        ledger = cls(db, head)
        ledger.record((first,))
        return ledger

    @classmethod
    def reopen(cls, db: JournalDB) -> "Ledger | None":
        """Read a ledger that a database keeps; None where it holds no game, or the head of one that never began.

        Raises Damaged if not even its first entry fits, ValidationError if its head is none.
        """
        heads, begun = list(db.table(GAME).rows()), db.journal.mark(ENTRIES)
        if not begun and db.fault is None:
            return None
        ledger = cls(db, convert(heads[-1], Head)) if heads else None
        if ledger is None or not ledger.entries:
            raise (ledger and ledger.fault) or db.fault or Damaged(path=db.journal.name, misfit="entry", entry=1)
        return ledger

    def record(self, entries: Sequence[Entry]) -> None:
        """Write the entries of one act, durably and all or none, then take them into the books."""
        rows = [row_of(entry) for entry in entries]
        if len(rows) == 1:
            self._table.insert(rows[0])
        else:
            self._table.insert_multiple(rows)
        for entry in entries:
            self.take(entry)

    def follow(self) -> bool:
        """Take in the entries that the writer of this game added; tells whether there were any. Raises JournalError."""
        before = len(self.entries)
        for commit in self.db.follow():
            if commit.table == ENTRIES:
                self._take_rows(commit.put.values())
        return len(self.entries) > before

    def move(self, path: Path) -> None:
        """Write all the entries into a new file, and keep the ledger there from now on; raises JournalError."""
        write_game(path, game_bytes(self._lines()))
        db = JournalDB(FileDisk(path))
        self.db.close()
        self.db, self._table, self._misfit = db, db.table(ENTRIES), False

    @property
    def fault(self) -> Damaged | None:
        """The first entry that does not fit; None as a rule."""
        if self._misfit:
            return Damaged(path=self.db.journal.name, misfit="entry", entry=self.next)
        found = self.db.fault
        return None if found is None else Damaged(**found.data, entry=self.next)

    def _lines(self) -> Iterator[Line]:
        yield GAME, {1: to_builtins(self.head)}
        for _, entries in groupby(self.entries, lambda entry: entry.act):
            yield ENTRIES, {entry.number: row_of(entry) for entry in entries}

    def _take_rows(self, rows: Iterable[Mapping[str, Any]]) -> None:
        rewritten = self.db.journal.rewritten(ENTRIES)
        for row in rows:
            entry = entry_of(row)
            if self._misfit or entry is None or entry.number == rewritten or not self.follows(entry):
                self._misfit = True
                return
            self.take(entry)
        self._misfit = self._misfit or rewritten is not None


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
