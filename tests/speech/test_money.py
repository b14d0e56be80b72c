"""Figures are written as the reader writes them."""

import subprocess
import sys

import pytest
from msgspec import structs

from banker.speech.catalogue import use
from banker.speech.money import change, clock, money, number
from tests.speech.makers import ATLANTIC, board_of


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (999, "999"), (1000, "1,000"), (1500, "1,500"), (1234567, "1,234,567"), (-5, "-5"), (-1500, "-1,500")],
)
def test_english_groups_by_comma(value: int, written: str) -> None:
    assert number(value) == written


@pytest.mark.parametrize(("language", "written"), [("id", "1.500"), ("eo", "1\u202f500"), ("en_GB", "1,500")])
def test_each_language_groups_in_its_own_way(language: str, written: str) -> None:
    use(language)
    assert number(1500) == written


def test_an_unknown_language_groups_as_english_does() -> None:
    use("xx-nowhere")
    assert number(1500) == "1,500"


def test_a_change_of_language_is_heard_at_once() -> None:
    use("id")
    first = number(1500)
    use("en")
    assert (first, number(1500)) == ("1.500", "1,500")


def test_money_is_bare_where_no_sign_is_wanted() -> None:
    assert money(1500, ATLANTIC) == "1,500"


@pytest.mark.parametrize(
    ("board", "amount", "written"),
    [("atlantic", 1500, "$1,500"), ("negara", 150000, "Rp150,000"), ("atlantic", -20, "-$20")],
)
def test_money_bears_the_sign_of_its_board(board: str, amount: int, written: str) -> None:
    assert money(amount, board_of(board), sign=True) == written


@pytest.mark.parametrize(
    ("symbol", "amount", "written"),
    [("kr", 1500, "1,500\N{NO-BREAK SPACE}kr"), ("kr", -20, "-20\N{NO-BREAK SPACE}kr"), ("", 20, "20")],
)
def test_the_sign_of_a_board_may_stand_after_the_figures(symbol: str, amount: int, written: str) -> None:
    board = structs.replace(board_of("london"), symbol=symbol, symbol_after=True)
    assert money(amount, board, sign=True) == written


def test_money_without_a_board_has_no_sign() -> None:
    assert money(20, None, sign=True) == "20"


@pytest.mark.parametrize(("amount", "written"), [(10, "+10"), (-10, "-10"), (0, "0"), (2000, "+2,000")])
def test_a_difference_shows_its_direction(amount: int, written: str) -> None:
    assert change(amount) == written


@pytest.mark.parametrize(
    ("seconds", "face"),
    [(0, "00:00"), (65, "01:05"), (2537, "42:17"), (3600, "1:00:00"), (3661, "1:01:01"), (-3, "00:00")],
)
def test_the_clock_shows_minutes_and_seconds(seconds: int, face: str) -> None:
    assert clock(seconds) == face


def test_nothing_heavy_is_loaded_to_speak() -> None:
    heavy = ("babel", "textual", "click", "tinydb", "rapidfuzz", "rich", "PIL")
    program = f"import sys, banker.speech.answers; print([m for m in {heavy!r} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
