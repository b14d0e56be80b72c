"""What forbids a great act altogether is known before anything is gathered for it, and what forbids a part is not."""

import pytest

from banker.desk import Desk
from banker.obstacles import mending_obstacle, obstacle
from tests.playing import played

OPEN = "open sheet classic board atlantic players Ana Budi Citra\n"
BLUE = "Ana starts with 900, @37, @39\nBudi starts with 900, @5\n"
SHORT = "open sheet monopolo board atlantic players Ana Budi Citra short\n"

FORBIDDEN = (
    ("a trade while a card is to be drawn", OPEN + "Ana rolls 1 1", "trade", "", "matter-open"),
    ("a trade while an offer is open", OPEN + "Ana rolls 1 2", "trade", "Budi", "matter-open"),
    ("a trade once the game is over", OPEN + "finish", "trade", "", "game-over"),
    ("a trade with nobody left", OPEN + "Budi retires\nCitra retires", "trade", "Ana", "game-decided"),
    ("houses where nobody has a street", OPEN + "Ana buys @39", "build", "", "no-whole-group"),
    ("houses between a throw and its rent", OPEN + BLUE + "Citra starts with 9, @8\n2 6", "build", "", "matter-open"),
    ("houses in debt", OPEN + BLUE + "Ana owes Budi 5", "build", "Ana", "matter-open"),
    ("houses where the group is mortgaged", OPEN + BLUE + "Ana mortgages @37", "build", "", "group-mortgaged"),
    ("cash of who has nothing", OPEN + BLUE, "raise", "Citra", "nothing-to-raise"),
    ("a card before the deal", SHORT, "card", "Ana", "deal-first"),
    ("a card of who has left", OPEN + "Budi retires", "card", "Budi", "player-out"),
    ("leaving for who could still pay", OPEN + BLUE + "Ana owes Budi 950", "leave", "Ana", "can-still-pay"),
    ("leaving once the game is decided", OPEN + "Budi retires\nCitra retires", "leave", "", "game-decided"),
)

FREE = (
    ("a trade between throws", OPEN + BLUE, "trade", "Ana"),
    ("a trade that raises what is due", OPEN + "Ana starts with 2, @37\nBudi starts with 9, @8\n2 6", "trade", ""),
    ("a trade before the deal", SHORT, "trade", ""),
    ("a trade by who is in debt", OPEN + BLUE + "Ana owes Budi 950", "trade", "Ana"),
    ("houses that the bank has", OPEN + BLUE, "build", "Citra"),
    ("selling between a throw and its rent", OPEN + BLUE + "Ana builds 1 on @39\nAna at @37\nAna owes Budi 5", "build",
     "Ana"),
    ("cash for who has a deed", OPEN + BLUE, "raise", "Budi"),
    ("a card by anybody", OPEN + BLUE, "card", "Citra"),
    ("leaving by choice", OPEN + BLUE, "leave", "Ana"),
    ("leaving for who cannot pay", OPEN + BLUE + "Citra owes Budi 5000", "leave", "Citra"),
)  # fmt: skip


def codes(desk: Desk, act: str, player: str) -> str:
    """Name the refusal of an act that is asked for, or none."""
    refusal = obstacle(desk, act, player)
    return "" if refusal is None else refusal.code


@pytest.mark.parametrize(("what", "text", "act", "player", "code"), FORBIDDEN, ids=[row[0] for row in FORBIDDEN])
def test_what_could_not_be_done_at_all_is_refused_when_it_is_asked_for(
    what: str, text: str, act: str, player: str, code: str
) -> None:
    assert codes(played(text), act, player) == code, what


@pytest.mark.parametrize(("what", "text", "act", "player"), FREE, ids=[row[0] for row in FREE])
def test_what_could_be_done_somehow_is_let_through(what: str, text: str, act: str, player: str) -> None:
    assert codes(played(text), act, player) == "", what


def test_an_obstacle_has_the_heading_of_its_sheet() -> None:
    refusal = obstacle(played(SHORT), "card", "Ana")
    assert refusal is not None
    assert refusal.sheet == played(SHORT).edition.heading("deal")


# --- older entries

PLAYED = OPEN + "Ana buys @39\nAna pays Budi 5\nAna gives @39 to Budi for 7\nundo\nAna mortgages @39"


@pytest.mark.parametrize(
    ("way", "number", "code"),
    [
        ("strike", 1, "not-correctable"), ("strike", 2, "leaned-on"), ("strike", 3, ""),
        ("strike", 4, "already-undone"),
        ("correct", 1, "not-correctable"), ("correct", 3, ""), ("correct", 4, "already-undone"),
        ("amend", 1, "not-correctable"), ("amend", 2, ""), ("amend", 5, "not-correctable"),
        ("amend", 9, "no-such-entry"),
    ],
)  # fmt: skip
def test_an_entry_that_cannot_be_mended_so_says_it_when_asked(way: str, number: int, code: str) -> None:
    refusal = mending_obstacle(played(PLAYED), way, number)
    assert ("" if refusal is None else refusal.code) == code


@pytest.mark.parametrize("way", ["strike", "correct", "amend"])
def test_once_the_game_is_over_nothing_older_is_mended(way: str) -> None:
    refusal = mending_obstacle(played(f"{PLAYED}\nfinish"), way, 3)
    assert refusal is not None
    assert refusal.code == "game-over"
