"""Other languages add their words; English works in every one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from banker.rules.requests import AskRent, Buy, LeaveJail, Note, Owe, Pay, Rent, Salary, Trade
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


@pytest.mark.parametrize("language", ["en", "zz"])
def test_who_is_paid_may_stand_after_its_preposition(table: Table, language: str) -> None:
    said = table("Ana", "Budi", language=language)
    assert (
        said("Ana pays to Budi 50 for a fine")
        == said("Ana pays Budi 50 for a fine")
        == Pay("Ana", "Budi", 50, "a fine")
    )
    assert said("Ana owes to bank 50") == said("Ana owes bank 50") == Owe("Ana", "bank", 50)


def test_how_much_may_stand_before_who_gets_it(table: Table) -> None:
    said = table("Ana", "Budi", language="en")
    assert said("Ana pays 50 to Budi for a fine") == said("Ana pays Budi 50 for a fine")
    assert said("Ana owes 1,050 to 2") == Owe("Ana", "Budi", 1050)


def test_a_player_called_as_the_preposition_is_paid_with_it_and_without(table: Table) -> None:
    said = table("Ana", "Al", language="zz")
    assert said("Ana pagas al Al 50") == said("Ana pagas Al 50") == Pay("Ana", "Al", 50)
    assert said("Ana pagas al 50") == Pay("Ana", "Al", 50)


@pytest.mark.parametrize("space", [" ", "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"])
@pytest.mark.parametrize("language", ["en", "eo", "id"])
def test_any_space_may_part_the_digits(table: Table, language: str, space: str) -> None:
    assert table("Ana", "Budi", language=language)(f"Ana pays Budi 1{space}500") == Pay("Ana", "Budi", 1500)


def test_english_works_beside_them(table: Table) -> None:
    said = table("Ana", "Budi", language="zz")
    assert said("Ana pays bank 50 for a fine") == Pay("Ana", "bank", 50, "a fine")


def test_a_word_that_means_something_else_in_english_means_what_the_language_set_says(table: Table) -> None:
    assert table("Ana", "Al", language="zz")("Ana note") == Salary("Ana")
    assert table("Ana", "Al", language="en")("note Ana") == Note("Ana")


def test_a_name_that_is_a_word_of_the_language_is_a_name(table: Table) -> None:
    said = table("Ana", "Al", "Karto", language="zz")
    assert said("Al pagas Karto 5") == Pay("Al", "Karto", 5)
