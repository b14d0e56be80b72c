"""Strikes that an amendment makes again: what they took back stays taken back, in the books as in the record."""

from banker.desk import Desk
from banker.ledger.disk import MemoryDisk
from banker.refusal import Refusal
from tests.corrections.tables import FOLLOW, OPEN, cash, refusal, reopened, same, say, table

THROW = "Budi starts with 900, @3\nnote mark\nAna rolls 1 2\nnext\nBudi rolls 2 4"
"""Entry 6 is the rent that lapses, entry 7 the throw that lets it."""


def live(desk: Desk) -> list[int]:
    """Number the entries that count."""
    assert desk.ledger is not None
    return [entry.number for entry in desk.entries if desk.ledger.alive(entry.number)]


def kept(desk: Desk, disk: MemoryDisk) -> bool:
    """Whether the file reads as the desk stands."""
    assert desk.ledger is not None
    return same(desk.ledger, reopened(disk))


def test_half_of_a_phrase_struck_stays_struck() -> None:
    disk = MemoryDisk()
    desk = table(f"{THROW}\nstrike 7\namend 3 note other", FOLLOW, disk)
    assert [entry.phrase for entry in desk.entries[-3:]] == ["Budi rolls 2 4", "Budi rolls 2 4", "strike 14"]
    assert 14 not in live(desk)
    assert refusal(desk, "strike 14") == Refusal("already-undone", {"number": 14})
    assert kept(desk, disk)


def test_the_strike_of_a_lapse_alone_is_made_again() -> None:
    desk = table(f"{THROW}\nstrike 6 because too early\namend 3 note other", FOLLOW)
    assert desk.entries[-1].phrase == "strike 13 because too early"
    assert desk.entries[-1].reverses == (13,)
    say(desk, "Ana rent @3")


def test_a_lapse_that_no_longer_comes_is_not_struck_in_another_entry() -> None:
    desk = table(f"{THROW}\nstrike 6", FOLLOW)
    refused = refusal(desk, "amend 4 Ana rolls 4 6")
    assert [(row["number"], row["refusal"]) for row in refused.data["impossible"]][-1] == (8, "not-in-amend")


def test_a_strike_may_come_in_the_place_of_an_entry() -> None:
    disk = MemoryDisk()
    desk = table("Ana pays Budi 7\nnote x\namend 3 strike 2", OPEN, disk)
    assert cash(desk) == (1630, 1630, 1630)
    assert refusal(desk, "strike 2") == Refusal("already-undone", {"number": 2})
    say(desk, "undo")
    assert cash(desk) == (1623, 1637, 1630)
    assert live(desk) == [1, 2, 3, 6]
    say(desk, "redo", "undo", "strike 2")
    assert cash(desk) == (1630, 1630, 1630)
    assert kept(desk, disk)


def test_a_strike_that_is_amended_away_strikes_no_more() -> None:
    disk = MemoryDisk()
    desk = table("Ana pays Budi 7\nnote x\namend 3 strike 2\nnote y", OPEN, disk)
    assert refusal(desk, "amend 5 note z").code == "not-correctable"
    say(desk, "undo 2", "amend 3 note z", "strike 2")
    assert cash(desk) == (1630, 1630, 1630)
    assert kept(desk, disk)


def test_undo_and_redo_bring_back_exactly_what_was_struck() -> None:
    disk = MemoryDisk()
    desk = table("Ana pays bank 10\nAna pays bank 20\nAna pays bank 30\nstrike 2", OPEN, disk)
    assert live(desk) == [1, 3, 4, 5]
    say(desk, "amend 3 Ana pays bank 25")
    assert live(desk) == [1, 6, 7, 8, 9]
    say(desk, "undo")
    assert live(desk) == [1, 3, 4, 5, 10]
    say(desk, "undo")
    assert live(desk) == [1, 2, 3, 4, 10, 11]
    say(desk, "redo 2")
    assert live(desk) == [1, 6, 7, 8, 9, 10, 11, 12, 13]
    assert kept(desk, disk)
