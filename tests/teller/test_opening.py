"""Opening a table, dealing, and taking one over."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import Deal, Open, Request, Start
from banker.teller.reading import read
from banker.teller.scene import Scene

THREE = ("Ana", "Budi", "Citra")

OPENINGS: list[tuple[str, Request]] = [
    ("open sheet monopolo board atlantic players Ana Budi Citra", Open("monopolo", "atlantic", THREE)),
    ("open board atlantic players Ana, Budi and Citra sheet monopolo", Open("monopolo", "atlantic", THREE)),
    ("OPEN Sheet Monopolo BOARD London players Ana Budi Citra Short", Open("monopolo", "london", THREE, "short")),
    (
        "open sheet classic board atlantic players Ana Budi Citra timed 90",
        Open("classic", "atlantic", THREE, "timed", 90),
    ),
    (
        "open sheet classic board atlantic players Ana Budi Citra short timed 90",
        Open("classic", "atlantic", THREE, "short", 90),
    ),
    ("open sheet classic board kota-dunia players Ana Budi Citra normal", Open("classic", "kota-dunia", THREE)),
    (
        "open sheet monopoli board atlantic players Ana Budi Citra with salary=200 opening-cash=1500",
        Open("monopoli", "atlantic", THREE, overrides={"salary": "200", "opening-cash": "1500"}),
    ),
    (
        "open sheet monopoli board atlantic players Ana Budi Citra short with Follow=No, salary=1,500",
        Open("monopoli", "atlantic", THREE, "short", overrides={"follow": "no", "salary": "1,500"}),
    ),
    (
        "open sheet classic board atlantic players Ana Budi Citra tokens ★ - h timed 90",
        Open("classic", "atlantic", THREE, "timed", 90, tokens=("★", "", "h")),
    ),
    (
        'open sheet classic board atlantic tokens "#" "," players Ana Budi Citra',
        Open("classic", "atlantic", THREE, tokens=("#", ",")),
    ),
    (
        'open sheet classic board atlantic players Ana Budi "tokens"',
        Open("classic", "atlantic", ("Ana", "Budi", "tokens")),
    ),
    (
        'open sheet classic board atlantic players "Ana Maria" [/] "short" 🂡 Ĝojo',
        Open("classic", "atlantic", ("Ana Maria", "[/]", "short", "🂡", "Ĝojo")),
    ),
]


@pytest.mark.parametrize(("phrase", "request_"), OPENINGS)
def test_a_table_is_opened_before_there_is_one(phrase: str, request_: Request) -> None:
    assert read(phrase, Scene()) == request_


def test_a_table_is_opened_again_beside_one(said: Callable[[str], Any]) -> None:
    assert said("open sheet classic board atlantic players Eva Frida") == Open("classic", "atlantic", ("Eva", "Frida"))


@pytest.mark.parametrize(
    "phrase",
    [
        "open",
        "open sheet classic",
        "open sheet classic board atlantic",
        "open sheet classic board atlantic players",
        "open sheet classic board players Ana Budi",
        "open sheet classic other board atlantic players Ana Budi",
        "open sheet classic board atlantic players Ana Budi timed",
        "open sheet classic board atlantic players Ana Budi with salary",
        "open sheet classic board atlantic players Ana Budi with salary=",
    ],
)
def test_an_opening_wants_its_parts(phrase: str) -> None:
    refusal = read(phrase, Scene())
    assert isinstance(refusal, Refusal)
    assert refusal.code == "incomplete-phrase"
    assert refusal.data["verb"] == "open"


@pytest.mark.parametrize("minutes", ["0", "-5", "1.5", "ninety"])
def test_the_minutes_of_a_timed_game_are_a_whole_number(minutes: str) -> None:
    refusal = read(f"open sheet classic board atlantic players Ana Budi timed {minutes}", Scene())
    assert refusal == Refusal("bad-amount", {"amount": minutes})


DEALS: list[tuple[str, Request]] = [
    ("deal", Deal()),
    ("deal seed 7", Deal(seed=7)),
    ("deal seed 0", Deal(seed=0)),
    (
        "deal Ana @1, @3, @6, @8",
        Deal(player="Ana", deeds=("mediterranean-avenue", "baltic-avenue", "oriental-avenue", "vermont-avenue")),
    ),
    ("deal Ana @1 @3", Deal(player="Ana", deeds=("mediterranean-avenue", "baltic-avenue"))),
    ("deal 2 board and park pl", Deal(player="Budi", deeds=("boardwalk", "park-place"))),
]


@pytest.mark.parametrize(("phrase", "request_"), DEALS)
def test_deeds_are_dealt_by_the_program_or_by_hand(phrase: str, request_: Request, said: Callable[[str], Any]) -> None:
    assert said(phrase) == request_


STARTS: list[tuple[str, Request]] = [
    (
        "Ana starts with 1240, @39 houses 3, @37 houses 3, @5 mortgaged, @12, jail card",
        Start(
            "Ana",
            1240,
            (
                ("boardwalk", 3, False),
                ("park-place", 3, False),
                ("reading-railroad", 0, True),
                ("electric-company", 0, False),
            ),
            1,
        ),
    ),
    (
        "Ana starts with 1,240, @39 hotel and @37 hotel",
        Start("Ana", 1240, (("boardwalk", 5, False), ("park-place", 5, False))),
    ),
    ("Ana starts with 0", Start("Ana", 0)),
    ("Ana starts with @39 houses 0", Start("Ana", None, (("boardwalk", 0, False),))),
    ("Ana starts with 2 jail cards, 50", Start("Ana", 50, (), 2)),
    ("Ana starts with jail card, jail card", Start("Ana", None, (), 2)),
    ("Ana starts with darkblue houses 2, 7", Start("Ana", 7, (("park-place", 2, False), ("boardwalk", 2, False)))),
    ("starts with nothing", Start("Ana", None)),
]


@pytest.mark.parametrize(("phrase", "request_"), STARTS)
def test_a_table_is_taken_over_one_phrase_a_player(phrase: str, request_: Request, said: Callable[[str], Any]) -> None:
    assert said(phrase) == request_


def test_five_houses_are_no_amount_of_houses(refused: Callable[[str], Refusal]) -> None:
    assert refused("Ana starts with @39 houses 5") == Refusal("bad-amount", {"amount": "5"})


def test_cash_is_named_once(refused: Callable[[str], Refusal]) -> None:
    assert refused("Ana starts with 1240, 50") == Refusal("bad-amount", {"amount": "50"})
