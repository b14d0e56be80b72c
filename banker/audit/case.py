"""What is audited: a game file as it stands, without a lock."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from banker.ledger.entry import Entry
from banker.ledger.entry_row import entry_of
from banker.ledger.journal_errors import Damaged, NotAGame
from banker.ledger.journal_line import Commit
from banker.ledger.journal_looking import FileReader
from banker.ledger.journal_reader import Reading, read
from banker.ledger.ledger import ENTRIES, GAME, Head
from banker.refusal import Refusal


class Case(Struct, frozen=True):
    """A game file: its head, its entries in the order of its lines, and what of the lines themselves does not fit.

    `seal` is that of the last line that fits: two files with the same one are the same to that line.
    """

    head: Head
    entries: tuple[Entry, ...]
    breaks: tuple[Refusal, ...] = ()
    seal: str = ""

    def acts(self) -> Iterator[tuple[Entry, ...]]:
        """Go through the entries act by act."""
        return (tuple(entries) for _, entries in groupby(self.entries, lambda entry: entry.act))


def read_case(path: Path) -> Case:
    """Read a game file, or of a damaged one what comes before the damage; raises JournalError, ValidationError."""
    file = FileReader(path)
    try:
        reading = read(file.open(), file.name)
    finally:
        file.close()
    if reading.fault is not None and not (reading.commits and isinstance(reading.fault, Damaged)):
        raise reading.fault
    heads = [row for commit in reading.commits if commit.table == GAME for row in commit.put.values()]
    if not heads:
        raise NotAGame(path=file.name, found="empty")
    entries, breaks = _entries(reading)
    return Case(convert(heads[-1], Head), entries, (*breaks, *_damage(reading, entries)), reading.seal.decode())


def _entries(reading: Reading) -> tuple[tuple[Entry, ...], tuple[Refusal, ...]]:
    entries: list[Entry] = []
    breaks: list[Refusal] = []
    for line, commit in enumerate(reading.commits, 2):
        breaks += _rewritten(commit, line, len(entries))
        for number, row in _put(commit):
            entry = entry_of(row)
            if entry is None:
                return tuple(entries), (*breaks, Refusal("audit-unreadable", {"entry": number, "line": line}))
            if number > len(entries):
                entries.append(entry)
    return tuple(entries), tuple(breaks)


def _put(commit: Commit) -> Iterable[tuple[int, dict[str, Any]]]:
    return commit.put.items() if commit.table == ENTRIES and not commit.drop else ()


def _rewritten(commit: Commit, line: int, known: int) -> Iterator[Refusal]:
    """Name the entries that a line changes or takes away after they were recorded."""
    gone = [*commit.delete, *commit.put] if commit.table == ENTRIES else []
    if ENTRIES in commit.drop:
        gone = list(range(1, known + 1))
    yield from (Refusal("audit-rewritten", {"entry": one, "line": line}) for one in gone if one <= known)


def _damage(reading: Reading, entries: tuple[Entry, ...]) -> Iterator[Refusal]:
    if reading.fault is not None:
        yield Refusal("audit-sealed", {**reading.fault.data, "entry": len(entries) + 1})
