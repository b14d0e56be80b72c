"""Turns, dice, squares and jail."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import Jail, LeaveJail, Next, Place, Request, Roll, Turn
from banker.teller.reading import read
from banker.teller.scene import Default, Scene

PHRASES: list[tuple[str, Request]] = [
    ("Ana rolls 5 3", Roll("Ana", 5, 3)),
    ("Ana rolls 53", Roll("Ana", 5, 3)),
    ("rolls 5 3", Roll("Ana", 5, 3)),
    ("roll 6 6", Roll("Ana", 6, 6)),
    ("5 3", Roll("", 5, 3)),
    ("53", Roll("", 5, 3)),
    ("turn Budi", Turn("Budi")),
    ("turn 3", Turn("Citra")),
    ("next", Next()),
    ("Ana at @10", Place("Ana", 10)),
    ("Ana at 10", Place("Ana", 10)),
    ("Ana at free parking", Place("Ana", 20)),
    ("at @10", Place("Ana", 10)),
    ("Ana jailed", Jail("Ana")),
    ("jailed", Jail("Ana")),
    ("Ana leaves jail by fine", LeaveJail("Ana", "fine")),
    ("Ana leaves jail by card", LeaveJail("Ana", "card")),
    ("Ana leaves jail by doubles", LeaveJail("Ana", "doubles")),
    ("leave jail by doubles", LeaveJail("Ana", "doubles")),
    ("Ana leaves by fine", LeaveJail("Ana", "fine")),
]


@pytest.mark.parametrize(("phrase", "request_"), PHRASES)
def test_phrase(phrase: str, request_: Request, said: Callable[[str], Any]) -> None:
    assert said(phrase) == request_


@pytest.mark.parametrize("phrase", ["", "   ", "\t", "\u00a0"])
def test_an_empty_line_is_the_default(phrase: str, said: Callable[[str], Any]) -> None:
    assert said(phrase) == Default()


def test_a_comment_alone_is_not_the_default(refused: Callable[[str], Refusal]) -> None:
    assert refused("# nothing").code == "unknown-phrase"


def test_dice_that_cannot_be_are_left_to_the_rules(said: Callable[[str], Any]) -> None:
    assert said("Ana rolls 7 0") == Roll("Ana", 7, 0)


@pytest.mark.parametrize(
    "phrase", ["Ana rolls", "Ana rolls 5", "turn", "Ana at", "Ana leaves jail", "Ana leaves jail by bus"]
)
def test_missing_parts(phrase: str, refused: Callable[[str], Refusal]) -> None:
    assert refused(phrase).code == "incomplete-phrase"


@pytest.mark.parametrize("phrase", ["buys @39", "salary", "g", "pay Budi 5", "raise", "at @10", "notes"])
def test_without_a_turn_the_player_must_be_named(phrase: str, scene: Scene) -> None:
    refusal = read(phrase, Scene(scene.players, "", scene.board))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "incomplete-phrase"


def test_there_is_no_square_beyond_the_last(refused: Callable[[str], Refusal]) -> None:
    refusal = refused("Ana at @40")
    assert (refusal.code, refusal.data["kind"]) == ("unknown-name", "square")
