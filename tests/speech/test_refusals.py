"""Refusals say what was wrong and what can be done, in one or two short sentences."""

from banker.refusal import Refusal
from banker.speech.refusals import tell_refusal
from tests.speech.makers import refused


def test_the_heading_of_the_sheet_stands_at_the_end() -> None:
    assert refused("own-deed", "LUPAGO", deed="boardwalk", player="Ana").endswith("no rent is due. (LUPAGO)")


def test_an_unknown_code_is_still_a_sentence() -> None:
    assert refused("a-code-of-tomorrow") == "This cannot be done: a code of tomorrow."


def test_data_that_lacks_leaves_a_gap_and_no_fault() -> None:
    assert refused("not-owner", deed="boardwalk") == "Boardwalk belongs to …, not to …; “books” shows who has what."


def test_without_a_board_ids_stand_for_names() -> None:
    told = tell_refusal(Refusal("not-mortgaged", {"deed": "boardwalk"}))
    assert told == "boardwalk is not mortgaged: there is nothing to lift."
