"""Line mode prints a line a phrase, so that a sentence must cost next to nothing."""

from timeit import repeat

import pytest

from banker.speech.catalogue import use
from banker.speech.entries import tell_entry
from banker.speech.money import number
from tests.speech.makers import ATLANTIC, entry

ROUNDS = 2000


def microseconds(function: object) -> float:
    """Time a call at its best."""
    assert callable(function)
    return min(repeat(function, number=ROUNDS, repeat=5)) / ROUNDS * 1e6


def test_a_payment_is_told_in_ten_microseconds() -> None:
    payment = entry("payment", "paid", payer="Ana", payee="Budi", amount=1500, reason="a bet")
    assert microseconds(lambda: tell_entry(payment, ATLANTIC)) < 10


@pytest.mark.parametrize("language", ["en", "eo", "id"])
def test_a_number_is_written_in_microseconds(language: str) -> None:
    use(language)
    assert microseconds(lambda: number(1500)) < 3
