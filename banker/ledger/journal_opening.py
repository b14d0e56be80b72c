"""Opening a game file: read it, drop a torn tail, and make sure of what was read."""

from msgspec import Struct

from banker.ledger.journal_disk import Disk
from banker.ledger.journal_errors import NotAGame, failure
from banker.ledger.journal_line import HEADER, HEADER_SEAL
from banker.ledger.journal_reader import Reading, read


class TornTail(Struct, frozen=True):
    """The end of a file was a line that was never written whole, and was dropped: `kept` names a copy of it.

    `line` is the number of that line, counted from 1, `size` its length in bytes.
    """

    line: int
    size: int
    kept: str


def open_journal(disk: Disk) -> tuple[Reading, TornTail | None]:
    """Open and check a file and make it end after its last whole line; raises JournalError and then changes nothing."""
    fresh = disk.open()
    try:
        reading = read(disk.read_all(), disk.name)
        _refuse(reading, fresh)
        notice = _drop_tail(disk, reading)
        _end_line(disk, reading)
        disk.sync()
        disk.sync_folder()
    except OSError as error:
        raise failure(error, disk.name) from error
    return reading, notice


def _refuse(reading: Reading, fresh: bool) -> None:
    if reading.fault is not None:
        raise reading.fault
    if not (fresh or reading.lines or reading.torn):
        raise NotAGame(path=reading.name, found="empty")


def _drop_tail(disk: Disk, reading: Reading) -> TornTail | None:
    if not reading.torn:
        return None
    kept = disk.keep(reading.torn)
    disk.truncate(reading.size)
    return TornTail(line=reading.lines + 1, size=len(reading.torn), kept=kept)


def _end_line(disk: Disk, reading: Reading) -> None:
    if not reading.lines:
        _add(disk, reading, HEADER)
        reading.lines, reading.seal = 1, HEADER_SEAL
    elif reading.unended:
        _add(disk, reading, b"\n")


def _add(disk: Disk, reading: Reading, end: bytes) -> None:
    disk.append(end)
    reading.size += len(end)
