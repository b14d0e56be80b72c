"""D2: the choice of the income tax comes before the count, so until then nothing shows what the player is worth."""

import re

import msgspec
import pytest

from banker.answer import Answer
from banker.desk import Desk
from banker.printing.summary import summarize, text
from banker.speech.answers import tell_answer, tell_preview
from tests.playing import played

BEFORE_THE_CHOICE = """
open sheet monopoli board atlantic players Ana Budi
Ana starts with 1117, @39 mortgaged, @5
Ana at @1
Ana rolls 1 2
"""
WEALTH, TAX, WORTH = 1717, 172, 1517
"""Ten percent is taken of cash and printed prices; the count at the end takes half for what is mortgaged."""

FIGURE = re.compile(rf"(?<![0-9])({WEALTH}|{TAX}|{WORTH})(?![0-9])")

QUESTIONS = (
    "worth", "worth Ana", "books", "matters", "raise Ana", "raise Ana 50", "notes Ana", "history", "history 1", "why 2",
    "why 4", "check Ana worth 1", "check Ana cash 1", "rent @5",
)  # fmt: skip

ACTS = (
    "Ana tax @4", "Ana tax @4 flat", "Ana tax @4 percent", "amend 4 Ana tax @4 percent", "Ana mortgages @5",
    "Ana gives @5 to Budi for 100", "Ana pays Budi 1", "Ana bankrupt to bank", "Ana retires", "finish", "next", "undo",
    "pay", "", "Ana buys @37", "Budi bids 5", "strike 4", "Budi tax @4 percent",
)  # fmt: skip


@pytest.fixture
def desk() -> Desk:
    return played(BEFORE_THE_CHOICE)


def figures(*told: str) -> list[str]:
    """Find the figures that must not be shown, with or without separators."""
    return FIGURE.findall("\n".join(told).replace(",", ""))


def as_told(desk: Desk, answer: Answer) -> list[str]:
    return [tell_answer(answer, desk.edition), msgspec.json.encode(answer.answer).decode()]


@pytest.mark.parametrize("phrase", QUESTIONS)
def test_D2_no_answer_shows_it(desk: Desk, phrase: str) -> None:
    assert figures(*as_told(desk, desk.say(phrase))) == []


@pytest.mark.parametrize("phrase", QUESTIONS + ACTS)
def test_D2_no_preview_shows_it(desk: Desk, phrase: str) -> None:
    answer = desk.preview(phrase)
    assert figures(*tell_preview(answer, desk.edition)) == []


@pytest.mark.parametrize("phrase", ["Ana tax @4 percent", "amend 4 Ana tax @4 percent"])
def test_D2_a_preview_of_the_choice_is_marked_hidden(desk: Desk, phrase: str) -> None:
    assert desk.preview(phrase).hidden


@pytest.mark.parametrize("phrase", ["Ana tax @4 flat", "Ana mortgages @5"])
def test_D2_other_previews_are_not(desk: Desk, phrase: str) -> None:
    assert not desk.preview(phrase).hidden


@pytest.mark.parametrize("phrase", ["worth Ana", "check Ana worth 1517"])
def test_D2_the_worth_is_refused(desk: Desk, phrase: str) -> None:
    refusal = desk.say(phrase).refusal
    assert refusal is not None
    assert (refusal.code, refusal.sheet) == ("worth-hidden", "Pajak Jalan")


def test_D2_the_worth_of_all_leaves_that_player_out(desk: Desk) -> None:
    answer = desk.say("worth").answer
    assert (answer["Ana"], answer["Budi"]["total"]) == (None, 1500)


def test_D2_no_slip_is_printed_with_it(desk: Desk) -> None:
    assert figures(text(summarize(desk.game, "Ana", "a table", "2026-01-01T00:00:00Z", 4))) == []


@pytest.mark.parametrize(("way", "cash", "worth"), [("flat", 917, 1317), ("percent", 945, 1345)])
def test_D2_once_chosen_it_is_shown_again(desk: Desk, way: str, cash: int, worth: int) -> None:
    assert desk.say(f"Ana tax @4 {way}").ok
    assert desk.say(f"check Ana cash {cash}").ok
    assert desk.say("worth Ana").answer["total"] == worth


def test_D2_the_board_asks_where_the_sheet_does_not() -> None:
    text = BEFORE_THE_CHOICE.replace("monopoli board atlantic", "monopolo board atlantic-1935")
    refusal = played(text).say("worth Ana").refusal
    assert refusal is not None
    assert refusal.code == "worth-hidden"


# --- the choice taken back

PAID = "Ana tax @4 percent"
TAKEN_BACK = (f"{PAID}\nundo", f"{PAID}\nstrike 5", f"{PAID}\nundo\nredo\nundo", f"{PAID}\ncorrect 5 to 100\nundo 2")


@pytest.mark.parametrize("back", TAKEN_BACK)
@pytest.mark.parametrize("phrase", [*QUESTIONS, "why 5", "why 6", "why 7", "history 3"])
def test_D2_taken_back_no_answer_shows_it(back: str, phrase: str) -> None:
    desk = played(f"{BEFORE_THE_CHOICE}{back}")
    assert desk.game.hidden("Ana")
    assert figures(*as_told(desk, desk.say(phrase))) == []


@pytest.mark.parametrize("phrase", ["redo", "redo 1", *ACTS])
def test_D2_taken_back_no_preview_shows_it(phrase: str) -> None:
    desk = played(f"{BEFORE_THE_CHOICE}{PAID}\nundo")
    assert figures(*tell_preview(desk.preview(phrase), desk.edition)) == []


def test_D2_a_flat_tax_entered_again_is_no_secret() -> None:
    desk = played(f"{BEFORE_THE_CHOICE}Ana tax @4 flat\nundo")
    assert not desk.preview("redo").hidden


def test_D2_taken_back_the_entry_says_what_it_was_without_a_figure() -> None:
    desk = played(f"{BEFORE_THE_CHOICE}{PAID}\nundo")
    told = [tell_answer(desk.say(f"why {number}"), desk.edition) for number in (5, 6)]
    assert told == ["5  tax", "6  Undone 5: tax"]


def test_D2_entered_again_it_is_shown_as_before() -> None:
    desk = played(f"{BEFORE_THE_CHOICE}{PAID}")
    shown = desk.say("why 5").answer
    assert played("undo\nredo", desk).say("why 5").answer == shown
    assert (shown["why"]["wealth"], shown["why"]["amount"]) == (WEALTH, TAX)
