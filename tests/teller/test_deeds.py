"""Buying, rent, mortgages, trades, auctions and buildings."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import (
    AskRent,
    Auction,
    Bid,
    Build,
    Buy,
    Mortgage,
    Pass,
    Redeem,
    Rent,
    Request,
    Sell,
    Side,
    Sold,
    Trade,
    Unsold,
    Want,
    Win,
)

BLUE = ("park-place", "boardwalk")

DEEDS: list[tuple[str, Request]] = [
    ("Ana buys @39", Buy("Ana", "boardwalk")),
    ("buys @39", Buy("Ana", "boardwalk")),
    ("buy boardwalk", Buy("Ana", "boardwalk")),
    ("Ana buys @39 for 350", Buy("Ana", "boardwalk", 350)),
    ("Ana buys park place 350", Buy("Ana", "park-place", 350)),
    ("Ana buys for 350", Buy("Ana", "", 350)),
    ("Ana buys", Buy("Ana")),
    ("buys", Buy("Ana")),
    ("Ana rent @39", Rent("Ana", "boardwalk")),
    ("Ana rent @12 dice 7", Rent("Ana", "electric-company", 7)),
    ("Ana rent @5 times 2", Rent("Ana", "reading-railroad", times=2)),
    ("Ana rent water times 10 dice 7", Rent("Ana", "water-works", 7, 10)),
    ("Ana rent @28 dice 7 times 10", Rent("Ana", "water-works", 7, 10)),
    ("rent @39", AskRent("boardwalk")),
    ("rent @12 dice 7", AskRent("electric-company", 7)),
    ("Ana mortgages @39, @37", Mortgage("Ana", ("boardwalk", "park-place"))),
    ("Ana mortgages @39,@37", Mortgage("Ana", ("boardwalk", "park-place"))),
    ("Ana mortgages @39 and @37", Mortgage("Ana", ("boardwalk", "park-place"))),
    ("Ana mortgages darkblue", Mortgage("Ana", BLUE)),
    ("mortgage dark blue, @5", Mortgage("Ana", (*BLUE, "reading-railroad"))),
    ("Ana redeems @39", Redeem("Ana", ("boardwalk",))),
    ("redeem st james, reading", Redeem("Ana", ("st-james-place", "reading-railroad"))),
]

TRADES: list[tuple[str, Request]] = [
    (
        "Ana gives @39, 100 to Budi for @5, @15, jail card",
        Trade(
            "Ana",
            "Budi",
            Side(100, ("boardwalk",)),
            Side(0, ("reading-railroad", "pennsylvania-railroad"), 1),
        ),
    ),
    (
        "Ana gives @39 to Budi for 200 redeeming @39",
        Trade("Ana", "Budi", Side(0, ("boardwalk",)), Side(200), ("boardwalk",)),
    ),
    (
        "Ana gives @8, 133 to Budi for @12",
        Trade("Ana", "Budi", Side(133, ("vermont-avenue",)), Side(0, ("electric-company",))),
    ),
    (
        "Ana gives @8,133 to Budi for @12",
        Trade("Ana", "Budi", Side(133, ("vermont-avenue",)), Side(0, ("electric-company",))),
    ),
    ("Ana gives 1,500 and jail card to Budi for dark blue", Trade("Ana", "Budi", Side(1500, (), 1), Side(0, BLUE))),
    ("Ana gives 2 jail cards to Budi", Trade("Ana", "Budi", Side(0, (), 2), Side())),
    ("Ana gives nothing to Budi for 40", Trade("Ana", "Budi", Side(), Side(40))),
    ("Ana gives park to 2 for board", Trade("Ana", "Budi", Side(0, ("park-place",)), Side(0, ("boardwalk",)))),
]

AUCTIONS: list[tuple[str, Request]] = [
    ("auction @39", Auction("boardwalk")),
    ("auction", Auction()),
    ("auction house", Auction("house")),
    ("auction hotel", Auction("hotel")),
    ("Budi bids 120", Bid("Budi", 120)),
    ("bid 120", Bid("Ana", 120)),
    ("Citra passes", Pass("Citra")),
    ("pass", Pass("Ana")),
    ("Citra wants 2", Want("Citra", 2)),
    ("Citra wants 0", Want("Citra", 0)),
    ("sold", Sold()),
    ("sold on @1", Sold("mediterranean-avenue")),
    ("sold @1", Sold("mediterranean-avenue")),
    ("unsold", Unsold()),
    ("Budi wins @39 for 120", Win("Budi", "boardwalk", 120)),
    ("Budi wins st charles 120", Win("Budi", "st-charles-place", 120)),
    ("Budi wins house on @1 for 60", Win("Budi", "house", 60, "mediterranean-avenue")),
    ("Budi wins hotel @1 60", Win("Budi", "hotel", 60, "mediterranean-avenue")),
]

BUILDINGS: list[tuple[str, Request]] = [
    ("Ana builds 2 on @39", Build("Ana", ("boardwalk",), 2)),
    ("Ana builds 2 @39", Build("Ana", ("boardwalk",), 2)),
    ("builds 2 on @39", Build("Ana", ("boardwalk",), 2)),
    ("Ana builds 2 houses on @39", Build("Ana", ("boardwalk",), 2)),
    ("Ana builds house on @39", Build("Ana", ("boardwalk",))),
    ("Ana builds on boardwalk", Build("Ana", ("boardwalk",))),
    ("Ana builds 3 on @37, @39", Build("Ana", BLUE, 3)),
    ("Ana builds 3 on dark blue", Build("Ana", BLUE, 3)),
    ("Ana builds hotel on @39", Build("Ana", ("boardwalk",), hotel=True)),
    ("Ana sells 1 on @39", Sell("Ana", ("boardwalk",))),
    ("sell 2 on @39", Sell("Ana", ("boardwalk",), 2)),
    ("Ana sells hotel on @39", Sell("Ana", ("boardwalk",), hotel=True)),
    ("Ana sells all on darkblue", Sell("Ana", BLUE, all=True)),
]


@pytest.mark.parametrize(("phrase", "request_"), DEEDS + TRADES + AUCTIONS + BUILDINGS)
def test_phrase(phrase: str, request_: Request, said: Callable[[str], Any]) -> None:
    assert said(phrase) == request_


MISSING = [
    "Ana rent",
    "r",
    "Ana rent @12 dice",
    "Ana mortgages",
    "Ana mortgages @39,",
    "Ana gives",
    "Ana gives @39",
    "Ana gives @39 to",
    "Ana gives @39 to Budi for",
    "Ana gives @39 to Budi redeeming",
    "Ana gives 2 jail to Budi",
    "Ana bids",
    "Ana wins @39",
    "Ana wins",
    "sold on",
    "Ana builds",
    "Ana builds 2",
    "Ana builds 2 on",
    "Ana sells all",
]


@pytest.mark.parametrize("phrase", MISSING)
def test_missing_parts(phrase: str, refused: Callable[[str], Refusal]) -> None:
    assert refused(phrase).code == "incomplete-phrase"


def test_a_house_won_must_stand_somewhere(refused: Callable[[str], Refusal]) -> None:
    assert refused("Ana wins house for 60").code == "unknown-name"


def test_a_second_amount_on_one_side_is_refused(refused: Callable[[str], Refusal]) -> None:
    assert refused("Ana gives 100, 50 to Budi") == Refusal("bad-amount", {"amount": "50"})
