"""The examples of the help: each can be typed as it stands, in every language."""

from collections.abc import Iterator

import pytest

from banker.editions.board import Board
from banker.editions.shelf import load_board
from banker.refusal import Refusal
from banker.speech import catalogue
from banker.teller.reading import read
from banker.teller.scene import Scene
from widgets.guide import CLOCK
from widgets.phrases import CARD, CHAPTERS, EITHER, FREE, example

GAP = "   "


def ways(shown: str, either: str) -> list[str]:
    """Part what one row shows: ways to say the same, or several phrases."""
    return [way for part in shown.split(either) for way in part.split(GAP)]


def examples() -> Iterator[str]:
    """List the examples but for keys, and words on a card, which no other board has."""
    for _title, rows in (*CHAPTERS, ("", CLOCK)):
        yield from (phrase for phrase, _meaning in rows if phrase not in ("F8", CARD))


def scene(language: str) -> Scene:
    board = load_board("atlantic")
    assert isinstance(board, Board)
    return Scene(("Ana", "Budi", "Citra"), "Ana", board, language)


@pytest.mark.parametrize("language", ["en", "eo", "id"])
def test_every_example_means_the_same_in_every_language(language: str) -> None:
    catalogue.use(language)
    either = example(f"1{EITHER}2")[1:-1]
    for phrase in examples():
        for english, shown in zip(ways(phrase, EITHER), ways(example(phrase), either), strict=True):
            meant, said = read(english, scene("en")), read(shown, scene(language))
            assert not isinstance(said, Refusal), shown
            assert type(said) is type(meant) if phrase in FREE else said == meant, shown
