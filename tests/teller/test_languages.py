"""Other languages add their words; English works in every one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from banker.rules.requests import AskRent, Buy, LeaveJail, Note, Pay, Rent, Salary, Trade
from banker.teller import lexicon
from banker.teller.vocabularies.vocabulary import Vocabulary

Table = Callable[..., Callable[[str], Any]]

WORDS = {
    "pays": "pagas",
    "buys": "aĉetas",
    "rent": "luprezo",
    "bank": "banko",
    "for": "por",
    "to": "al",
    "gives": "donas",
    "dice": "ĵetkuboj",
    "leaves": "forlasas",
    "by": "per",
    "card": "karto",
    "salary": "note",
}
CACHED = (lexicon.local, lexicon.shown, lexicon.followers, lexicon.reserved, lexicon.colours)


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(lexicon, "LOCAL", {"zz": Vocabulary(WORDS, {}, {}, ".")})
    for cached in CACHED:
        cached.cache_clear()
    yield
    monkeypatch.undo()
    for cached in CACHED:
        cached.cache_clear()


def test_words_of_the_language(table: Table) -> None:
    said = table("Ana", "Al", language="zz")
    assert said("Ana pagas banko 50 por puno") == Pay("Ana", "bank", 50, "puno")
    assert said("acxetas park place por 350") == Buy("Ana", "park-place", 350)
    assert said("Ana luprezo @12 jxetkuboj 7") == Rent("Ana", "electric-company", 7)
    assert said("luprezo @12") == AskRent("electric-company")
    assert said("Ana forlasas per karto") == LeaveJail("Ana", "card")
    assert isinstance(said("Ana donas park al Al por 5"), Trade)


def test_english_works_beside_them(table: Table) -> None:
    said = table("Ana", "Budi", language="zz")
    assert said("Ana pays bank 50 for a fine") == Pay("Ana", "bank", 50, "a fine")


def test_a_word_that_means_something_else_in_english_means_what_the_language_set_says(table: Table) -> None:
    assert table("Ana", "Al", language="zz")("Ana note") == Salary("Ana")
    assert table("Ana", "Al", language="en")("note Ana") == Note("Ana")


def test_a_name_that_is_a_word_of_the_language_is_a_name(table: Table) -> None:
    said = table("Ana", "Al", "Karto", language="zz")
    assert said("Al pagas Karto 5") == Pay("Al", "Karto", 5)
