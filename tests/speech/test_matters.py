"""What is open on the table is told, with what can be typed for it."""

from typing import Any

import pytest

from banker.rules.matters import Matter
from banker.speech.matters import tell_keys, tell_matter
from tests.speech.makers import ATLANTIC, open_matter

RENT = {"code": "rent-houses", "deed": "baltic-avenue", "houses": 3, "times": 1}
CHOICE = {"kind": "tax", "player": "Ana", "creditor": "bank", "amount": 200, "square": 4, "choice": True}


@pytest.mark.parametrize(
    ("facts", "line"),
    [
        (
            {"kind": "offer", "player": "Ana", "deed": "boardwalk", "amount": 400},
            "Boardwalk is offered to Ana for 400",
        ),
        (
            {"kind": "rent", "player": "Budi", "creditor": "Ana", "deed": "baltic-avenue", "amount": 180, "why": RENT},
            "Budi owes Ana 180: Baltic Avenue with 3 houses",
        ),
        (
            {"kind": "rent", "player": "Budi", "creditor": "Ana", "deed": "boardwalk", "amount": 50},
            "Budi owes Ana 50: Boardwalk",
        ),
        (
            {
                "kind": "rent", "player": "Budi", "creditor": "Ana", "deed": "water-works", "choice": True,
                "why": {"code": "fresh-throw", "deed": "water-works", "times": 10},
            },
            "Budi owes Ana rent for Water Works: 10 × a new throw",
        ),
        ({**CHOICE, "choice": False}, "Ana owes the bank 200: Income Tax"),
        (
            {**CHOICE, "choice": False, "amount": 231, "why": {"code": "tax-percent"}},
            "Ana owes the bank 231: Income Tax, 10% of everything",
        ),
        ({"kind": "card", "player": "Ana", "deck": "chest"}, "Ana draws a card: Community Chest"),
        (
            {"kind": "fine", "player": "Ana", "creditor": "bank", "amount": 50, "dice": [3, 4]},
            "Ana owes the bank 50: the fine for leaving jail, then moves by 3 and 4",
        ),
        (
            {"kind": "debt", "player": "Budi", "creditor": "Ana", "amount": 1180, "reason": "rent"},
            "Budi owes Ana 1,180: rent",
        ),
        (
            {"kind": "debt", "player": "Budi", "creditor": "bank", "amount": 10, "reason": "interest"},
            "Budi owes the bank 10: interest on mortgaged deeds",
        ),
        ({"kind": "auction", "lot": "boardwalk"}, "Auction of Boardwalk: no bid yet"),
        (
            {"kind": "auction", "lot": "house", "why": {"opening": 50}},
            "Auction of a house: no bid yet, from 50",
        ),
        (
            {"kind": "auction", "lot": "boardwalk", "bidder": "Citra", "amount": 1160},
            "Auction of Boardwalk: Citra bids 1,160",
        ),
        ({"kind": "estate", "deed": "boardwalk"}, "Boardwalk waits for its auction"),
    ],
)  # fmt: skip
def test_a_matter_says_who_owes_whom_what(facts: dict[str, Any], line: str) -> None:
    assert open_matter(**facts) == line


def test_an_open_tax_choice_never_shows_what_ten_percent_would_be() -> None:
    hidden: dict[str, Any] = {**CHOICE, "why": {"code": "tax-flat", "square": 4, "amount": 231}}
    assert open_matter(**hidden) == "Ana chooses at Income Tax: 200, or 10% of everything"
    assert all("231" not in phrase + words for phrase, words in tell_keys(Matter(**hidden)))


def test_without_a_board_a_matter_is_told_by_ids() -> None:
    matter = Matter("offer", player="Ana", deed="boardwalk", amount=400)
    assert tell_matter(matter, None) == "boardwalk is offered to Ana for 400"


@pytest.mark.parametrize(
    ("facts", "keys"),
    [
        ({"kind": "offer", "player": "Ana", "deed": "boardwalk"}, [("", "buy"), ("auction", "auction")]),
        ({"kind": "rent", "player": "Ana"}, [("", "pay"), ("waive", "let it pass")]),
        (
            {"kind": "rent", "player": "Ana", "deed": "water-works", "choice": True},
            [("Ana rent water-works dice ", "the throw"), ("waive", "let it pass")],
        ),
        (CHOICE, [("Ana tax @4 flat", "pay 200"), ("Ana tax @4 percent", "pay 10%")]),
        ({**CHOICE, "choice": False}, [("", "pay"), ("raise Ana", "what can be raised")]),
        ({"kind": "card", "player": "Ana", "deck": "chest"}, [("Ana card ", "the card's number or words")]),
        (
            {"kind": "fine", "player": "Ana"},
            [("", "pay"), ("raise Ana", "what can be raised"), ("Ana leaves jail by card", "use a jail card")],
        ),
        (
            {"kind": "debt", "player": "Ana", "creditor": "pot"},
            [("", "pay"), ("raise Ana", "what can be raised"), ("Ana bankrupt to bank", "bankrupt")],
        ),
        ({"kind": "auction", "lot": "boardwalk"}, [("", "nobody bids")]),
        ({"kind": "auction", "lot": "boardwalk", "bidder": "Ana"}, [("", "sold")]),
        ({"kind": "auction", "lot": "house", "bidder": "Ana"}, [("sold on ", "sold, and where it stands")]),
        ({"kind": "estate", "deed": "boardwalk"}, [("auction boardwalk", "auction")]),
    ],
)
def test_a_matter_says_what_can_be_typed_now(facts: dict[str, Any], keys: list[tuple[str, str]]) -> None:
    assert tell_keys(Matter(**facts)) == keys


def test_a_name_that_would_not_read_back_is_quoted_in_a_phrase() -> None:
    keys = tell_keys(Matter("tax", player="Ana Maria", square=4, choice=True, amount=200))
    assert keys[0][0] == '"Ana Maria" tax @4 flat'


def test_the_deck_has_the_board_s_own_name() -> None:
    assert tell_matter(Matter("card", player="Ana", deck="chance"), ATLANTIC) == "Ana draws a card: Chance"
