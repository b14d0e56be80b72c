"""The shelf: the boards and sheets that ship with the desk, and the banker's own, one file each."""

import os
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

from banker.editions.board import Board
from banker.editions.fault import Fault
from banker.editions.near import near
from banker.editions.reading import BOARDS, SHEETS, Format, read_board, read_sheet
from banker.editions.sheet import Sheet
from banker.folding import spellings
from banker.refusal import Refusal
from banker.speech.catalogue import mark

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    Source = Traversable | Path

__all__ = [
    "BOARD_SHELF", "SHEET_SHELF", "Shelf", "boards", "load_board", "load_sheet", "own_folder", "read_board",
    "read_sheet", "sheets",
]  # fmt: skip

T = TypeVar("T", bound=Struct)

ENDING = ".toml"
LARGEST = 1_000_000
"""Bytes of a file: fifty times those of a board that ships."""


def own_folder(kind: str, environment: Mapping[str, str] = os.environ) -> Path:
    """Name the folder of the banker's own of a kind: in BANKER_HOME, or in the platform's data folder."""
    if environment.get("BANKER_HOME"):
        return Path(environment["BANKER_HOME"]) / f"{kind}s"
    from platformdirs import user_data_path

    return user_data_path("banker") / f"{kind}s"


class Shelf(Generic[T]):
    """The records of one kind: what ships is loaded once, the banker's own again whenever the file has changed."""

    def __init__(self, form: Format[T], read: Callable[[str, str, str], T | Refusal]) -> None:
        """Look into the folders of a kind; `read` takes text, the name of its file, and the id that it must have."""
        self.form = form
        self.kind = form.kind
        self.read = read
        self.loaded: dict[object, T | Refusal] = {}

    @cached_property
    def folder(self) -> "Traversable":
        """Find the folder inside the package."""
        from importlib.resources import files

        return files("banker.editions") / f"{self.kind}s"

    @cached_property
    def shipped(self) -> list[str]:
        """Name what ships, in alphabetical order."""
        return sorted(file.name[: -len(ENDING)] for file in self.folder.iterdir() if file.name.endswith(ENDING))

    def own(self) -> list[str]:
        """Name the banker's own, in alphabetical order; one that is called as what ships is never taken for it."""
        try:
            files = list(own_folder(self.kind).iterdir())
        except OSError:
            return []
        return sorted(file.stem for file in files if file.suffix == ENDING and file.stem not in self.shipped)

    def names(self) -> list[str]:
        """Name all: what ships, then the banker's own."""
        return [*self.shipped, *self.own()]

    def source(self, name: str | Path) -> "Source | None":
        """Find the file that a name or the path of a TOML file means; None where there is none."""
        word = str(name)
        if is_path(word):
            return Path(word).expanduser()
        known = self._known(word)
        if known in self.shipped:
            return self.folder / f"{known}{ENDING}"
        return own_folder(self.kind) / f"{known}{ENDING}" if known else None

    def _known(self, word: str) -> str:
        """Find the one name that a word means: as it is but for its case, else however its letters are spelt."""
        if word.casefold() in self.shipped:
            return word.casefold()
        names, said = self.names(), set(spellings(word))
        exact = [name for name in names if name.casefold() == word.casefold()]
        found = exact or [name for name in names if said.intersection(spellings(name))]
        return found[0] if exact or len(found) == 1 else ""

    def text(self, name: str | Path) -> str | Refusal:
        """Read the text of a file by name or path; refuses `unknown-…` with the nearest names, or `bad-…`."""
        source = self.source(name)
        text = _text(source) if source is not None else None
        if text is None:
            return Refusal(f"unknown-{self.kind}", {"name": str(name), "near": near(str(name), self.names())})
        return text.refusal(f"bad-{self.kind}", str(source)) if isinstance(text, Fault) else text

    def load(self, name: str | Path) -> T | Refusal:
        """Load by name, or by the path of a TOML file; refuses `unknown-…` with the nearest names, or `bad-…`."""
        source = self.source(name)
        if source is None or is_path(str(name)):
            return self._read(name, str(source), "")
        own = isinstance(source, Path) and source.parent == own_folder(self.kind)
        key = (str(source), *_stamp(source)) if own and isinstance(source, Path) else source.name
        if key not in self.loaded:
            file, stem = (str(source), source.name.removesuffix(ENDING)) if own else (source.name, "")
            self.loaded[key] = self._read(name, file, stem)
        return self.loaded[key]

    def _read(self, name: str | Path, file: str, stem: str) -> T | Refusal:
        text = self.text(name)
        return text if isinstance(text, Refusal) else self.read(text, file, stem)


def is_path(word: str) -> bool:
    """Whether a word is the path of a file rather than a name on the shelf."""
    return word.endswith(ENDING) or "/" in word or "\\" in word


def _stamp(path: Path) -> tuple[int, int]:
    """Tell one state of a file from another by its time and length."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return found.st_mtime_ns, found.st_size


def _text(source: "Source") -> str | Fault | None:
    try:
        if not source.is_file():
            return None
        with source.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            return Fault("", mark("a file of a million bytes at most"), mark("a longer one"))
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return Fault("", mark("text in UTF-8"), error.reason)
    except (OSError, ValueError) as error:
        return Fault("", mark("a file that can be read"), getattr(error, "strerror", None) or type(error).__name__)


BOARD_SHELF = Shelf(BOARDS, read_board)
SHEET_SHELF = Shelf(SHEETS, read_sheet)


def boards() -> list[str]:
    """Name the boards: those that ship with the desk, then the banker's own."""
    return BOARD_SHELF.names()


def sheets() -> list[str]:
    """Name the sheets: those that ship with the desk, then the banker's own."""
    return SHEET_SHELF.names()


def load_board(name: str | Path) -> Board | Refusal:
    """Load a board by name or path; refuses `unknown-board` with the nearest names, or `bad-board` with the place."""
    return BOARD_SHELF.load(name)


def load_sheet(name: str | Path) -> Sheet | Refusal:
    """Load a sheet by name or path; refuses `unknown-sheet` with the nearest names, or `bad-sheet` with the place."""
    return SHEET_SHELF.load(name)
