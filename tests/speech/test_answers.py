"""What line mode prints, and what a screen shows while a phrase is typed."""

import pytest

from banker.answer import Answer
from banker.desk import Desk
from banker.refusal import Refusal
from banker.speech.answers import tell_answer, tell_preview
from tests.playing import a_desk

OPENING = "open sheet monopolo board atlantic players Ana Budi Citra"
TAXING = "open sheet monopoli board atlantic players Ana Budi"


def desk_after(*phrases: str) -> Desk:
    """Sit down at a table at which phrases have been said."""
    desk = a_desk()
    for phrase in phrases:
        assert desk.say(phrase).ok, phrase
    return desk


def said(desk: Desk, phrase: str) -> str:
    """Say a phrase, and tell the answer."""
    answer = desk.say(phrase)
    return tell_answer(answer, desk.edition if desk.ledger else None)


def previewed(desk: Desk, phrase: str) -> list[str]:
    """Foresee a phrase, and tell what is shown."""
    answer = desk.preview(phrase)
    return tell_preview(answer, desk.edition if desk.ledger else None)


# --- acts and refusals


def test_an_act_is_one_line() -> None:
    assert said(desk_after(OPENING), "Ana pays Budi 150 for a bet") == "Ana pays Budi 150: a bet"


def test_a_refusal_is_its_sentence_with_the_heading() -> None:
    told = said(desk_after(OPENING), "Ana rent @39")
    assert told == "Boardwalk belongs to the bank: no rent is due. It can be bought for 400. (AĈETI TERPECOJN)"


def test_before_a_table_is_open_a_refusal_needs_no_edition() -> None:
    assert said(a_desk(), "next").startswith("No table is open")


def test_what_one_phrase_recorded_stands_on_one_line() -> None:
    desk = desk_after(OPENING, "Budi buys @3", "Ana rolls 1 2", "next")
    assert said(desk, "Budi rolls 1 4") == (
        "Not asked for in time: 4 of Ana to Budi for Baltic Avenue · Budi rolls 1 and 4: Reading Railroad"
    )


def test_many_acts_undone_at_once_are_counted_after_the_third() -> None:
    desk = desk_after(OPENING, *["Ana pays Budi 1"] * 5)
    told = [f"Undone {number}: Ana pays Budi 1" for number in (6, 5, 4)]
    assert said(desk, "undo 5") == " · ".join([*told, "2 more"])


def test_the_answer_says_beside_it_that_the_time_is_up() -> None:
    desk = desk_after(OPENING.replace("open", "open", 1) + " timed 1", "clock start", "at 00:01:00")
    assert said(desk, "Ana pays Budi 5") == "Ana pays Budi 5 · time is up"


def test_a_refusal_too_says_that_the_time_is_up() -> None:
    answer = Answer("", refusal=Refusal("no-debt", {"player": "Ana"}), time_up=True)
    assert tell_answer(answer, None) == "Ana has no debt to settle. · time is up"


def test_an_amendment_says_what_stands_instead_and_what_was_entered_again() -> None:
    desk = desk_after(OPENING, "Ana buys @5", "Budi pays Ana 10", "Citra pays Ana 10")
    told = said(desk, "amend 2 Budi buys @5")
    assert (
        told == "Back to 2, “Budi buys @5” in its place · Budi buys Reading Railroad for 200 · 2 entries entered again"
    )


def test_a_preview_of_an_amendment_shows_what_moves_otherwise() -> None:
    desk = desk_after(OPENING, "Ana buys @3", "Budi buys @1", "Ana pays Budi 10", "Budi rent @3", "Ana mortgages @3")
    shown = previewed(desk, "amend 3 Ana buys @1")
    assert shown == [
        "Back to 3, “Ana buys @1” in its place · Ana buys Mediterranean Avenue for 60 · 3 entries entered again"
        " · 1 of the phrases moves otherwise",
        "Ana 1,594 → 1,538",
        "Budi 1,576 → 1,632",
        "5 Budi rent @3: Budi -4, Ana +4 → Budi -8, Ana +8",
    ]


# --- previews


def test_a_preview_shows_the_entry_and_each_balance_that_moves() -> None:
    assert previewed(desk_after(OPENING), "Ana pays Budi 150") == [
        "Ana pays Budi 150",
        "Ana 1,630 → 1,480",
        "Budi 1,630 → 1,780",
    ]


def test_a_preview_of_the_opening_needs_no_edition() -> None:
    assert previewed(a_desk(), OPENING)[0] == "Ana, Budi and Citra sit down with 1,630 each"


def test_a_preview_of_what_cannot_be_is_the_refusal_alone() -> None:
    assert previewed(desk_after(OPENING), "Ana pays Ana 5") == ["Both sides are Ana: name two different ones."]


def test_a_preview_of_a_question_is_its_answer() -> None:
    assert previewed(desk_after(OPENING), "worth Ana") == ["Ana: 1,630 (cash 1,630)"]


def test_a_preview_of_ten_percent_shows_no_amount_and_no_balance() -> None:
    desk = desk_after(TAXING, "Ana buys @39", "Ana rolls 1 3")
    shown = previewed(desk, "Ana tax @4 percent")
    assert shown == ["Ana pays 10% of everything: Income Tax; the amount is shown once it is entered"]
    assert said(desk, "Ana tax @4 percent") == "Ana pays the bank 150: Income Tax, 10% of everything"


def test_a_preview_of_ten_percent_does_not_tell_that_the_cash_is_short() -> None:
    desk = desk_after(TAXING, "Ana buys @39", "Ana pays bank 1090", "Ana rolls 1 3")
    assert "owes" not in previewed(desk, "Ana tax @4 percent")[0]
    assert said(desk, "Ana tax @4 percent") == "Ana owes 41: Income Tax, 10% of everything"


