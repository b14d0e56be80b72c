"""A game file of format version 1, as it was written when that was new: eight entries."""

from pathlib import Path

from banker.desk import Desk
from banker.ledger.books import Books
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.refusal import Refusal
from banker.timekeeping import ScriptTime

GAME = (Path(__file__).parent / "version-1.game").read_bytes()
ENTRIES = 8
NOW = 1_700_000_600
"""Ten minutes after the game was opened."""


def put(path: Path, content: bytes = GAME) -> Path:
    """Write a game file."""
    path.write_bytes(content)
    return path


def books_after(entries: int) -> Books:
    """Give the books after the first entries."""
    lines = GAME.splitlines(keepends=True)
    desk = Desk.reopen(JournalDB(MemoryDisk(b"".join(lines[: 2 + entries]))), ScriptTime(NOW))
    assert len(desk.entries) == entries
    return desk.books


def codes(desk: Desk | Refusal) -> list[str]:
    """Name what a desk has to say of its file, or why there is no desk."""
    return [desk.code] if isinstance(desk, Refusal) else [notice.code for notice in desk.notices]
