"""Corrections, words on the record, the clock and the end."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import (
    Adjust,
    Amend,
    At,
    Clock,
    Correct,
    Finish,
    Note,
    Redo,
    Request,
    Strike,
    Undo,
)

PHRASES: list[tuple[str, Request]] = [
    ("undo", Undo()),
    ("undo 3", Undo(3)),
    ("redo", Redo()),
    ("redo 2", Redo(2)),
    ("strike 41", Strike(41)),
    ("strike 41 because rent was waived", Strike(41, "rent was waived")),
    ("correct 41 to 180", Correct(41, 180)),
    ("correct 41 180", Correct(41, 180)),
    ("correct 41 to 1,800", Correct(41, 1800)),
    ("amend 30 Budi buys @5", Amend(30, "Budi buys @5")),
    ('amend 30 "Ana"  pays Budi 5, 6', Amend(30, '"Ana"  pays Budi 5, 6')),
    ("adjust Ana cash +10 because miscounted", Adjust("Ana", 10, "miscounted")),
    ("adjust Ana cash -1,500", Adjust("Ana", -1500)),
    ("adjust Ana cash −10", Adjust("Ana", -10)),
    ("adjust Ana cash 10", Adjust("Ana", 10)),
    ("note Budi promised Citra immunity on @11", Note("Budi promised Citra immunity on @11")),
    ('note he said "no",  and  meant it', Note('he said "no",  and  meant it')),
    ('note "no comment # here"', Note("no comment # here")),
    ("note open # with a comment", Note("open")),
    ("clock start", Clock("start")),
    ("clock pause", Clock("pause")),
    ("clock resume", Clock("resume")),
    ("clock add 10", Clock("add", 10)),
    ("at 00:59:30", At(3570)),
    ("at 0:59", At(59)),
    ("at 90:00", At(5400)),
    ("at 120:00:00", At(432000)),
    ("at 90", At(90)),
    ("at 0", At(0)),
    ("finish", Finish()),
]


@pytest.mark.parametrize(("phrase", "request_"), PHRASES)
def test_phrase(phrase: str, request_: Request, said: Callable[[str], Any]) -> None:
    assert said(phrase) == request_


@pytest.mark.parametrize(
    "phrase",
    [
        *("strike", "correct 41", "correct", "amend 30", "amend", "adjust", "adjust Ana", "adjust Ana cash", "note"),
        *("clock", "clock add", "clock stop", "at"),
    ],
)
def test_missing_parts(phrase: str, refused: Callable[[str], Refusal]) -> None:
    assert refused(phrase).code == "incomplete-phrase"


@pytest.mark.parametrize("time", ["1:2", "0:60", "1:60:00", "1:2:3:4", "-5", "1.5", ":", "00:00:0x", "٣"])
def test_what_is_no_time(time: str, refused: Callable[[str], Refusal]) -> None:
    assert refused(f"at {time}") == Refusal("bad-time", {"time": time})


@pytest.mark.parametrize("phrase", ["undo 0", "redo x", "strike -1", "clock add 0", "adjust Ana cash 0", "why 1.5"])
def test_numbers_are_whole_and_not_nothing(phrase: str, refused: Callable[[str], Refusal]) -> None:
    assert refused(phrase).code == "bad-amount"
