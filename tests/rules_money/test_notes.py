"""Notes: the fewest that make an amount, the change to ask back, and a player's counted notes."""

from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from banker.rules.notes import Change, changes, fewest, rest
from tests.rules_money.tables import asked, opened, refusal

ATLANTIC = (1, 5, 10, 20, 50, 100, 500)
NEGARA = (100, 500, 1000, 2000, 5000, 10000, 50000)


def number(amount: int, notes: tuple[int, ...]) -> int:
    return sum(fewest(amount, notes).values())


def least(amount: int, notes: tuple[int, ...]) -> tuple[int, int]:
    """What no notes can make of an amount, and the fewest notes for the rest: by trying every note."""

    @cache
    def tried(left: int) -> tuple[int, int]:
        smaller = [tried(left - note) for note in notes if note <= left]
        return min([(remainder, many + 1) for remainder, many in smaller], default=(left, 0))

    for amount_below in range(amount):
        tried(amount_below)
    return min((amount - part + tried(part)[0], tried(part)[1]) for part in range(amount + 1))


# --- figures


@pytest.mark.parametrize(
    ("amount", "notes", "bundle"),
    [
        (1470, ATLANTIC, {"500": 2, "100": 4, "50": 1, "20": 1}),
        (60, ATLANTIC, {"50": 1, "10": 1}),
        (80, (20, 50), {"20": 4}),
        (110, (20, 50), {"50": 1, "20": 3}),
        (60, (1, 20, 30, 50), {"30": 2}),
        (6, (1, 3, 4), {"3": 2}),
        (0, ATLANTIC, {}),
        (3, ATLANTIC, {"1": 3}),
        (123_456_789_012, ATLANTIC, {"500": 246_913_578, "10": 1, "1": 2}),
        (750, NEGARA, {"500": 1, "100": 2}),
        (99, NEGARA, {}),
        (30, (20, 50), {"20": 1}),
    ],
)
def test_fewest(amount: int, notes: tuple[int, ...], bundle: dict[str, int]) -> None:
    assert fewest(amount, notes) == bundle
    assert list(fewest(amount, notes)) == list(bundle)


@given(
    st.integers(0, 300),
    st.lists(st.integers(1, 60), min_size=1, max_size=5, unique=True).map(tuple),
)
@settings(deadline=None)
@example(80, (20, 50))
@example(63, (1, 5, 10, 21, 25))
@example(200, (7, 11, 60))
def test_no_fewer_notes_make_it(amount: int, notes: tuple[int, ...]) -> None:
    bundle = fewest(amount, notes)
    assert (rest(amount, bundle), sum(bundle.values())) == least(amount, notes)


@given(st.integers(0, 2000))
def test_no_fewer_notes_of_a_board_make_it(amount: int) -> None:
    assert number(amount, ATLANTIC) == least(amount, ATLANTIC)[1]


@settings(deadline=None)
@given(st.integers(0, 10**15), st.sampled_from([ATLANTIC, NEGARA, (1, 999_999_937), (7, 1000, 99_991)]))
def test_any_amount_is_answered(amount: int, notes: tuple[int, ...]) -> None:
    bundle = fewest(amount, notes)
    assert 0 <= rest(amount, bundle) < min(notes)
    assert all(many > 0 for many in bundle.values())


def test_change_to_ask_back() -> None:
    assert changes(1470, ATLANTIC) == (
        Change({"500": 3}, 30, {"20": 1, "10": 1}),
        Change({"100": 15}, 30, {"20": 1, "10": 1}),
        Change({"50": 30}, 30, {"20": 1, "10": 1}),
        Change({"20": 74}, 10, {"10": 1}),
    )
    assert changes(500, ATLANTIC) == ()


def test_change_that_no_notes_can_give() -> None:
    assert changes(750, NEGARA)[-1] == Change({"100": 8}, 50, {}, 50)
    assert changes(750, NEGARA)[-2] == Change({"500": 2}, 250, {"100": 2}, 50)


# --- questions


def test_notes_of_an_amount() -> None:
    told = asked(opened(), "notes 1470")
    assert told["amount"] == 1470
    assert told["notes"] == {"500": 2, "100": 4, "50": 1, "20": 1}
    assert told["rest"] == 0
    assert told["changes"][0] == {"given": {"500": 3}, "back": 30, "change": {"20": 1, "10": 1}, "rest": 0}


def test_notes_of_a_player() -> None:
    desk = opened(text="Ana starts with 952")
    assert asked(desk, "notes Ana") == {"amount": 952, "notes": {"500": 1, "100": 4, "50": 1, "1": 2}, "rest": 0}


def test_an_amount_between_the_notes_of_negara() -> None:
    desk = opened(text="", rules="follow=no")
    desk.say("open sheet monopoli board negara players Ana Budi with follow=no")
    told = asked(desk, "notes 750")
    assert (told["notes"], told["rest"]) == ({"500": 1, "100": 2}, 50)
    asked(desk, "bank pays Ana 50")
    assert asked(desk, "notes Ana") == {"amount": 150_050, "notes": {"50000": 3}, "rest": 50}


def test_counted_notes() -> None:
    desk = opened(text="Ana starts with 952")
    assert asked(desk, "check Ana notes 8x100 3x50 2x1")["value"] == 952
    differs = refusal(desk, "check Ana notes 8x100 3x50 3x1")
    assert (differs.code, differs.data["said"], differs.data["books"]) == ("check-differs", 953, 952)
    assert refusal(desk, "check Ana notes 8x100 1x152").data == {"note": 152, "notes": list(ATLANTIC)}


def test_a_count_that_differs_by_no_note() -> None:
    desk = opened(text="", rules="follow=no")
    desk.say("open sheet monopoli board negara players Ana Budi with follow=no")
    asked(desk, "bank pays Ana 50")
    assert refusal(desk, "check Ana notes 3x50000").data["books"] == 150_050
