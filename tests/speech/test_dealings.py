"""What purchases, mortgages, trades, auctions and buildings read like in the ledger."""

from typing import Any

import pytest

from tests.speech.makers import cash, told

NOTHING = {"cash": 0, "deeds": [], "cards": 0}


# --- buying and mortgaging


def test_a_purchase_names_deed_and_price() -> None:
    line = told("purchase", "bought", player="Ana", deed="boardwalk", price=400, printed=400)
    assert line == "Ana buys Boardwalk for 400"


def test_a_purchase_at_another_price_shows_the_printed_one() -> None:
    line = told("purchase", "bought", player="Ana", deed="boardwalk", price=350, printed=400)
    assert line == "Ana buys Boardwalk for 350, not the printed 400"


def test_mortgages_are_named_with_what_they_bring() -> None:
    line = told("mortgage", "mortgaged", player="Ana", deeds={"boardwalk": 200, "park-place": 175}, amount=375)
    assert line == "Ana mortgages Boardwalk and Park Place for 375"


def test_more_deeds_than_a_line_holds_are_counted() -> None:
    deeds = {"boardwalk": 200, "park-place": 175, "short-line": 100, "water-works": 75}
    line = told("mortgage", "mortgaged", player="Ana", deeds=deeds, amount=550)
    assert line == "Ana mortgages Boardwalk, Park Place and 2 more for 550"


@pytest.mark.parametrize(
    ("deeds", "line"),
    [
        ({"boardwalk": 220}, "Ana lifts the mortgage of Boardwalk for 220"),
        ({"boardwalk": 220, "park-place": 193}, "Ana lifts the mortgages of Boardwalk and Park Place for 413"),
    ],
)
def test_redemptions_are_named_with_what_they_cost(deeds: dict[str, int], line: str) -> None:
    assert told("redemption", "redeemed", player="Ana", deeds=deeds, amount=sum(deeds.values())) == line


# --- trades


@pytest.mark.parametrize(
    ("gives", "gets", "line"),
    [
        (
            {"cash": 100, "deeds": ["boardwalk"], "cards": 0},
            {"cash": 0, "deeds": ["reading-railroad"], "cards": 1},
            "Ana gives Budi Boardwalk and 100 for Reading Railroad and 1 jail card",
        ),
        ({"cash": 0, "deeds": ["boardwalk"], "cards": 0}, NOTHING, "Ana gives Budi Boardwalk"),
        (NOTHING, {"cash": 0, "deeds": [], "cards": 2}, "Budi gives Ana 2 jail cards"),
    ],
)
def test_a_trade_shows_both_sides(gives: dict[str, Any], gets: dict[str, Any], line: str) -> None:
    why = {"giver": "Ana", "taker": "Budi", "gives": gives, "gets": gets, "interest": {}, "redeemed": {}}
    assert told("trade", "traded", **why) == line


def test_a_trade_shows_the_interest_and_what_was_lifted() -> None:
    gives = {"cash": 0, "deeds": ["boardwalk", "park-place"], "cards": 0}
    why = {"giver": "Ana", "taker": "Budi", "gives": gives, "gets": {**NOTHING, "cash": 500}}
    line = told("trade", "traded", interest={"boardwalk": 20}, redeemed={"park-place": 193}, **why)
    assert line == "Ana gives Budi Boardwalk and Park Place for 500; interest 20, redemption 193"


# --- auctions


@pytest.mark.parametrize(
    ("kind", "code", "why", "line"),
    [
        ("auction", "auction", {"lot": "boardwalk", "opening": 1, "declined": "Ana"}, "Auction of Boardwalk, from 1"),
        ("auction", "auction", {"lot": "house", "opening": 50, "declined": ""}, "Auction of a house, from 50"),
        ("bid", "bid", {"player": "Ana", "lot": "boardwalk", "amount": 120}, "Ana bids 120 for Boardwalk"),
        ("pass", "passed", {"player": "Ana", "lot": "hotel"}, "Ana bids no more for a hotel"),
        ("want", "wants", {"player": "Ana", "lot": "house", "count": 3}, "Ana wants 3 houses"),
        ("want", "wants", {"player": "Ana", "lot": "hotel", "count": 1}, "Ana wants 1 hotel"),
        ("sale", "won", {"player": "Ana", "lot": "boardwalk", "amount": 120}, "Ana wins Boardwalk for 120"),
        (
            "sale",
            "won",
            {"player": "Ana", "lot": "boardwalk", "amount": 120, "interest": 20},
            "Ana wins Boardwalk for 120; interest 20",
        ),
        (
            "sale",
            "won",
            {"player": "Ana", "lot": "house", "amount": 60, "deed": "baltic-avenue"},
            "Ana wins a house for 60, on Baltic Avenue",
        ),
        ("unsold", "unsold", {"lot": "boardwalk"}, "Nobody bids: Boardwalk stays with the bank"),
        (
            "unsold",
            "decliner-buys",
            {"lot": "boardwalk", "player": "Ana", "amount": 400},
            "Nobody bids: Ana buys Boardwalk for 400",
        ),
    ],
)
def test_an_auction_is_told_step_by_step(kind: str, code: str, why: dict[str, Any], line: str) -> None:
    assert told(kind, code, **why) == line


def test_the_last_buildings_that_need_no_bid_go_at_the_list_price() -> None:
    why = {"player": "Ana", "lot": "house", "count": 2, "at-list-price": {"Ana": 2, "Budi": 1}}
    assert told("want", "wants", **why) == "Ana wants 2 houses; at the list price: Ana 2, Budi 1"


# --- buildings


@pytest.mark.parametrize(
    ("lots", "buildings"),
    [
        ({"boardwalk": 1}, "1 house on Boardwalk"),
        ({"boardwalk": 2}, "2 houses on Boardwalk"),
        ({"boardwalk": 2, "park-place": 1}, "2 houses on Boardwalk and 1 house on Park Place"),
        ({"boardwalk": 1, "park-place": 1}, "1 house each on Boardwalk and Park Place"),
    ],
)
def test_building_says_how_many_where(lots: dict[str, int], buildings: str) -> None:
    assert told("building", "built", player="Ana", houses=lots, amount=400) == f"Ana builds {buildings} for 400"


@pytest.mark.parametrize(
    ("deeds", "buildings"),
    [(["boardwalk"], "a hotel on Boardwalk"), (["boardwalk", "park-place"], "2 hotels on Boardwalk and Park Place")],
)
def test_hotels_say_where(deeds: list[str], buildings: str) -> None:
    assert told("building", "built-hotels", player="Ana", deeds=deeds, amount=200) == f"Ana builds {buildings} for 200"


@pytest.mark.parametrize(
    ("postings", "lots", "buildings"),
    [
        ((("@39", "house", -2),), {"boardwalk": 2}, "2 houses on Boardwalk"),
        ((("@39", "hotel", -1), ("@39", "house", 4)), {"boardwalk": 1}, "the hotel on Boardwalk"),
        ((("@39", "hotel", -1),), {"boardwalk": 5}, "the hotel and its houses on Boardwalk"),
        (
            (("@39", "house", -1), ("@37", "house", -1)),
            {"boardwalk": 1, "park-place": 1},
            "1 house on Boardwalk and 1 house on Park Place",
        ),
    ],
)
def test_selling_buildings_says_what_goes(
    postings: tuple[tuple[str, str, int], ...], lots: dict[str, int], buildings: str
) -> None:
    line = told("resale", "sold-buildings", (*postings, *cash("bank", "Ana", 100)), player="Ana", lots=lots, amount=100)
    assert line == f"Ana sells {buildings} for 100"
