"""A good board's text to spoil, and the fault that a spoilt one is refused for."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from banker.editions.reading import BOARDS, examine
from banker.editions.shelf import read_board
from banker.refusal import Refusal

Fault = tuple[str, str, str]


def bare(text: str) -> str:
    """Leave out of a text the comments that explain the format."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("##"))


@pytest.fixture(scope="session")
def atlantic() -> str:
    """Read a board that ships, without the comments that explain the format."""
    return bare((files("banker.editions") / "boards" / "atlantic.toml").read_text("utf-8"))


@pytest.fixture(scope="session")
def found() -> Callable[[str], Fault]:
    """Read a text that is no board; answers the place, what was expected, what was found."""

    def fault(text: str) -> Fault:
        refusal = read_board(text, "mine.toml")
        assert isinstance(refusal, Refusal)
        assert (refusal.code, refusal.data["file"]) == ("bad-board", "mine.toml")
        return refusal.data["place"], refusal.data["expected"], refusal.data["found"]

    return fault


@pytest.fixture(scope="session")
def spoilt(atlantic: str, found: Callable[[str], Fault]) -> Callable[[str, str], Fault]:
    """Replace some words of the good board by others; answers the fault, the one on the line changed."""

    def spoil(old: str, new: str) -> Fault:
        assert old in atlantic
        text = atlantic.replace(old, new, 1)
        line = atlantic[: atlantic.index(old)].count("\n") + 1
        at_line = [f for f in examine(text, BOARDS).mistakes if f.line == line]
        refusal = at_line[0].refusal("bad-board", "mine.toml") if at_line else None
        return (refusal.data["place"], refusal.data["expected"], refusal.data["found"]) if refusal else found(text)

    return spoil
