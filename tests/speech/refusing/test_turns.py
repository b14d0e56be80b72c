"""The course of the game: what comes first is named, with what to do."""

import pytest

from tests.speech.makers import Row, check, refused

TURNS: list[Row] = [
    ("not-on-turn", {"player": "Ana", "turn": "Budi"},
     "It is Budi's turn, not Ana's: “e” ends it, and “turn” with a name gives it to another."),
    ("already-rolled", {"player": "Ana", "next": "Budi"},
     "Ana has thrown already: “e” gives the turn to Budi; was the throw a slip, “u” (ctrl+z) takes it back."),
    ("already-rolled", {"player": "Ana", "next": "Ana"},
     "Ana has thrown in this turn and waits for the next; was the throw a slip, “u” (ctrl+z) takes it back."),
    ("fine-not-yet", {"player": "Ana", "tries": 1},
     "Ana may pay the fine only after the third throw; 1 so far: throw for doubles."),
    ("card-held", {"card": "ch08", "player": "Budi"},
     "“get out of jail from chance” cannot be drawn: Budi holds it. Name the card that was drawn."),
    (
        "other-deck",
        {"card": "ch07", "deck": "chance", "drawn": "chest"},
        "“bank dividend” belongs to Chance; the card to draw is of Community Chest.",
    ),
    ("clock-state", {"act": "start", "state": "running"}, "The clock is running already: “clock pause” stops it."),
    ("clock-state", {"act": "pause", "state": "idle"},
     "The clock has not been started yet: “clock start” starts it."),
    ("time-runs-on", {"elapsed": 3599}, "The time only runs forward; it is 59:59 already."),
]  # fmt: skip


@pytest.mark.parametrize("row", TURNS, ids=lambda row: row[0])
def test_the_course_of_the_game_is_refused_with_what_comes_first(row: Row) -> None:
    check(row)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("offer", "Boardwalk is still offered to Ana: “buy” or “auction” comes first."),
        ("rent", "Ana still owes the rent for Boardwalk: “pay” or “waive” comes first."),
        ("tax", "Ana still has a tax to pay: “pay”, or the choice, comes first."),
        ("card", "Ana still has a card to draw: “card” and its name comes first."),
        ("fine", "Ana still owes the fine for leaving jail: “pay” comes first."),
        ("debt", "Ana is still in debt: “settle” pays it, “raise” finds the money, “bankrupt to” gives up."),
        ("auction", "The auction of Boardwalk is still open: “sold” or “unsold” comes first."),
        ("estate", "Boardwalk is still to be auctioned: “auction” and its name put it up."),
        ("unheard of", "Something is still open on the table: “matters” shows it."),
    ],
)
def test_an_open_matter_is_named_with_what_to_do(kind: str, sentence: str) -> None:
    assert refused("matter-open", kind=kind, player="Ana", deed="boardwalk") == sentence


def test_an_open_auction_of_a_house_is_named_so() -> None:
    told = refused("matter-open", kind="auction", player="", deed="house")
    assert told == "The auction of a house is still open: “sold” or “unsold” comes first."
