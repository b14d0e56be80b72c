"""Rows of section J that are said of the record, not of a figure."""

from pathlib import Path

import pytest

from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk, MemoryDisk
from banker.ledger.entry import CASH, HOTEL, HOUSE
from banker.ledger.journal_errors import FileInUse
from banker.ledger.ledger import Ledger
from banker.speech.entries import tell_entry
from tests.playing import a_desk, played
from tests.rules_money.tables import BOTH, opened


@BOTH
def test_J1_the_undone_pair_stays_visible(sheet: str) -> None:
    desk = opened(sheet, "Ana starts with 900, @34\nBudi rent @34\nBudi rent @34\nundo")
    shown = [(row["number"], row["kind"], row["live"]) for row in desk.say("history 3").answer]
    assert shown == [(3, "rent", True), (4, "rent", False), (5, "undo", True)]
    assert desk.entries[4].reverses == (4,)


@BOTH
def test_J2_both_ways_are_shown_and_the_banker_decides(sheet: str) -> None:
    desk = opened(sheet, "Ana starts with 0\nbank pays Ana 140\nbank pays Ana 200\nAna buys @21\nBudi rent @21")
    compensated = desk.preview("correct 4 to 0")
    assert compensated.balances == (("Ana", 138, 0),)
    assert compensated.entries[0].why["owed"] == 62
    replayed = desk.preview("amend 4 note paid once only").refusal
    assert replayed is not None
    assert [(row["number"], row["refusal"]) for row in replayed.data["impossible"]] == [
        (5, "short-of-cash"), (6, "unowned"),
    ]  # fmt: skip
    assert len(desk.entries) == 6


@BOTH
def test_J5_one_undo_restores_every_holding_and_fact(sheet: str) -> None:
    text = """
        Budi starts with 50, @37 hotel, @39 hotel, @5 mortgaged, @1, jail card
        turn Budi
        Citra owes Budi 30
        Budi owes Ana 9000
    """
    desk = opened(sheet, text)
    before = desk.books.copy()
    played("Budi bankrupt to Ana", desk)
    assert desk.game.out == ("Budi",)
    assert desk.game.turn == "Citra"
    played("undo", desk)
    assert desk.books == before
    played("redo\nundo", desk)
    assert desk.books == before


@BOTH
def test_J8_every_entry_is_kept(sheet: str) -> None:
    disk = MemoryDisk()
    desk = a_desk(disk)
    played(f"open sheet {sheet} board atlantic players Ana Budi with follow=no", desk)
    for at in range(300):
        played(f"Ana pays Budi 1 for {at}\nBudi pays Ana 1", desk)
    played("undo 200", desk)
    assert len(desk.entries) == 801
    ledger = Ledger.reopen(JournalDB(MemoryDisk(disk.content)))
    assert ledger is not None
    assert ledger.entries == desk.entries
    assert [row["number"] for row in desk.say("history 801").answer] == list(range(1, 802))
    assert desk.say("why 2").answer["why"]["reason"] == "0"


def test_J9_only_one_desk_books(tmp_path: Path) -> None:
    path = tmp_path / "game.banker"
    desk = a_desk(FileDisk(path))
    played("open sheet monopolo board atlantic players Ana Budi", desk)
    with pytest.raises(FileInUse):
        JournalDB(FileDisk(path))
    desk.close()


@BOTH
def test_J10_everything_is_accounted_for(sheet: str) -> None:
    text = """
        Ana starts with 5000, @37 houses 2, @39 houses 1, jail card
        Budi salary
        Budi buys @1
        Budi mortgages @1
        Ana builds 5 on @37, @39
        Ana builds hotel on @37
        Citra retires
    """
    desk = opened(sheet, text)
    books = desk.books
    assert not any(books.totals().values())
    players = sum(books.held(name, CASH) for name in desk.game.everyone)
    assert players == -books.held("bank", CASH)
    for building, supply in ((HOUSE, 32), (HOTEL, 12)):
        held = sum(n for (holder, what), n in books.solid().items() if what == building and holder != "box")
        assert held == supply
    held_once = {key for key, amount in books.solid().items() if amount == 1}
    singles = [what for holder, what in held_once if holder != "box" and what in books.holders]
    assert len(singles) == len(set(singles)) == 28 + 2


@BOTH
def test_J11_an_undone_card_is_named_so_that_it_goes_back_on_its_pack(sheet: str) -> None:
    desk = opened(sheet, "Ana card cc02\nAna card ch08\nundo\nundo")
    assert [entry.why.get("cards") for entry in desk.entries[-2:]] == [["ch08"], ["cc02"]]
    assert tell_entry(desk.entries[-1], desk.edition.board).endswith("; put the card back on top of its pack")
    played("redo", desk)
    assert desk.entries[-1].why["cards"] == ["cc02"]
    played("Ana pays Budi 1\nundo", desk)
    assert "cards" not in desk.entries[-1].why
