"""Deeds, buildings and auctions are refused by name, with what can be done."""

import pytest

from tests.speech.makers import Row, check

DEEDS: list[Row] = [
    ("already-owned", {"deed": "boardwalk", "owner": "Budi"},
     "Boardwalk belongs to Budi already: a trade (“gives”) brings it to another."),
    ("not-owner", {"deed": "boardwalk", "player": "Ana", "owner": "bank"},
     "Boardwalk belongs to the bank, not to Ana; “books” shows who has what."),
    (
        "group-built",
        {"deed": "boardwalk", "built": ["park-place", "boardwalk"]},
        "Boardwalk cannot be mortgaged or traded while its group is built on; sell first: Park Place and Boardwalk.",
    ),
    (
        "group-incomplete",
        {"deed": "boardwalk", "missing": ["park-place"]},
        "Only a whole group can be built on; Park Place is missing: buy it or trade for it.",
    ),
    (
        "group-incomplete",
        {"deed": "oriental-avenue", "missing": ["vermont-avenue", "connecticut-avenue"]},
        "Only a whole group can be built on; Vermont Avenue and Connecticut Avenue are missing:"
        " buy them or trade for them.",
    ),
    (
        "group-mortgaged",
        {"deed": "boardwalk", "mortgaged": ["park-place"]},
        "Park Place is mortgaged: lift the mortgage before the group is built on.",
    ),
    (
        "uneven",
        {"deed": "boardwalk", "levels": {"park-place": 3, "boardwalk": 5}},
        "Houses go up and down evenly; the group would stand so: Park Place 3, Boardwalk hotel."
        " Name the colour to spread them: “on dark blue”.",
    ),
    (
        "houses-first",
        {"deed": "boardwalk", "needs": 4, "short": ["park-place"]},
        "A hotel needs 4 houses on each lot of its group first; too few are on Park Place.",
    ),
    (
        "hotel-cannot-break",
        {"deed": "boardwalk", "needs": 4, "left": 2},
        "The hotel on Boardwalk needs 4 houses in its place and the bank has 2: sell all on the group.",
    ),
    ("house-shortage", {"wanted": 3, "left": 0}, "The bank has no houses left: whoever sells some brings them back."),
    ("house-shortage", {"wanted": 3, "left": 1}, "The bank has only 1 house; 3 are wanted: take fewer."),
    ("hotel-shortage", {"wanted": 3, "left": 2}, "The bank has only 2 hotels; 3 are wanted: take fewer."),
    ("cannot-build", {"player": "Budi", "building": "hotel"},
     "Budi has no place for a hotel now: that takes a whole group, clear of mortgages and built on evenly."),
    ("say-where", {"player": "Budi", "building": "house"}, "Say where Budi sets a house: “sold on” and the deed."),
    ("auction-open", {"lot": "house"}, "The auction of a house comes first: “sold” or “unsold” ends it."),
    ("bid-too-low", {"player": "Budi", "amount": 20, "least": 60}, "20 is too low a bid; the least is 60."),
    (
        "beyond-limit",
        {"player": "Budi", "amount": 2000, "limit": 1470},
        "Budi cannot bid 2,000; the most that could be paid is 1,470.",
    ),
    (
        "estate-order",
        {"deed": "boardwalk", "first": "park-place"},
        "The estate is auctioned in order: Park Place comes before Boardwalk.",
    ),
    (
        "too-many-to-deal",
        {"players": 8, "deal": 4, "deeds": 28, "fit": 3},
        "4 deeds each for 8 players is more than 28; 3 each would fit.",
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", DEEDS, ids=lambda row: row[0])
def test_deeds_are_refused_by_name(row: Row) -> None:
    check(row)
