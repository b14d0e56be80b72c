"""Short forms: a letter for a verb, a seat in front, the player on turn without."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import (
    Auction,
    Build,
    Buy,
    Mortgage,
    Next,
    Pay,
    Redeem,
    Rent,
    Request,
    Salary,
    Sell,
    Settlement,
    Undo,
    Win,
)

PHRASES: list[tuple[str, Request]] = [
    ("b", Buy("Ana")),
    ("b @39", Buy("Ana", "boardwalk")),
    ("r board", Rent("Ana", "boardwalk")),
    ("g", Salary("Ana")),
    ("p", Settlement()),
    ("p Budi 50", Pay("Ana", "Budi", 50)),
    ("p 2 50", Pay("Ana", "Budi", 50)),
    ("m @39", Mortgage("Ana", ("boardwalk",))),
    ("x @39", Redeem("Ana", ("boardwalk",))),
    ("h 2 board", Build("Ana", ("boardwalk",), 2)),
    ("h 39", Build("Ana", ("boardwalk",))),
    ("h hotel board", Build("Ana", ("boardwalk",), hotel=True)),
    ("s 39", Sell("Ana", ("boardwalk",))),
    ("s 1 board", Sell("Ana", ("boardwalk",))),
    ("s all dark blue", Sell("Ana", ("park-place", "boardwalk"), all=True)),
    ("a", Auction()),
    ("a @39", Auction("boardwalk")),
    ("w @39 120", Win("Ana", "boardwalk", 120)),
    ("2 w @39 120", Win("Budi", "boardwalk", 120)),
    ("u", Undo()),
    ("u 3", Undo(3)),
    ("e", Next()),
    ("1b", Buy("Ana")),
    ("1 b", Buy("Ana")),
    ("2B @39 350", Buy("Budi", "boardwalk", 350)),
    ("1r board", Rent("Ana", "boardwalk")),
    ("2g", Salary("Budi")),
    ("1h 2 board", Build("Ana", ("boardwalk",), 2)),
    ("3p", Settlement("Citra")),
    ("3p 1 20", Pay("Citra", "Ana", 20)),
    ("3p everyone 20 for luck", Pay("Citra", "everyone", 20, "luck")),
    ("1r b & o", Rent("Ana", "b-o-railroad")),
]


@pytest.mark.parametrize(("phrase", "request_"), PHRASES)
def test_phrase(phrase: str, request_: Request, said: Callable[[str], Any]) -> None:
    assert said(phrase) == request_


@pytest.mark.parametrize("phrase", ["4b", "9g", "4 b"])
def test_an_empty_seat_is_an_unknown_name(phrase: str, refused: Callable[[str], Refusal]) -> None:
    refusal = refused(phrase)
    assert (refusal.code, refusal.data["name"]) == ("unknown-name", phrase[0])


@pytest.mark.parametrize("phrase", ["1e", "1u", "1a @39", "1 e", "Ana u", "1buys", "1q", "123"])
def test_what_no_player_does_takes_no_seat(phrase: str, refused: Callable[[str], Refusal]) -> None:
    assert refused(phrase).code == "unknown-phrase"
