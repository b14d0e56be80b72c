"""Money, taxes, cards, debts, and leaving the game."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import (
    Bankrupt,
    DrawCard,
    Owe,
    Pay,
    Request,
    Retire,
    Salary,
    Settle,
    Settlement,
    Tax,
    Waive,
)

PHRASES: list[tuple[str, Request]] = [
    ("Ana pays Budi 150", Pay("Ana", "Budi", 150)),
    ("pays Budi 150", Pay("Ana", "Budi", 150)),
    ("pay Budi 150", Pay("Ana", "Budi", 150)),
    ("Ana pays bank 50 for a fine", Pay("Ana", "bank", 50, "a fine")),
    ("Ana pays bank 50 for  rent,  as the engine has it", Pay("Ana", "bank", 50, "rent,  as the engine has it")),
    ("Ana pays bank 50 for", Pay("Ana", "bank", 50)),
    ("Ana pays everyone 50", Pay("Ana", "everyone", 50)),
    ("Ana pays pot 75", Pay("Ana", "pot", 75)),
    ("bank pays Ana 200", Pay("bank", "Ana", 200)),
    ("bank pays everyone 10", Pay("bank", "everyone", 10)),
    ("everyone pays Ana 10", Pay("everyone", "Ana", 10)),
    ("pot pays Ana 80", Pay("pot", "Ana", 80)),
    ("1 pays 2 150", Pay("Ana", "Budi", 150)),
    ("ANA PAYS BUDI 150", Pay("Ana", "Budi", 150)),
    ("Ana salary", Salary("Ana")),
    ("salary", Salary("Ana")),
    ("Ana tax @4 flat", Tax("Ana", 4, "flat")),
    ("Ana tax @4 percent", Tax("Ana", 4, "percent")),
    ("Ana tax @38", Tax("Ana", 38)),
    ("tax luxury", Tax("Ana", 38)),
    ("Ana card ch08", DrawCard("Ana", "ch08")),
    ("Ana card CC05", DrawCard("Ana", "cc05")),
    ("card bank error", DrawCard("Ana", "cc02")),
    ("Ana card ban err", DrawCard("Ana", "cc02")),
    ("Ana card ch08 pay", DrawCard("Ana", "ch08", "pay")),
    ("Ana card bank error draw", DrawCard("Ana", "cc02", "draw")),
    ("Ana owes Budi 900 for rent", Owe("Ana", "Budi", 900, "rent")),
    ("Ana owes bank 900", Owe("Ana", "bank", 900)),
    ("Ana settles", Settle("Ana")),
    ("pay", Settlement()),
    ("Ana pays", Settlement("Ana")),
    ("waive", Waive()),
    ("Ana bankrupt to Budi", Bankrupt("Ana", "Budi")),
    ("Ana bankrupt to bank", Bankrupt("Ana", "bank")),
    ("Ana bankrupt bank", Bankrupt("Ana", "bank")),
    ("Ana retires", Retire("Ana")),
]


@pytest.mark.parametrize(("phrase", "request_"), PHRASES)
def test_phrase(phrase: str, request_: Request, said: Callable[[str], Any]) -> None:
    assert said(phrase) == request_


MISSING = [
    ("Ana pays Budi", "pays"),
    ("bank pays", "pays"),
    ("Ana tax", "tax"),
    ("Ana card", "card"),
    ("Ana owes", "owes"),
    ("Ana owes Budi", "owes"),
    ("Ana bankrupt", "bankrupt"),
]


@pytest.mark.parametrize(("phrase", "verb"), MISSING)
def test_what_is_missing_is_shown_by_the_form(phrase: str, verb: str, refused: Callable[[str], Refusal]) -> None:
    refusal = refused(phrase)
    assert (refusal.code, refusal.data["verb"]) == ("incomplete-phrase", verb)
    assert verb in refusal.data["form"]


def test_the_form_of_a_payment(refused: Callable[[str], Refusal]) -> None:
    assert refused("Ana pays Budi").data["form"] == "NAME pays NAME AMOUNT [for REASON] | pay"


@pytest.mark.parametrize("phrase", ["bank buys @39", "pot salary", "everyone retires", "bank owes Ana 5"])
def test_only_payments_may_begin_with_a_holder_that_does_not_play(
    phrase: str, refused: Callable[[str], Refusal]
) -> None:
    assert refused(phrase).code == "unknown-name"


def test_words_beyond_the_end_are_refused(refused: Callable[[str], Refusal]) -> None:
    refusal = refused("Ana pays Budi 5 tomorrow")
    assert refusal.code == "unknown-phrase"
    assert refusal.data["rest"] == "tomorrow"
