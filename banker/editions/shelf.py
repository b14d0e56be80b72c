"""The shelf: the boards and sheets that ship with the desk, and those in the banker's own files."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from banker.editions.board import Board
from banker.editions.fault import Fault
from banker.editions.near import near
from banker.editions.reading import read_board, read_sheet
from banker.editions.sheet import Sheet
from banker.refusal import Refusal
from banker.speech.catalogue import mark

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["boards", "load_board", "load_sheet", "read_board", "read_sheet", "sheets"]

T = TypeVar("T")


class Shelf(Generic[T]):
    """The records of one kind, loaded once each."""

    def __init__(self, kind: str, read: Callable[[str, str], T | Refusal]) -> None:
        """Look into the folder of a kind (`board`, `sheet`); `read` takes text and the name of its file."""
        self.kind = kind
        self.read = read
        self.loaded: dict[str, T | Refusal] = {}

    @cached_property
    def folder(self) -> "Traversable":
        """Find the folder inside the package."""
        from importlib.resources import files

        return files("banker.editions") / f"{self.kind}s"

    def names(self) -> list[str]:
        """Name what ships, in alphabetical order."""
        return sorted(file.name[:-5] for file in self.folder.iterdir() if file.name.endswith(".toml"))

    def load(self, name: str | Path) -> T | Refusal:
        """Load by name, or by the path of a TOML file; refuses `unknown-…` with the nearest names, or `bad-…`."""
        word = str(name)
        if word.endswith(".toml") or "/" in word or "\\" in word:
            return self._load_file(Path(word).expanduser())
        if word.casefold() not in self.names():
            return self._unknown(word)
        return self._load_shipped(word.casefold())

    def _load_shipped(self, name: str) -> T | Refusal:
        if name not in self.loaded:
            file = self.folder / f"{name}.toml"
            self.loaded[name] = self.read(file.read_text("utf-8"), file.name)
        return self.loaded[name]

    def _load_file(self, path: Path) -> T | Refusal:
        text = _text(path)
        if text is None:
            return self._unknown(str(path))
        return text.refusal(f"bad-{self.kind}", str(path)) if isinstance(text, Fault) else self.read(text, str(path))

    def _unknown(self, name: str) -> Refusal:
        return Refusal(f"unknown-{self.kind}", {"name": name, "near": near(name, self.names())})


def _text(path: Path) -> str | Fault | None:
    try:
        return path.read_text("utf-8-sig") if path.is_file() else None
    except UnicodeDecodeError as error:
        return Fault("", mark("text in UTF-8"), error.reason)
    except OSError as error:
        return Fault("", mark("a file that can be read"), error.strerror or type(error).__name__)


_boards = Shelf("board", read_board)
_sheets = Shelf("sheet", read_sheet)


def boards() -> list[str]:
    """Name the boards that ship with the desk."""
    return _boards.names()


def sheets() -> list[str]:
    """Name the sheets that ship with the desk."""
    return _sheets.names()


def load_board(name: str | Path) -> Board | Refusal:
    """Load a board by name or path; refuses `unknown-board` with the nearest names, or `bad-board` with the place."""
    return _boards.load(name)


def load_sheet(name: str | Path) -> Sheet | Refusal:
    """Load a sheet by name or path; refuses `unknown-sheet` with the nearest names, or `bad-sheet` with the place."""
    return _sheets.load(name)
