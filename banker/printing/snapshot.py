"""A snapshot: the ledger of a game file as it stands, without a lock, whoever is writing to it."""

import os
from pathlib import Path

from msgspec import Struct

from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.entry import Entry
from banker.ledger.journal_errors import JournalError, reason_of
from banker.ledger.journal_reader import read
from banker.ledger.ledger import Ledger
from banker.library import game_name
from banker.printing.shared import Mark
from banker.printing.summary import Summary, summarize
from banker.refusal import Refusal
from banker.rules.game import Game
from banker.speech.names import plain


class Snapshot(Struct, frozen=True):
    """A ledger, the name of its game, and the seal of its last line."""

    ledger: Ledger
    name: str
    seal: str

    @property
    def game(self) -> Game:
        """See the table as it stood after the last entry."""
        return Game(self.ledger.books, self.ledger.head.edition, self.last.elapsed)

    @property
    def last(self) -> Entry:
        """The last entry."""
        return self.ledger.entries[-1]

    @property
    def mark(self) -> Mark:
        """What tells this game and this moment from others."""
        return Mark(self.ledger.head.opened, self.seal)

    def summary(self, player: str) -> Summary:
        """Sum up a player."""
        return summarize(self.game, player, self.name, self.last.at, self.last.number, self.mark)


def read_snapshot(path: Path) -> Snapshot | Refusal:
    """Read a game file through a copy in memory; the file is neither locked nor changed."""
    content = _content(path)
    if isinstance(content, Refusal):
        return content
    try:
        ledger = Ledger.reopen(JournalDB(MemoryDisk(content)))
    except JournalError as error:
        return _refusal(error.code, path, error.data)
    if ledger is None or not ledger.entries:
        return _refusal("no-such-game", path)
    return Snapshot(ledger, name_of(path), read(content, path.name).seal.decode())


def name_of(path: Path) -> str:
    """Name a game by its file, in letters that can be printed."""
    return plain(os.fsencode(game_name(path)).decode(errors="replace"))


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
