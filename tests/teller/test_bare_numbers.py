"""Bare numbers: the square of a deed where only a deed can stand, else cash; and a second count among deeds."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import Build, Check, Mortgage, Side, Start, Trade

Refused = Callable[[str], Refusal]


def test_a_bare_number_where_only_a_deed_can_stand_is_its_square(said: Callable[[str], Any]) -> None:
    for bare in ("b 39", "buys 39", "Ana buys 39 for 350", "Ana buys 39 350", "mortgages 39", "rent 39", "r 39 dice 7"):
        assert said(bare) == said(bare.replace("39", "@39"))
        assert not isinstance(said(bare), Refusal)
    for bare in ("redeems 39", "auction 39", "a 39", "1r 39", "sold on 39", "wins 39 for 120", "builds 2 on 39"):
        assert said(bare) == said(bare.replace("39", "@39"))
        assert not isinstance(said(bare), Refusal)


def test_bare_numbers_in_a_list_of_deeds(said: Callable[[str], Any]) -> None:
    for numbers in ("39, 37", "39 and 37", "39,37", "@39,37"):
        assert said(f"Ana mortgages {numbers}") == Mortgage("Ana", ("boardwalk", "park-place"))
        assert said(f"Ana builds 3 on {numbers}") == Build("Ana", ("boardwalk", "park-place"), 3)
    assert said("check 39 owner Ana") == Check("boardwalk", "owner", "Ana")


def test_a_bare_number_that_could_be_cash_is_cash(said: Callable[[str], Any]) -> None:
    assert said("Ana gives 39 to Budi for @1") == Trade("Ana", "Budi", Side(39), Side(0, ("mediterranean-avenue",)))
    assert said("Ana starts with 39") == Start("Ana", 39)


def test_a_bare_number_of_no_deed_is_unknown(refused: Refused) -> None:
    for number in ("4", "0", "40", "350", "039", "1,500"):
        assert refused(f"Ana buys {number}").code == "unknown-name"


COUNTS = [
    ("Ana builds 2 on @37, 2 on @39", "2 on @39"),
    ("Ana builds 1 on @37 and 2 on @39", "2 on @39"),
    ("Ana builds 1 on @37, 2 @39", "2 @39"),
    ("Ana builds 1 on 37, 2 on 39", "2 on 39"),
    ("Ana builds 4 on @37, hotel on @39", "hotel on @39"),
    ("Ana sells 2 on @37, 1 house on @39", "1 house on @39"),
    ("Ana sells hotel on @37 and hotel on @39", "hotel on @39"),
]


@pytest.mark.parametrize(("phrase", "rest"), COUNTS)
def test_a_second_count_among_deeds_is_refused_with_the_form(
    phrase: str, rest: str, refused: Callable[[str], Refusal]
) -> None:
    refusal = refused(phrase)
    verb = phrase.split()[1]
    assert refusal.code == "unknown-phrase"
    assert (refusal.data["form"], refusal.data["rest"]) == (f"NAME {verb} 3 on @37, @39", rest)
