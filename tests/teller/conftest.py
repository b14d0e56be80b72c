"""A table to read phrases at, and readers of it."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.editions.board import Board
from banker.editions.shelf import load_board
from banker.refusal import Refusal
from banker.teller.reading import read
from banker.teller.scene import Scene

Reader = Callable[[str], Any]


def board_named(name: str) -> Board:
    """A board that is known to be sound."""
    board = load_board(name)
    assert isinstance(board, Board)
    return board


@pytest.fixture(scope="session")
def scene() -> Scene:
    """Three players at the Atlantic board, Ana on turn."""
    return Scene(("Ana", "Budi", "Citra"), "Ana", board_named("atlantic"))


@pytest.fixture(scope="session")
def said(scene: Scene) -> Reader:
    """What a phrase means at that table."""
    return lambda phrase: read(phrase, scene)


@pytest.fixture(scope="session")
def refused(scene: Scene) -> Callable[[str], Refusal]:
    """Why a phrase is refused at that table."""

    def why(phrase: str) -> Refusal:
        answer = read(phrase, scene)
        assert isinstance(answer, Refusal), answer
        return answer

    return why


@pytest.fixture(scope="session")
def table() -> Callable[..., Reader]:
    """A reader at a table of other players, or on another board."""

    def seat(*players: str, turn: str = "", board: str = "atlantic", language: str = "en") -> Reader:
        scene = Scene(players, turn or players[0], board_named(board), language)
        return lambda phrase: read(phrase, scene)

    return seat
