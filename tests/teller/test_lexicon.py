"""The lexicon: every verb has a form, and no word stands for two."""

from collections import Counter

from banker.folding import fold
from banker.teller.forms import FORMS
from banker.teller.lexicon import ALIASES, SHORT, canonical, reserved
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
