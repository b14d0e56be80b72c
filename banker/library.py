"""Where games are kept: one file a game, in the user's data folder or wherever the banker says."""

import os
import re
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from banker.desk import Desk
from banker.folding import fold
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.ledger.journal_errors import JournalError
from banker.refusal import Refusal
from banker.timekeeping import Timekeeper

ENDING = ".game"
LONGEST = 80


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """Name the folder of the user's games: BANKER_HOME, or the platform's data folder."""
    if environment.get("BANKER_HOME"):
        return Path(environment["BANKER_HOME"])
    from platformdirs import user_data_path

    return user_data_path("banker") / "games"


def file_name(name: str) -> str:
    """Make a safe file name of any words: folded, letters and digits and hyphens only, never empty."""
    plain = re.sub(r"[^\w]+", "-", fold(name)).strip("-_")[:LONGEST]
    return (plain or "game") + ENDING


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
        games = [GameFile(path, path.stem, int(path.stat().st_mtime)) for path in found]
        return sorted(games, key=lambda game: (-game.changed, game.name))

    def path(self, game: str) -> Path:
        """Find the file that a path or the name of a game means; it need not exist."""
        if os.sep in game or game.endswith(ENDING) or Path(game).is_file():
            return Path(game)
        return self.folder / file_name(game)

    def free(self, name: str) -> Path:
        """Name a file that is not there yet."""
        path, number = self.folder / file_name(name), 2
        while path.exists():
            path = self.folder / file_name(f"{name} {number}")
            number += 1
        return path


def sit_down(path: Path, time: Timekeeper) -> Desk | Refusal:
    """Open the game that a file keeps, or a desk on which one may be opened into that file."""
    if not path.exists():
        return Desk(lambda: JournalDB(FileDisk(path)), time)
    try:
        return Desk.reopen(JournalDB(FileDisk(path)), time)
    except JournalError as error:
        return Refusal(error.code, {**error.data, "file": str(path)})


def take_up(path: Path, time: Timekeeper) -> Desk | Refusal:
    """Open the game that a file keeps; refuses `no-such-game` where there is none."""
    if not path.exists():
        return Refusal("no-such-game", {"file": str(path)})
    desk = sit_down(path, time)
    if isinstance(desk, Desk) and desk.ledger is None:
        desk.close()
        return Refusal("no-such-game", {"file": str(path)})
    return desk
