"""A phrase that was not understood is refused with what it may mean."""

import pytest

from tests.speech.makers import Row, check

PHRASES: list[Row] = [
    ("unknown-name", {"name": "bordwalk", "near": ["boardwalk"], "kind": "deed"},
     "No deed here is called “bordwalk”. Did you mean Boardwalk?"),
    (
        "unknown-name",
        {"name": "An", "near": ["Ana", "Andi", "bank"], "kind": "holder"},
        "Nobody here is called “An”. Did you mean Ana, Andi or the bank?",
    ),
    ("unknown-name", {"name": "xyz", "near": [], "kind": "player"}, "Nobody here is called “xyz”."),
    (
        "ambiguous-name",
        {"name": "p", "matches": ["park-place", "pacific-avenue"], "kind": "deed"},
        "“p” may be Park Place or Pacific Avenue: type more of the name.",
    ),
    (
        "ambiguous-name",
        {"name": "chance", "matches": ["7", "22"], "kind": "square"},
        "“chance” may be @7 Chance or @22 Chance: type more of the name.",
    ),
    (
        "ambiguous-name",
        {"name": "railroad", "matches": ["ch05", "ch06"], "kind": "card"},
        "“railroad” may be “nearest railroad” or “next railroad”: type more of the name.",
    ),
    ("bad-amount", {"amount": "1,50"}, "“1,50” is not a whole number above zero."),
    (
        "unknown-phrase",
        {"phrase": "Ana byus @39", "near": ["buys"], "form": "NAME buys [DEED]"},
        "“Ana byus @39” is not understood. Nearest is: NAME buys [DEED]",
    ),
    (
        "unknown-phrase",
        {"phrase": "next please", "near": ["next"], "form": "next", "rest": "please"},
        "“please” is more than this phrase takes. It reads: next",
    ),
    ("unknown-phrase", {"phrase": "# only this", "near": [], "form": ""}, "“# only this” is not understood."),
    (
        "incomplete-phrase",
        {"verb": "why", "form": "why NUMBER"},
        "The phrase is not complete. It reads: why NUMBER",
    ),
    ("incomplete-phrase", {"verb": "zip", "form": ""}, "The phrase is not complete."),
    ("same-name", {"name": "Ana"}, "Two players are called “Ana”: give one another name."),
    ("player-count", {"count": 1, "least": 2, "most": 6}, "1 player is named; this sheet is for 2 to 6."),
]  # fmt: skip


@pytest.mark.parametrize("row", PHRASES, ids=lambda row: row[0])
def test_a_phrase_is_refused_with_what_it_may_mean(row: Row) -> None:
    check(row)
