"""One English word that is an act in one place and a thing or a state in another has a message of its own for each."""

import pytest

from banker.speech.catalogue import _, mark_in, p_, use
from widgets.actions import AUCTION, BANKRUPT, LEAVING, NEXT_ROW, REDO, STRIKE, UNDO, Action

ACTS = {"auction": "aŭkcii", "bankrupt": "bankroti", "mortgage": "hipoteki", "pass": "pasi", "undo": "malfari",
        "redo": "refari", "strike": "streki"}  # fmt: skip
THINGS = {"auction": "aŭkcio", "bankrupt": "bankrota", "mortgage": "hipoteko", "pass": "paso", "undo": "malfaro",
          "redo": "refaro", "strike": "streko", "square": "kvadrato"}  # fmt: skip


@pytest.mark.parametrize("word", ACTS)
def test_an_act_is_a_verb_and_what_it_makes_a_noun(word: str) -> None:
    use("eo")
    assert p_("act", word) == ACTS[word]
    assert _(word) == THINGS[word]


def test_a_column_is_headed_shortly_and_the_word_is_whole_elsewhere() -> None:
    use("eo")
    assert (p_("column", "square"), _("square")) == ("kvadr.", "kvadrato")


@pytest.mark.parametrize("action", [AUCTION, BANKRUPT, LEAVING, REDO, STRIKE, UNDO], ids=lambda action: action.id)
def test_the_keys_of_acts_are_told_as_acts(action: Action) -> None:
    use("eo")
    assert _(action.label) == ACTS[action.label]


def test_a_marked_word_is_the_english_one_until_it_is_told() -> None:
    marked = mark_in("row", "next")
    assert marked == NEXT_ROW.label == "next"
    assert _(marked) == "next"
    use("id")
    assert (_(marked), p_("open", "next")) == ("berikut", "berikutnya")
