"""Amounts: whole numbers, as the language writes them."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import Pay, Side, Start, Trade

Table = Callable[..., Callable[[str], Any]]

READ = [
    ("en", "1500", 1500),
    ("en", "1,500", 1500),
    ("en", "1 500", 1500),
    ("en", "1,234,567", 1234567),
    ("en", "1 234 567", 1234567),
    ("en", "999999999999999", 999999999999999),
    ("id", "1.500", 1500),
    ("id", "1 500", 1500),
    ("id", "150.000", 150000),
    ("eo", "1.500", 1500),
    ("eo", "1\u00a0500", 1500),
    ("id_ID", "1.500", 1500),
    ("fr", "1 500", 1500),
]


@pytest.mark.parametrize(("language", "typed", "amount"), READ)
def test_read(language: str, typed: str, amount: int, table: Table) -> None:
    said = table("Ana", "Budi", language=language)
    assert said(f"Ana pays Budi {typed}") == Pay("Ana", "Budi", amount)
    assert said(f"Ana pays Budi {typed} for 100 reasons") == Pay("Ana", "Budi", amount, "100 reasons")


REFUSED = [
    *("0", "-5", "+5", "1e9", "٣", "²", "12.5", "1,50", "1,5000", "15,00", ",500", "1,,500", "0,500", "007", "fifty"),
    *("1.500", "1,500.00", "$5", "5k", "1_000", "1" * 16, "9" * 10000, "1 50", "0 500", '"5"', "½"),
]


@pytest.mark.parametrize("typed", REFUSED)
def test_refused_in_english(typed: str, refused: Callable[[str], Refusal]) -> None:
    refusal = refused(f"Ana pays Budi {typed}")
    assert refusal.code == ("unknown-phrase" if typed in ("1 50", "1,,500") else "bad-amount")


@pytest.mark.parametrize("typed", ["1,500", "1.50", "1.5000", "0.500", "12,5"])
def test_refused_where_a_dot_groups(typed: str, table: Table) -> None:
    assert table("Ana", "Budi", language="eo")(f"Ana pays Budi {typed}").code == "bad-amount"


def test_a_refused_amount_is_shown_as_typed(refused: Callable[[str], Refusal]) -> None:
    assert refused("Ana pays Budi 1e9") == Refusal("bad-amount", {"amount": "1e9"})
    assert len(refused("Ana pays Budi " + "9" * 10000).data["amount"]) < 100


def test_a_comma_between_two_things_is_not_in_a_number(said: Callable[[str], Any]) -> None:
    expected = Trade("Ana", "Budi", Side(1500, ("boardwalk",)), Side())
    for given in ("@39, 1,500", "1,500, @39", "@39,1,500", "1,500,@39", "1 500, @39", "1500 and @39"):
        assert said(f"Ana gives {given} to Budi") == expected


@pytest.mark.parametrize(("phrase", "zero"), [("Ana starts with 0", True), ("Ana bids 0", False), ("notes 0", False)])
def test_nothing_is_an_amount_only_where_it_can_be(phrase: str, zero: bool, said: Callable[[str], Any]) -> None:
    assert said(phrase) == (Start("Ana", 0) if zero else Refusal("bad-amount", {"amount": "0"}))
