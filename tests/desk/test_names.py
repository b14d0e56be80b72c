"""What cannot be a player's name, because it means something else in a phrase."""

import pytest

from banker.rules import requests as r
from tests.playing import a_desk, played


@pytest.mark.parametrize(
    "name",
    ["!x", "!", "+3", "-5", "−5", "-", "+Ana", " -5", "7", "12.5", "1,000", "1 000", "@3", "", " ", "bank", "Pot"],
)
def test_what_means_something_else_is_no_name(name: str) -> None:
    answer = a_desk().act(r.Open("monopolo", "atlantic", (name, "Budi")))
    assert answer.refusal is not None
    assert answer.refusal.code == "bad-name"


@pytest.mark.parametrize("name", ["x!", "Ana-Budi", "4ever", "#x", "½", "(5)", "?", "[/]", "🂡", "Ĝojo", "C+"])
def test_anything_else_is_one_and_plays(name: str) -> None:
    desk = played(f'open sheet monopolo board atlantic players "{name}" Budi\n"{name}" buys @39\nBudi rent @39')
    assert desk.game.owner(desk.edition.board.deed["boardwalk"]) == name
