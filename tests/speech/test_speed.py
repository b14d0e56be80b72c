"""Line mode prints a line a phrase, so that a sentence must cost next to nothing."""

from functools import partial

import pytest

from banker.speech.catalogue import use
from banker.speech.entries import tell_entry
from banker.speech.money import number
from tests.effort import calls
from tests.speech.makers import ATLANTIC, entry


def test_a_payment_is_told_in_few_calls() -> None:
    payment = entry("payment", "paid", payer="Ana", payee="Budi", amount=1500, reason="a bet")
    tell_entry(payment, ATLANTIC)
    assert calls(partial(tell_entry, payment, ATLANTIC)) < 60


@pytest.mark.parametrize("language", ["en", "eo", "id"])
def test_a_number_is_written_in_few_calls(language: str) -> None:
    use(language)
    number(1500)
    assert calls(partial(number, 1500)) < 20
