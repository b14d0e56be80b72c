"""Names of groups: colour words and letters, in every language, and what they collide with."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import (
    Build,
    Buy,
    Mortgage,
    Redeem,
    Request,
    Sell,
    Side,
    Start,
    Trade,
)

Table = Callable[..., Callable[[str], Any]]
Refused = Callable[[str], Refusal]


@pytest.mark.parametrize("name", ["darkblue", "dark blue", "Dark-Blue", "DARKBLUE"])
def test_a_group_answers_to_its_colour(name: str, said: Callable[[str], Any]) -> None:
    assert said(f"Ana mortgages {name}") == Mortgage("Ana", ("park-place", "boardwalk"))


PINK = ("st-charles-place", "states-avenue", "virginia-avenue")
RED = ("kentucky-avenue", "indiana-avenue", "illinois-avenue")


@pytest.mark.parametrize(
    ("phrase", "request_"),
    [
        ("1h 3 C", Build("Ana", PINK, 3)),
        ("Ana builds 3 on c", Build("Ana", PINK, 3)),
        ("1h C", Build("Ana", PINK)),
        ("1h hotel C", Build("Ana", PINK, 1, True)),
        ("1h 2 E", Build("Ana", RED, 2)),
        ("1h 4 C, E", Build("Ana", (*PINK, *RED), 4)),
        ("1s all C", Sell("Ana", PINK, 1, False, True)),
        ("1m C", Mortgage("Ana", PINK)),
        ("1x C, @39", Redeem("Ana", (*PINK, "boardwalk"))),
        ("Ana gives C, 50 to Budi", Trade("Ana", "Budi", Side(50, PINK), Side(), ())),
        ("Ana starts with 900, C houses 2", Start("Ana", 900, tuple((deed, 2, False) for deed in PINK))),
    ],
)
def test_a_group_answers_to_its_letter(phrase: str, request_: Request, said: Callable[[str], Any]) -> None:
    assert said(phrase) == request_


def test_a_letter_that_one_deed_alone_begins_with_is_that_deed_but_not_where_it_cannot_be_built_on(
    said: Callable[[str], Any],
) -> None:
    assert said("1m E") == Mortgage("Ana", ("electric-company",))
    assert said("1h E") == Build("Ana", RED)


@pytest.mark.parametrize(("language", "phrase"), [("id", "Ana bangun 3 di merah"), ("eo", "Ana konstruas 3 sur ruĝa")])
def test_a_group_answers_to_its_letter_and_colour_in_every_language(language: str, phrase: str, table: Table) -> None:
    said = table("Ana", "Budi", language=language)
    assert said(phrase) == said("1h 3 E") == said("1h 3 red") == Build("Ana", RED, 3)


def test_groups_in_the_language_of_the_board(table: Table) -> None:
    said = table("Ana", "Budi", board="kongresoj")
    assert said("mortgages malhelblua") == said("mortgages darkblue")
    assert said("buys gxenevo") == Buy("Ana", "genevo")
    assert said("buys Bulonjo-ĉe-Maro") == Buy("Ana", "bulonjo-ce-maro")
    assert said("buys bulonjo ce maro") == Buy("Ana", "bulonjo-ce-maro")
