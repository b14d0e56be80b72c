"""What is no phrase: unknown verbs, and no table."""

from collections.abc import Callable

import pytest

from banker.refusal import Refusal
from banker.teller.reading import read
from banker.teller.scene import Default, Scene

Refused = Callable[[str], Refusal]


def test_an_unknown_verb_is_refused_with_the_nearest(refused: Refused) -> None:
    assert refused("Ana byus @39") == Refusal(
        "unknown-phrase",
        {"phrase": "Ana byus @39", "near": ["buys", "builds"], "form": "NAME buys [DEED] [for AMOUNT]"},
    )
    assert refused("mortgags @39").data["near"][0] == "mortgages"


def test_a_phrase_like_nothing_has_nothing_near(refused: Refused) -> None:
    assert refused("qqq").data == {"phrase": "qqq", "near": [], "form": ""}


@pytest.mark.parametrize("phrase", ["help", "?", "HELP", "help me"])
def test_who_asks_for_help_is_told_the_usual_forms(phrase: str, refused: Refused) -> None:
    refusal = refused(phrase)
    assert refusal.code == "unknown-phrase"
    assert refusal.data["near"][:2] == ["rolls", "buys"]
    assert "NAME buys [DEED] [for AMOUNT]" in refusal.data["form"]


def test_who_asks_for_help_without_a_table_is_told_how_to_open_one() -> None:
    refusal = read("help", Scene())
    assert isinstance(refusal, Refusal)
    assert refusal.data["near"] == ["open"]


def test_a_name_alone_wants_a_verb(refused: Refused) -> None:
    assert refused("Ana") == Refusal("incomplete-phrase", {"verb": "", "form": "NAME VERB …"})


def test_an_unknown_name_before_a_verb_is_an_unknown_name(refused: Refused) -> None:
    assert refused("Eva buys @39").code == "unknown-name"


@pytest.mark.parametrize(
    "phrase",
    [
        "books",
        "Ana pays Budi 5",
        "deal",
        "5 3",
        "53",
        "1b",
        "undo",
        "note hello",
        "check Ana cash 5",
        "at 0:05",
        "b",
        "pay",
    ],
)
def test_nothing_but_opening_goes_without_a_table(phrase: str) -> None:
    assert read(phrase, Scene()) == Refusal("no-table")


def test_without_a_table_an_empty_line_is_the_default_and_nonsense_is_unknown() -> None:
    assert read("", Scene()) == Default()
    refusal = read("qqq www", Scene())
    assert isinstance(refusal, Refusal)
    assert refusal.code == "unknown-phrase"


@pytest.mark.parametrize(
    "phrase",
    [
        "next Budi",
        "Ana salary 200",
        "sold @1 @3",
        "undo 3 4",
        "finish now",
        "waive it",
        "books Ana",
        "53 1",
        "Ana buys @39 5 6",
    ],
)
def test_words_beyond_the_end(phrase: str, refused: Refused) -> None:
    assert refused(phrase).code == "unknown-phrase"