def test_a_hidden_entry_of_any_kind_shows_no_figure() -> None:
    answer = desk_after(OPENING).preview("Ana pays Budi 150")
    hidden = Answer(answer.phrase, answer.request, answer.entries, balances=answer.balances, hidden=True)
    assert tell_preview(hidden, None) == ["payment: the amount is shown once it is entered"]


# --- questions


def test_the_books_are_a_line_for_each_holder() -> None:
    desk = desk_after(OPENING, "Ana buys @1", "Ana buys @3", "Ana builds 1 on @3", "Budi buys @5", "Budi mortgages @5")
    assert said(desk, "books").split("\n") == [
        "Ana: 1,460, GO; Mediterranean Avenue, Baltic Avenue with 1 house",
        "Budi: 1,530, GO; Reading Railroad (mortgaged)",
        "Citra: 1,630, GO",
        "The bank: houses 31, hotels 12",
        "Ana's turn",
    ]


def test_the_books_show_what_is_open_and_the_clock() -> None:
    desk = desk_after(OPENING + " timed 60", "clock start", "Ana rolls 1 2")
    told = said(desk, "books").split("\n")
    assert told[-2:] == ["Baltic Avenue is offered to Ana for 60", "Clock: 1:00:00 left"]


def test_the_worth_shows_its_parts() -> None:
    desk = desk_after(OPENING, "Ana buys @39", "Ana buys @37", "Ana mortgages @37")
    assert said(desk, "worth Ana") == "Ana: 1,630 (cash 1,055, deeds 400, mortgaged 175)"


def test_the_worth_of_who_has_a_tax_to_choose_is_not_shown() -> None:
    desk = desk_after(TAXING, "Ana rolls 1 3")
    assert said(desk, "worth").split("\n")[0] == "Ana: not shown before the tax is chosen"
    assert (
        said(desk, "worth Ana") == "Ana has still to choose the tax: until then the worth is not shown. (Pajak Jalan)"
    )


@pytest.mark.parametrize(
    ("phrase", "told"),
    [
        ("rent @39", ["Boardwalk: 50 to Ana", "Base rent of Boardwalk: 50 (LUPAGO)"]),
        (
            "rent @12 dice 7",
            ["Electric Company (4 × 7): 28 to Ana",
             "Ana owns 1 of these, so 4 times the dice: 4 × 7 = 28 (classic: Utilities)"],
        ),
        ("rent @5", ["Reading Railroad: mortgaged, no rent"]),
    ],
)  # fmt: skip
def test_a_rent_asked_for_says_how_much_to_whom_and_why(phrase: str, told: list[str]) -> None:
    desk = desk_after(OPENING, "Ana buys @39", "Ana buys @12", "Ana buys @5", "Ana mortgages @5")
    assert said(desk, phrase).split("\n") == told


def test_what_can_be_raised_is_told_step_by_step() -> None:
    desk = desk_after(OPENING, "Ana buys @39", "Ana buys @5")
    first, *steps = said(desk, "raise Ana").split("\n")
    assert first == "Ana has 1,030 and could raise 300: 1,330 in all"
    assert sorted(steps) == ["mortgage Boardwalk: 200", "mortgage Reading Railroad: 100"]


def test_the_cheapest_way_says_what_it_loses() -> None:
    desk = desk_after(OPENING, "Ana buys @39", "Ana buys @5")
    told = said(desk, "raise Ana 100").split("\n")
    assert told[1:] == ["mortgage Reading Railroad: 100", "Raises 100, loses 0 at the count"]


def test_notes_are_counted() -> None:
    told = said(desk_after(OPENING), "notes 1470").split("\n")
    assert told[:2] == ["1,470: 2 × 500, 4 × 100, 1 × 50, 1 × 20", "or 3 × 500, and 30 back: 1 × 20, 1 × 10"]


def test_why_tells_the_entry_and_its_figures() -> None:
    desk = desk_after(OPENING, "Ana buys @39", "Ana mortgages @39", "Ana redeems @39")
    told = ["4  Ana lifts the mortgage of Boardwalk for 220", "Boardwalk: mortgage 200 + 10% = 220 (HIPOTEKOJ)"]
    assert said(desk, "why 4").split("\n") == told


def test_history_marks_what_was_taken_back() -> None:
    desk = desk_after(OPENING, "Ana pays Budi 150", "undo")
    assert said(desk, "history 2").split("\n") == [
        "   2    00:00  Ana pays Budi 150 (taken back)",
        "   3    00:00  Undone 2: Ana pays Budi 150",
    ]


def test_matters_say_where_nothing_is_open() -> None:
    assert said(desk_after(OPENING), "matters") == "Nothing is open"


def test_matters_are_told_one_a_line() -> None:
    assert said(desk_after(OPENING, "Ana rolls 1 2"), "matters") == "Baltic Avenue is offered to Ana for 60"


@pytest.mark.parametrize(
    ("phrase", "told"),
    [
        ("check Ana cash 1230", "The books agree: 1,230."),
        ("check @39 owner Ana", "The books agree: Ana."),
        ("check @39 clear", "The books agree."),
        ("check Ana cash 1200", "The books say 1,230, not 1,200."),
        ("check Ana notes 2x500 2x100 1x20 1x10", "The books agree: 1,230."),
    ],
)
def test_a_check_says_whether_it_holds(phrase: str, told: str) -> None:
    assert said(desk_after(OPENING, "Ana buys @39"), phrase) == told


def test_the_time_of_a_transcript_is_told() -> None:
    assert said(desk_after(OPENING), "at 00:59:30") == "59:30 since the opening"
