"""What opening, dealing, the clock, leaving, the end and notes read like in the ledger."""

from typing import Any

import pytest

from banker.demonstration import SCRIPT
from banker.speech import catalogue
from banker.speech.prepared import NOTES
from banker.teller.transcript import lines
from tests.speech.makers import told

PLAYERS = ("players", None, ["Ana", "Budi", "Citra"])


def worth(total: int) -> dict[str, int]:
    """Count a worth of cash alone."""
    return {"cash": total, "deeds": 0, "mortgaged": 0, "houses": 0, "hotels": 0, "cards": 0, "total": total}


def place(player: str, place: int, total: int, bankrupt: bool = False) -> dict[str, Any]:
    """Make one line of a count."""
    return {"player": player, "place": place, "worth": worth(total), "bankrupt": bankrupt}


def test_opening_names_the_players_and_their_cash() -> None:
    line = told("open", "opening", (), (PLAYERS,), cash=1500, variant="normal")
    assert line == "Ana, Budi and Citra sit down with 1,500 each"


def test_opening_a_timed_game_names_the_time() -> None:
    clock = ("clock", None, {"limit": 3600, "state": "idle", "spent": 0, "since": 0})
    line = told("open", "opening", (), (PLAYERS, clock), cash=1630, variant="short")
    assert line == "Ana, Budi and Citra sit down with 1,630 each, for 1:00:00"


@pytest.mark.parametrize(
    ("postings", "things"),
    [
        ((), "cash alone"),
        ((("Ana", "cash", 40), ("Ana", "boardwalk", 1), ("@39", "house", 2)), "Boardwalk"),
        ((("Ana", "boardwalk", 1), ("Ana", "park-place", 1)), "Boardwalk and Park Place"),
    ],
)
def test_a_seat_taken_over_names_its_deeds(postings: tuple[tuple[str, str, int], ...], things: str) -> None:
    assert told("start", "taken-over", postings, player="Ana") == f"Ana starts in mid-game with {things}"


def test_a_deal_by_hand_names_deeds_and_price() -> None:
    hands = {"Ana": ["park-place", "boardwalk"]}
    assert told("deal", "dealt", hands=hands, paid={"Ana": 750}) == "Ana is dealt Park Place and Boardwalk for 750"


def test_a_deal_that_costs_nothing_has_no_price() -> None:
    hands = {"Ana": ["park-place", "boardwalk"]}
    assert told("deal", "dealt", hands=hands, paid={"Ana": 0}) == "Ana is dealt Park Place and Boardwalk"


def test_a_shuffled_deal_says_what_each_pays() -> None:
    hands = {"Ana": ["park-place", "boardwalk"], "Budi": ["short-line", "water-works"]}
    line = told("deal", "dealt", hands=hands, paid={"Ana": 750, "Budi": 350}, seed=7)
    assert line == "2 deeds dealt to each: Ana Park Place and Boardwalk (750); Budi Short Line and Water Works (350)"


@pytest.mark.parametrize(
    ("act", "line"),
    [
        ("start", "The clock starts: 42:17 left"),
        ("pause", "The clock stands: 42:17 left"),
        ("resume", "The clock runs on: 42:17 left"),
        ("add", "10 minutes more: 42:17 left"),
    ],
)
def test_the_clock_says_what_is_left(act: str, line: str) -> None:
    assert told("clock", f"clock-{act}", left=2537, minutes=10) == line


@pytest.mark.parametrize(
    ("cash", "deeds", "line"),
    [
        (86, ["boardwalk", "short-line"], "Budi is bankrupt: 86 and 2 deeds to Ana"),
        (0, ["boardwalk"], "Budi is bankrupt: 1 deed to Ana"),
        (0, [], "Budi is bankrupt; nothing is left for Ana"),
    ],
)
def test_a_bankruptcy_says_what_goes_where(cash: int, deeds: list[str], line: str) -> None:
    why = {"player": "Budi", "creditor": "Ana", "cash": cash, "deeds": deeds, "buildings": 0, "interest": {}}
    assert told("bankruptcy", "bankrupt", **why) == line


def test_a_bankruptcy_shows_the_interest_on_what_was_mortgaged() -> None:
    why = {"player": "Budi", "creditor": "Ana", "cash": 86, "deeds": ["boardwalk"], "interest": {"boardwalk": 20}}
    assert told("bankruptcy", "bankrupt", **why) == "Budi is bankrupt: 86 and 1 deed to Ana; interest 20"


@pytest.mark.parametrize(
    ("cash", "line"),
    [(86, "Budi leaves the game: 86 to the bank"), (0, "Budi leaves the game; nothing is left for the bank")],
)
def test_leaving_by_choice_goes_to_the_bank(cash: int, line: str) -> None:
    why = {"player": "Budi", "creditor": "bank", "cash": cash, "deeds": [], "buildings": 0}
    assert told("retirement", "retired", **why) == line


def test_the_end_says_who_won() -> None:
    line = told("finish", "finished", standings=[place("Ana", 1, 2310), place("Budi", 2, 1980)])
    assert line == "The game is over: Ana wins with 2,310"


def test_a_tie_shares_the_first_place() -> None:
    line = told("finish", "finished", standings=[place("Ana", 1, 2310), place("Budi", 1, 2310)])
    assert line == "The game is over: Ana and Budi share the first place with 2,310 each"


def test_a_note_is_in_the_words_typed() -> None:
    assert told("note", "noted", words="Budi promised Citra") == "Note: Budi promised Citra"


def test_what_the_demonstration_notes_is_told_in_the_language_and_what_users_note_is_not() -> None:
    noted = [line.phrase.removeprefix("note ") for line in lines(SCRIPT.read_text("utf-8")) if "note " in line.phrase]
    assert tuple(noted) == NOTES
    for language in ("id", "eo"):
        catalogue.use(language)
        assert noted[0] not in told("note", "noted", words=noted[0])
        assert told("note", "noted", words="Rent").endswith(": Rent")
    catalogue.use("en")
    assert told("note", "noted", words=noted[0]) == f"Note: {noted[0]}"


# --- restored


def test_what_was_restored_says_that_it_comes_from_slips() -> None:
    postings = (("bank", "cash", -100), ("Ana", "cash", 100), ("bank", "boardwalk", -1), ("Ana", "boardwalk", 1))
    line = told("start", "restored", postings, player="Ana", cash=1240)
    assert line == "Restored from slips: Ana has 1,240 and Boardwalk"
    assert told("start", "restored", player="Budi", cash=0) == "Restored from slips: Budi has 0"
    rest = told("start", "table-restored", number=57)
    assert rest == "Restored from slips: the turn, and what else stood on the table after entry 57"


def test_what_is_typed_of_a_table_taken_over_tells_the_cash_too() -> None:
    postings = (("bank", "boardwalk", -1), ("Ana", "boardwalk", 1))
    line = told("start", "taken-over", postings, player="Ana", cash=1240)
    assert line == "Ana starts in mid-game with 1,240 and Boardwalk"


def test_the_clock_started_without_the_deal_says_whose_deeds_are_not_dealt() -> None:
    line = told("clock", "clock-start", left=3600, minutes=0, undealt=["Ana", "Budi"])
    assert line == "The clock starts: 1:00:00 left, without deeds for Ana and Budi: “deal” still deals, until a throw"
