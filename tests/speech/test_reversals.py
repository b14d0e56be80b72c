"""What undoing and correcting read like in the ledger."""

from typing import Any

import pytest
from msgspec.structs import replace

from banker.ledger.entry import Entry
from banker.speech.entries import tell_entry
from tests.speech.makers import ATLANTIC, cash, entry, told

RENT = {"code": "rent-houses", "deed": "baltic-avenue", "houses": 3, "times": 1}
RENT = {**RENT, "payer": "Budi", "owner": "Ana", "amount": 180}


def reversing(kind: str, code: str, kinds: list[str], numbers: tuple[int, ...]) -> Entry:
    """Make an entry that takes others back."""
    return replace(entry(kind, code, kinds=kinds), reverses=numbers)


@pytest.mark.parametrize(
    ("kinds", "numbers", "line"),
    [
        (["rent"], (40,), "Undone 40: rent"),
        (["lapse", "roll"], (39, 40), "Undone 39–40: rent not asked for, roll"),
        (["roll", "roll"], (37, 40), "Undone 37, 40: roll"),
    ],
)
def test_undo_names_what_it_took_back(kinds: list[str], numbers: tuple[int, ...], line: str) -> None:
    assert tell_entry(reversing("undo", "undone", kinds, numbers), ATLANTIC) == line


def test_redo_names_what_stands_again() -> None:
    assert tell_entry(reversing("redo", "redone", ["rent"], (40,)), ATLANTIC) == "Entered again 40: rent"


@pytest.mark.parametrize("reason", ["", "rent was waived"])
def test_a_strike_tells_the_entry_that_it_took_back(reason: str) -> None:
    line = told("strike", "struck", cash("Ana", "Budi", 180), number=40, kind="rent", reason=reason, what=RENT)
    assert line == "Struck 40: Budi pays Ana 180: Baltic Avenue with 3 houses" + (reason and f": {reason}")


def test_a_struck_tax_still_knows_who_had_got_it() -> None:
    what = {"code": "tax-flat", "player": "Ana", "square": 4, "amount": 200}
    line = told("strike", "struck", cash("pot", "Ana", 200), number=40, kind="tax", reason="", what=what)
    assert line == "Struck 40: Ana pays the pot 200: Income Tax"


@pytest.mark.parametrize(
    ("more", "line"),
    [
        ({"owed": 0}, "40 corrected from 150 to 180: Budi pays Ana 30"),
        ({"owed": 10}, "40 corrected from 150 to 180: Budi pays Ana 30, 10 of it owed"),
    ],
)
def test_a_correction_shows_both_amounts_and_the_difference(more: dict[str, Any], line: str) -> None:
    why = {"number": 40, "was": 150, "amount": 180, "payer": "Budi", "payee": "Ana", "difference": 30}
    assert told("correction", "corrected", **why, **more) == line


def test_an_amendment_shows_the_phrase_that_stands_instead() -> None:
    assert told("amend", "amended", number=30, phrase="Budi buys @5") == "Back to 30, “Budi buys @5” in its place"


def test_an_entry_of_another_version_is_told_by_its_money() -> None:
    line = told("levy", "a-code-of-tomorrow", cash("Ana", "Budi", 1500))
    assert line == "levy: Ana -1,500, Budi +1,500"


def test_an_entry_that_lacks_a_figure_is_told_by_its_money() -> None:
    assert told("rent", "rent-houses", cash("Budi", "Ana", 180)) == "rent: Budi -180, Ana +180"


def test_an_entry_without_figures_or_money_is_told_by_its_kind() -> None:
    assert told("finish", "") == "end of the game"
