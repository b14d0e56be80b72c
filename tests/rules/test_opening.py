"""A1, A2: what set-up has to say before the first throw, and opening as entries."""

import pytest

from banker.desk import Desk
from banker.editions.sheet import Sheet
from banker.editions.shelf import load_sheet
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.timekeeping import ScriptTime
from tests.playing import played


def sheet(name: str) -> Sheet:
    loaded = load_sheet(name)
    assert isinstance(loaded, Sheet)
    return loaded


def notes(name: str) -> int:
    """Add up the notes that a sheet lists for each player."""
    return sum(int(value) * many for value, many in sheet(name).rules.opening_notes.items())


def test_A1_the_indonesian_list_adds_to_what_it_states() -> None:
    assert (notes("monopoli"), sheet("monopoli").rules.opening_cash) == (1500, 1500)


def test_A2_the_esperanto_list_adds_to_ten_more_than_it_states() -> None:
    assert (notes("monopolo"), sheet("monopolo").rules.opening_cash) == (1640, 1630)


def test_A2_set_up_offers_both_readings() -> None:
    reading = next(reading for reading in sheet("monopolo").readings if reading.value == "opening-cash")
    assert reading.readings == ("1630", "1640")
    assert "1,630" in reading.note
    assert "1,640" in reading.note


@pytest.mark.parametrize("cash", ["1630", "1640"])
def test_A2_each_reading_can_be_taken(cash: str) -> None:
    desk = played(f"open sheet monopolo board kongresoj players Ana Budi with opening-cash={cash}")
    assert desk.say(f"check Ana cash {cash}").ok


def test_A2_the_indonesian_sheet_offers_no_readings_of_its_cash() -> None:
    assert {reading.value for reading in sheet("monopoli").readings} == {"redeem-base", "special-tax"}


@pytest.mark.parametrize(("name", "above"), [("monopoli", 4), ("monopolo", 5), ("classic", 5)])
def test_A9_a_banker_who_does_not_play_is_advised_above_so_many(name: str, above: int) -> None:
    assert sheet(name).rules.banker_advice == above
    few, many = "A B C D E F"[: 2 * above - 1], "A B C D E F"[: 2 * above + 1]
    assert "banker-advice" not in played(f"open sheet {name} board atlantic players {few}").entries[0].why
    assert played(f"open sheet {name} board atlantic players {many}").entries[0].why["banker-advice"] == above


def test_tokens_are_kept_in_the_books_by_name() -> None:
    desk = played("open sheet classic board atlantic players Ana Budi Citra tokens ★ - h\nAna pays bank 10")
    assert desk.game.tokens == {"Ana": "★", "Citra": "h"}


def test_a_table_without_tokens_has_no_such_fact() -> None:
    assert "tokens" not in played("open sheet classic board atlantic players Ana Budi").books.facts


@pytest.mark.parametrize(
    ("tokens", "code", "named"),
    [
        ("★ ★", "same-token", "★"), ("- h H", "same-token", "h"), ("ship", "bad-token", "ship"),
        ("7", "bad-token", "7"), ("★ ◆ ● ▲", "bad-token", "▲"), ("\u0301", "bad-token", "\u0301"),
    ],
)  # fmt: skip
def test_tokens_are_one_sign_each_and_no_two_alike(tokens: str, code: str, named: str) -> None:
    desk = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(0))
    refusal = desk.say(f"open sheet classic board atlantic players Ana Budi Citra tokens {tokens}").refusal
    assert refusal is not None
    assert (refusal.code, refusal.data["token"]) == (code, named)


def test_the_same_seed_deals_the_same_hands() -> None:
    text = "open sheet monopolo board atlantic players Ana Budi Citra short\ndeal seed {}"
    hands = [played(text.format(seed)).entries[-1].why["hands"] for seed in (7, 7, 8)]
    assert hands[0] == hands[1] != hands[2]
    assert sorted(map(len, hands[0].values())) == [4, 4, 4]


def test_a_deal_without_a_seed_keeps_the_one_it_took() -> None:
    desk = played("open sheet monopolo board atlantic players Ana Budi short\ndeal")
    again = f"open sheet monopolo board atlantic players Ana Budi short\ndeal seed {desk.entries[-1].why['seed']}"
    assert played(again).entries[-1].why["hands"] == desk.entries[-1].why["hands"]
