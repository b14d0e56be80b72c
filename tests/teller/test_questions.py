"""Questions and checks."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import (
    AskBooks,
    AskHistory,
    AskMatters,
    AskNotes,
    AskRaise,
    AskRent,
    AskWhy,
    AskWorth,
    Check,
    CheckNotes,
    Request,
)

QUESTIONS: list[tuple[str, Request]] = [
    ("books", AskBooks()),
    ("worth", AskWorth()),
    ("worth Ana", AskWorth("Ana")),
    ("rent @39 dice 7", AskRent("boardwalk", 7)),
    ("rent @5 times 2", AskRent("reading-railroad", times=2)),
    ("why 41", AskWhy(41)),
    ("history", AskHistory()),
    ("history 20", AskHistory(20)),
    ("matters", AskMatters()),
    ("raise Ana", AskRaise("Ana")),
    ("raise Ana 350", AskRaise("Ana", 350)),
    ("raise", AskRaise("Ana")),
    ("raise 2", AskRaise("Budi")),
    ("raise 350", AskRaise("Ana", 350)),
    ("notes 1470", AskNotes(amount=1470)),
    ("notes 2", AskNotes(amount=2)),
    ("notes Ana", AskNotes("Ana")),
    ("notes", AskNotes("Ana")),
]

CHECKS: list[tuple[str, Request]] = [
    ("check Ana cash 1240", Check("Ana", "cash", 1240)),
    ("check Ana cash 0", Check("Ana", "cash", 0)),
    ("check bank cash -4500", Check("bank", "cash", -4500)),
    ("check pot cash 75", Check("pot", "cash", 75)),
    ("check Ana worth 2310", Check("Ana", "worth", 2310)),
    ("check bank houses 30", Check("bank", "houses", 30)),
    ("check bank hotels 0", Check("bank", "hotels", 0)),
    ("check Ana houses 4", Check("Ana", "houses", 4)),
    ("check @39 houses 3", Check("boardwalk", "houses", 3)),
    ("check park place hotels 1", Check("park-place", "hotels", 1)),
    ("check @39 owner Ana", Check("boardwalk", "owner", "Ana")),
    ("check board owner bank", Check("boardwalk", "owner", "bank")),
    ("check @39 mortgaged", Check("boardwalk", "mortgaged")),
    ("check @39 clear", Check("boardwalk", "clear")),
    ("check clock 00:12:30", Check("clock", "clock", 750)),
    ("check Ana square 10", Check("Ana", "square", 10)),
    ("check Ana square @10", Check("Ana", "square", 10)),
    ("check Ana jail", Check("Ana", "jail")),
    ("check Ana notes 8x100 3x50 2x1", CheckNotes("Ana", ((100, 8), (50, 3), (1, 2)))),
    ("check Ana notes 8X100, 0×50", CheckNotes("Ana", ((100, 8), (50, 0)))),
]


@pytest.mark.parametrize(("phrase", "request_"), QUESTIONS + CHECKS)
def test_phrase(phrase: str, request_: Request, said: Callable[[str], Any]) -> None:
    assert said(phrase) == request_


@pytest.mark.parametrize(
    "phrase",
    ["why", "check", "check Ana", "check Ana cash", "check @39 owner", "check clock", "check Ana notes", "check Ana 5"],
)
def test_missing_parts(phrase: str, refused: Callable[[str], Refusal]) -> None:
    assert refused(phrase).code == "incomplete-phrase"


@pytest.mark.parametrize("note", ["100", "x100", "8x", "8x0", "-1x5", "8x1e2", "8x5x1"])
def test_counted_notes_are_a_count_of_a_value(note: str, refused: Callable[[str], Refusal]) -> None:
    assert refused(f"check Ana notes 1x1 {note}") == Refusal("bad-amount", {"amount": note})


@pytest.mark.parametrize(
    "phrase", ["check Eva cash 5", "check everyone cash 5", "check Ana Maria cash 5", "check bank worth 5"]
)
def test_a_check_wants_a_known_subject(phrase: str, refused: Callable[[str], Refusal]) -> None:
    assert refused(phrase).code == "unknown-name"


def test_no_player_has_less_than_nothing(refused: Callable[[str], Refusal]) -> None:
    assert refused("check Ana cash -5") == Refusal("bad-amount", {"amount": "-5"})
