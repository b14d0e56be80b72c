"""Repairing a damaged game: a new file up to the last entry that fits; the old one is left as it is."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.journal_copy import write_game
from banker.ledger.journal_errors import Damaged, JournalError, NotAGame
from banker.ledger.journal_line import HEADER, Commit
from banker.ledger.journal_looking import FileReader
from banker.ledger.journal_reader import Reading, read
from banker.ledger.ledger import ENTRIES, Ledger
from banker.refusal import Refusal


class Repair(Struct, frozen=True):
    """A new file with what fits: how many entries, and from which line of the old file on nothing was taken over.

    `line` is 0 where all the lines of the old file fitted.
    """

    path: Path
    entries: int
    line: int


def repair(path: Path, to: Path) -> Repair | Refusal:
    """Write what fits of a game file into a new one."""
    try:
        data = _bytes_of(path)
        reading = read(data, str(path))
        if not isinstance(reading.fault, Damaged | None):
            raise reading.fault
        return _write(data, reading, to)
    except JournalError as error:
        return Refusal(error.code, {**error.data, "file": error.data.get("path", str(path))})


def free_beside(path: Path) -> Path:
    """Name a new file beside a damaged one."""
    number = 1
    while (free := path.with_name(f"{path.stem}-repaired-{number}{path.suffix}")).exists():
        number += 1
    return free


def _bytes_of(path: Path) -> bytes:
    """Read a file; a first line that was damaged is mended where the second is sealed upon the right one."""
    file = FileReader(path)
    try:
        data = file.open(whole=True)
    finally:
        file.close()
    mended = HEADER + data.partition(b"\n")[2]
    return mended if not data.startswith(HEADER) and read(mended, file.name).commits else data


def _write(data: bytes, reading: Reading, to: Path) -> Repair:
    lines = data[: reading.size].splitlines(keepends=True)[: _unchanged(reading.commits)]
    kept, entries = _fitting(lines, reading)
    write_game(to, b"".join(kept))
    return Repair(to, entries, len(kept) + 1 if len(b"".join(kept)) < len(data) else 0)


def _unchanged(commits: Sequence[Commit]) -> int:
    """Count the lines before the first that changes an entry after it was recorded."""
    known = 0
    for lines, commit in enumerate(commits, 1):
        mine = commit.table == ENTRIES
        if ENTRIES in commit.drop or (mine and (commit.delete or any(number <= known for number in commit.put))):
            return lines
        known = max(known, *commit.put) if mine and commit.put else known
    return len(commits) + 1


def _fitting(lines: list[bytes], reading: Reading) -> tuple[list[bytes], int]:
    """Leave off the lines from the first entry on that cannot follow the ones before it."""
    with JournalDB(MemoryDisk(b"".join(lines))) as db:
        ledger = Ledger.reopen(db)
    if ledger is None:
        raise reading.fault or NotAGame(path=reading.name, found="empty")
    if ledger.fault is None:
        return lines, len(ledger.entries)
    wrong = (
        at for at, commit in enumerate(reading.commits, 1) if commit.table == ENTRIES and ledger.next in commit.put
    )
    return lines[: next(wrong)], len(ledger.entries)
