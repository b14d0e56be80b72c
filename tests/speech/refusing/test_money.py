"""Money is refused with the figures: what is missing, who must choose, and what could be done."""

import pytest

from tests.speech.makers import Row, check

MONEY: list[Row] = [
    (
        "short-of-cash",
        {"player": "Budi", "cash": 120, "amount": 1180, "missing": 1060, "raisable": 1350},
        "Budi has 120 of 1,180; missing: 1,060. Sales and mortgages could raise 1,350.",
    ),
    (
        "short-of-cash",
        {"player": "Budi", "cash": 120, "amount": 180, "missing": 60, "raisable": 30},
        "Budi has 120 of 180; missing: 60. Sales and mortgages raise only 30.",
    ),
    (
        "short-of-cash",
        {"player": "Budi", "cash": 120, "amount": 180, "missing": 60, "raisable": 0},
        "Budi has 120 of 180; missing: 60. Nothing is left to sell or mortgage.",
    ),
    (
        "short-of-cash",
        {"player": "pot", "cash": 80, "amount": 100, "missing": 20, "raisable": 0},
        "The pot has 80 of 100; missing: 20.",
    ),
    ("bank-owes-nothing", {"holder": "bank"}, "Only a player can stand in debt, not the bank."),
    ("same-holder", {"holder": "bank"}, "Both sides are the bank: name two different ones."),
    ("player-out", {"player": "Budi"}, "Budi has left the game: nothing is booked to or from there any more."),
    ("no-debt", {"player": "Budi"}, "Budi has no debt to settle."),
    ("nothing-due", {"player": ""}, "Nothing is due."),
    ("nothing-due", {"player": "Budi"}, "Nothing is due from Budi."),
    ("no-rent", {"code": "rent-mortgaged", "deed": "boardwalk"}, "Boardwalk is mortgaged: it brings no rent."),
    (
        "no-rent",
        {"code": "rent-jailed", "deed": "boardwalk", "owner": "Ana"},
        "Ana is in jail: Boardwalk brings no rent.",
    ),
    (
        "debt-not-cleared",
        {"player": "Budi", "debt": 180, "cash": 120},
        "Budi owes 180 and would have 120 after this deal: it must clear the debt.",
    ),
    (
        "can-still-pay",
        {"player": "Budi", "debt": 180, "could": 350},
        "Budi owes 180 and could pay: cash, sales and mortgages come to 350. “raise” shows how.",
    ),
    (
        "choice-needed",
        {"player": "Budi", "square": 4},
        "Budi has to choose at Income Tax first: “tax @4 flat”, or “tax @4 percent”.",
    ),
    (
        "unowned",
        {"deed": "boardwalk", "price": 400},
        "Boardwalk belongs to the bank: no rent is due. It can be bought for 400.",
    ),
    (
        "creditor-order",
        {"first": "boardwalk", "creditor": "Ana"},
        "boardwalk comes before Ana among the creditors: “bankrupt to” boardwalk.",
    ),
    ("no-such-note", {"note": 25, "notes": [1, 5, 1000]}, "There is no note of 25; the notes are 1, 5 and 1,000."),
]


@pytest.mark.parametrize("row", MONEY, ids=lambda row: row[0])
def test_money_is_refused_with_the_figures(row: Row) -> None:
    check(row)
