"""The lexicon: every verb has a form, and no word stands for two."""

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from banker.editions.board import Board
from banker.editions.shelf import load_board
from banker.folding import fold
from banker.refusal import Refusal
from banker.teller.forms import FORMS
from banker.teller.lexicon import ALIASES, LOCAL, SHORT, canonical, reserved
from banker.teller.reading import read
from banker.teller.rewording import echo, pattern_in, reword
from banker.teller.scene import Scene
from banker.teller.verbs import ACTS, PLAIN, VERBS


def test_every_verb_has_a_form() -> None:
    assert {canonical(word) for word in VERBS if word != "pay"} == FORMS.keys()
    assert ALIASES.keys() <= FORMS.keys()


def test_no_word_stands_for_two_verbs() -> None:
    counted = Counter(word for aliases in ALIASES.values() for word in aliases)
    assert set(counted.values()) == {1}
    assert FORMS.keys().isdisjoint(counted)


def test_words_are_as_folding_leaves_them() -> None:
    assert all(fold(word) == word for word in reserved())


def test_a_short_form_with_a_seat_is_what_a_player_does() -> None:
    assert all(letter in ACTS for letter in SHORT)


def test_rent_alone_asks_and_its_short_form_acts() -> None:
    assert "rent" in PLAIN
    assert "r" not in PLAIN


BEHIND = {
    "eo": {
        "Ana leaves jail by card": "Ana forlasas krokodilejon per karto",
        "Ana sells all on @39": "Ana vendas ĉion sur @39",
        "Ana builds hotel on @39": "Ana konstruas gastejon sur @39",
        "Ana pays everyone 50": "Ana pagas al ĉiuj 50",
        "Ana pays Budi 50 for a fine": "Ana pagas al Budi 50 pro a fine",
        "Ana owes bank 50": "Ana ŝuldas al banko 50",
        "Ana buys @39 for 350": "Ana aĉetas @39 por 350",
        "Ana gives jail card to Budi for jail card": "Ana donas krokodilejan karton al Budi por krokodileja karto",
        "check Ana cash 5": "kontrolas Ana monon 5",
        "everyone pays Ana 10": "ĉiuj pagas al Ana 10",
    },
    "id": {
        "Ana buys @39 for 350": "Ana beli @39 seharga 350",
        "Ana pays Budi 50 for a fine": "Ana bayar kepada Budi 50 untuk a fine",
        "correct 41 to 180": "betulkan 41 menjadi 180",
        "Ana pays": "Ana bayar",
    },
}


@pytest.mark.parametrize("language", BEHIND)
def test_a_word_takes_the_form_that_its_verb_asks_for_and_reads_back(language: str) -> None:
    board = load_board("atlantic")
    assert isinstance(board, Board)
    english = Scene(("Ana", "Budi"), "Ana", board)
    for phrase, told in BEHIND[language].items():
        assert reword(phrase, language) == echo(phrase, language) == told
        meant = read(told, replace(english, language=language))
        assert not isinstance(meant, Refusal), (told, meant)
        assert meant == read(phrase, english)


@pytest.mark.parametrize("language", sorted(LOCAL))
def test_no_pattern_shows_a_word_of_another_language(language: str) -> None:
    english = set(re.findall(r"[^\W\d]{2,}", " ".join(FORMS.values())))
    same = {"hotel", "bank"}
    for pattern in FORMS.values():
        shown = set(re.findall(r"[^\W\d]{2,}", pattern_in(pattern, language)))
        assert shown & english <= same | {"HH", "MM", "SS"}, pattern
