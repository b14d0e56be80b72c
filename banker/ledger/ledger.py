"""The ledger: entries over TinyDB, only ever appended; the books are the sum of the live ones."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from msgspec import Struct, convert, to_builtins

from banker.editions.edition import Edition
from banker.ledger.books import Books
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.ledger.entry import Change, Entry, Posting
from banker.ledger.entry_row import entry_of, row_of
from banker.ledger.journal_copy import Change as Line
from banker.ledger.journal_copy import game_bytes, write_game
from banker.ledger.journal_errors import Damaged

GAME, ENTRIES = "game", "entries"


class Head(Struct, frozen=True):
    """What a game file says of its game: the time of opening (seconds since 1970, UTC) and its own edition."""

    opened: int
    edition: Edition


class Ledger:
    """Entries in order, the books they add up to, and which acts are live or taken back.

    `latest` is the highest time of an entry, in seconds since opening: what is amended is entered again at its own.
    `live` only ever rises: what enters again was taken back last, so that an act is found in it by halving.
    `dead` are the entries that the strikes of live acts take back, whether a strike is an act or part of an amendment.
    `fault` names the first entry that does not fit, where the file is damaged: it and what follows it are left out.
    """

    def __init__(self, db: JournalDB, head: Head) -> None:
        """Keep a ledger in a database; the entries already there are taken into the books."""
        self.db = db
        self.head = head
        self.entries: list[Entry] = []
        self.latest = 0
        self.books = Books()
        self.acts: dict[int, tuple[int, ...]] = {}
        self.live: list[int] = []
        self.undone: list[int] = []
        self.dead: set[int] = set()
        self.covered: dict[int, list[int]] = {}
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

    @property
    def next(self) -> int:
        """The number that the next entry gets."""
        return len(self.entries) + 1

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

    def follows(self, entry: Entry) -> bool:
        """Whether an entry can be the next at all; that it is right is for the audit."""
        if entry.number != self.next or (entry.kind == "open") != (entry.number == 1):
            return False
        if not 0 < entry.act <= entry.number:
            return False
        if not all(0 < number < entry.number for number in entry.reverses):
            return False
        if entry.kind == "undo":
            return len(self.live) > 1
        return bool(self.undone if entry.kind == "redo" else entry.reverses or entry.kind != "amend")

    def take(self, entry: Entry) -> None:
        """Take an entry into the books; it is not written."""
        self.entries.append(entry)
        self.latest = max(self.latest, entry.elapsed)
        self.books.apply(entry)
        if entry.kind == "undo":
            self._bury(self.live.pop())
        elif entry.kind == "redo":
            self._raise(self.undone.pop())
        else:
            self._take_act(entry)

    def _take_act(self, entry: Entry) -> None:
        self.acts[entry.act] = (*self.acts.get(entry.act, ()), entry.number)
        if not self.live or self.live[-1] != entry.act:
            self._begin(entry)
        if entry.kind == "strike":
            self.dead.update(entry.reverses)

    def _begin(self, first: Entry) -> None:
        """Begin an act with its first entry."""
        self.undone.clear()
        if first.kind == "amend":
            self.covered[first.act] = self._cover(first)
        self.live.append(first.act)

    def _cover(self, entry: Entry) -> list[int]:
        """Take the acts that an amendment replaces off the live ones; they are its, should it be undone."""
        at = bisect_left(self.live, self.entries[min(entry.reverses) - 1].act)
        covered = self.live[at:]
        del self.live[at:]
        self.dead -= self._struck_by(covered)
        return covered

    def _bury(self, act: int) -> None:
        covered = self.covered.get(act, [])
        self.undone.append(act)
        self.live.extend(covered)
        self.dead -= self._struck_by((act,))
        self.dead |= self._struck_by(covered)

    def _raise(self, act: int) -> None:
        covered = self.covered.get(act, [])
        del self.live[len(self.live) - len(covered) :]
        self.live.append(act)
        self.dead -= self._struck_by(covered)
        self.dead |= self._struck_by((act,))

    def _struck_by(self, acts: Iterable[int]) -> set[int]:
        """Number the entries that the strikes of some acts take back."""
        strikes = (entry for act in acts for entry in self.of_act(act) if entry.kind == "strike")
        return {number for strike in strikes for number in strike.reverses}

    # --- taking back

    def back(self, count: int) -> list[int]:
        """Name the last live acts, the latest first; the opening is never taken back."""
        uncovered: list[int] = []
        acts: list[int] = []
        rest = len(self.live)
        while len(acts) < count and rest + len(uncovered) > 1:
            if not uncovered:
                rest -= 1
            acts.append(uncovered.pop() if uncovered else self.live[rest])
            uncovered += self.covered.get(acts[-1], ())
        return acts

    def forth(self, count: int) -> list[int]:
        """Name the acts last taken back, the next to enter again first."""
        return list(islice(reversed(self.undone), count))

    def of_act(self, act: int) -> tuple[Entry, ...]:
        """List the entries of an act."""
        return tuple(self.entries[number - 1] for number in self.acts[act])

    def alive(self, number: int) -> bool:
        """Whether an entry counts: it is of a live act and not struck, or is a reversal itself."""
        entry = self.entries[number - 1]
        return entry.kind in ("undo", "redo") or (number not in self.dead and self._is_live(entry.act))

    def _is_live(self, act: int) -> bool:
        at = bisect_left(self.live, act)
        return at < len(self.live) and self.live[at] == act

    def later(self, number: int) -> list[Entry]:
        """List the live entries after one, undo and redo aside."""
        later = self.entries[number:]
        return [e for e in later if e.kind not in ("undo", "redo") and self.alive(e.number)]


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
