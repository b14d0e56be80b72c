"""A snapshot: the ledger of a game file as it stands, without a lock, whoever is writing to it."""

import os
from pathlib import Path

from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.journal_errors import JournalError, reason_of
from banker.ledger.ledger import Ledger
from banker.refusal import Refusal
from banker.rules.game import Game
from banker.speech.names import plain


def read_ledger(path: Path) -> Ledger | Refusal:
    """Read the ledger of a game file through a copy in memory; the file is neither locked nor changed."""
    content = _content(path)
    if isinstance(content, Refusal):
        return content
    try:
        ledger = Ledger.reopen(JournalDB(MemoryDisk(content)))
    except JournalError as error:
        return _refusal(error.code, path, error.data)
    return ledger if ledger is not None and ledger.entries else _refusal("no-such-game", path)


def game_of(ledger: Ledger) -> Game:
    """See the table as it stood after the last entry."""
    return Game(ledger.books, ledger.head.edition, ledger.entries[-1].elapsed)


def name_of(path: Path) -> str:
    """Name a game after its file, in letters that can be printed."""
    return plain(os.fsencode(path.stem).decode(errors="replace"))


def _content(path: Path) -> bytes | Refusal:
    try:
        if path.exists() and not path.is_file():
            return _refusal("not-a-game-file", path, {"found": "directory" if path.is_dir() else "special"})
        content = path.read_bytes()
    except FileNotFoundError:
        return _refusal("no-such-game", path)
    except (OSError, ValueError) as error:
        return _refusal("unreadable", path, {"reason": _reason(error)})
    return content or _refusal("not-a-game-file", path, {"found": "empty"})


def _reason(error: OSError | ValueError) -> str:
    return reason_of(error) if isinstance(error, OSError) else type(error).__name__


def _refusal(code: str, path: Path, data: dict[str, object] | None = None) -> Refusal:
    return Refusal(code, {**(data or {}), "path": str(path), "file": str(path)})
