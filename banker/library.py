"""Where games are kept: one file a game, in the user's data folder or wherever the banker says."""

import os
import re
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from urllib.parse import unquote
from zlib import crc32

from msgspec import Struct, ValidationError

from banker.desk import Desk
from banker.folding import fold
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.ledger.journal_errors import CannotWrite, Damaged, JournalError
from banker.ledger.journal_looking import FileReader
from banker.refusal import Refusal
from banker.timekeeping import Timekeeper

ENDING = ".game"
LONGEST = 160
"""Bytes of a game's name in its file's: with the endings of what is kept beside a game far below what systems take."""

PARTED = re.compile(r"[\s_-]+")
SIGN = re.compile(r"[^\w-]")


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """Name the folder of the user's games: BANKER_HOME, or the platform's data folder."""
    if environment.get("BANKER_HOME"):
        return Path(environment["BANKER_HOME"])
    from platformdirs import user_data_path

    return user_data_path("banker") / "games"


def file_name(name: str, number: int = 1) -> str:
    """Make a safe file name of a game's name: the same of two names only where they are one.

    Case, accents and what parts words (spaces, hyphens, underscores) make no difference; any other sign is kept by its
    code, as `%23` for `#`. From 2 on, the number tells games of the same name apart.
    """
    plain = PARTED.sub("-", fold(name)).strip("-") or name
    return (_shortened(SIGN.sub(_coded, plain)) or "%") + (f"-{number}" if number > 1 else "") + ENDING


def game_name(file: Path) -> str:
    """Say the name of a game by its file: the signs kept by their codes, where they can be shown."""
    name = unquote(file.stem, errors="replace")
    return name if name.isprintable() else file.stem


def _coded(sign: re.Match[str]) -> str:
    return "".join(f"%{byte:02x}" for byte in sign[0].encode("utf-8", "surrogatepass"))


def _shortened(plain: str) -> str:
    """Cut what is too long, and end it with a sum of the whole, by which it differs from others like it."""
    if len(plain.encode()) <= LONGEST:
        return plain
    short = plain.encode()[: LONGEST - 9].decode(errors="ignore").strip("-%")
    return f"{short}-{crc32(plain.encode()):08x}"


class GameFile(Struct, frozen=True):
    """A game found in a folder; `changed` in seconds since 1970, UTC."""

    path: Path
    name: str
    changed: int


class Library:
    """The games of a folder."""

    def __init__(self, folder: Path) -> None:
        """Look into a folder, which need not exist yet."""
        self.folder = folder

    def games(self) -> list[GameFile]:
        """List the games, the one played last first."""
        try:
            found = [path for path in self.folder.iterdir() if path.suffix == ENDING and path.is_file()]
        except OSError:
            return []
        games = [GameFile(path, game_name(path), int(path.stat().st_mtime)) for path in found]
        return sorted(games, key=lambda game: (-game.changed, game.name))

    def path(self, game: str) -> Path:
        """Find the file that a path or the name of a game means; it need not exist."""
        if os.sep in game or game.endswith(ENDING) or _is_file(game):
            return Path(game)
        listed = self.folder / f"{game}{ENDING}"
        return listed if _is_file(str(listed)) else self.folder / file_name(game)

    def free(self, name: str) -> Path:
        """Name a file that keeps nothing yet."""
        names = (self.folder / file_name(name, number) for number in count(1))
        return next(path for path in names if not path.exists() or _is_empty(path))


def _is_file(game: str) -> bool:
    try:
        return Path(game).is_file()
    except OSError:
        return False


def sit_down(path: Path, time: Timekeeper, *, read_only: bool = False) -> Desk | Refusal:
    """Open the game that a file keeps, or a desk on which one may be opened into that file.

    A game that is damaged, or that cannot be written, is opened to be looked at; so is any game with `read_only`.
    """
    try:
        if read_only:
            return look_on(path, time)
        return _sit_down(path, time)
    except JournalError as error:
        return Refusal(error.code, {**error.data, "file": str(path)})
    except ValidationError as error:
        return Refusal("unreadable", {"file": str(path), "reason": str(error)})
    except (OSError, ValueError) as error:
        return Refusal("unreadable", {"file": str(path), "reason": getattr(error, "strerror", "") or str(error)})


def take_up(path: Path, time: Timekeeper, *, read_only: bool = False) -> Desk | Refusal:
    """Open the game that a file keeps; refuses `no-such-game` where there is none."""
    desk = sit_down(path, time, read_only=read_only)
    if isinstance(desk, Desk) and desk.ledger is None:
        desk.close()
        return Refusal("no-such-game", {"file": str(path)})
    return desk


def look_on(path: Path, time: Timekeeper) -> Desk:
    """Open a game to look at it, while another desk may be writing it; raises JournalError."""
    return Desk.reopen(JournalDB(FileReader(path)), time)


def _sit_down(path: Path, time: Timekeeper) -> Desk | Refusal:
    fresh = Desk(lambda: JournalDB(FileDisk(path, create=True)), time)
    if not path.exists() or _is_empty(path):
        return fresh
    try:
        desk = Desk.reopen(JournalDB(FileDisk(path)), time)
    except (Damaged, CannotWrite) as error:
        return _look_on_after(error, path, time)
    if desk.ledger is None:
        desk.close()
        return fresh
    return desk


def _look_on_after(error: JournalError, path: Path, time: Timekeeper) -> Desk | Refusal:
    """Look at a game that cannot be entered into; where there is nothing to look at, say why it could not."""
    try:
        desk = look_on(path, time)
    except JournalError:
        raise error from None
    if desk.ledger is None:
        raise error
    if desk.ledger.fault is None:
        desk.look_only({**error.data, "file": str(path), "why": error.code})
    return desk


def _is_empty(path: Path) -> bool:
    """Whether a file has no bytes: it was named for a game that never began."""
    return path.is_file() and not path.stat().st_size
