"""The record is refused by number: what leans on what, and both figures of a check."""

import pytest

from tests.speech.makers import Row, check, refused


@pytest.mark.parametrize(
    ("subject", "what", "said", "books", "sentence"),
    [
        ("Ana", "cash", 1200, 1240, "The books say 1,240, not 1,200."),
        ("bank", "houses", 30, 31, "The books say 31, not 30."),
        ("clock", "clock", 750, 749, "The books say 12:29, not 12:30."),
        ("boardwalk", "owner", "Ana", "bank", "The books say the bank, not Ana."),
        ("Ana", "square", 10, 30, "The books say @30 Go to Jail, not @10 In Jail / Just Visiting."),
        ("boardwalk", "mortgaged", True, False, "The books say: Boardwalk is not mortgaged."),
        ("boardwalk", "clear", True, False, "The books say: Boardwalk is mortgaged."),
        ("Ana", "jail", True, False, "The books say: Ana is not in jail."),
    ],
)
def test_a_check_that_differs_shows_both_figures(
    subject: str, what: str, said: object, books: object, sentence: str
) -> None:
    assert refused("check-differs", subject=subject, what=what, said=said, books=books) == sentence


RECORD: list[Row] = [
    ("no-such-entry", {"number": 300, "last": 50}, "There is no entry 300; the last is 50, and “history” shows them."),
    ("not-correctable", {"number": 7, "kind": "undo"}, "7 (undo) cannot be corrected; “undo” may do."),
    (
        "leaned-on",
        {"number": 7, "entries": [9]},
        "7 cannot be struck: 9 leans on it. Strike that first, or use “amend”.",
    ),
    (
        "leaned-on",
        {"number": 7, "entries": [9, 12]},
        "7 cannot be struck: 9 and 12 lean on it. Strike those first, or use “amend”.",
    ),
    (
        "leaned-on",
        {"number": 7, "entries": []},
        "7 cannot be struck: the books would not hold. “adjust” corrects cash all the same.",
    ),
    ("amend-breaks", {"number": 7, "impossible": []}, "Nothing is changed: what followed could no longer be."),
]


@pytest.mark.parametrize("row", RECORD, ids=lambda row: row[0])
def test_the_record_is_refused_by_number(row: Row) -> None:
    check(row)


def test_an_amendment_says_what_could_no_longer_be_and_why() -> None:
    broken = {"number": 9, "phrase": "Ana mortgages @39", "refusal": "not-owner"}
    broken["data"] = {"deed": "boardwalk", "player": "Ana", "owner": "bank"}
    told = refused("amend-breaks", number=7, different=[], impossible=[broken])
    reason = "Boardwalk belongs to the bank, not to Ana; “books” shows who has what."
    assert told == f"Nothing is changed: 9, “Ana mortgages @39”, could no longer be. {reason}"
