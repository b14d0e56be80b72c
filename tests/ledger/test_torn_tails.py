"""Torn tails: a last line that was not written to its end is dropped, told, and kept beside the file."""

import stat
from pathlib import Path

import pytest

from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk, MemoryDisk
from banker.ledger.journal_errors import Damaged, NotAGame
from banker.ledger.journal_line import HEADER
from banker.ledger.journal_opening import TornTail
from banker.ledger.journal_tail import SECTOR
from tests.ledger.disks import game_of, tables_of

LONG = "x" * 1500
GAME = game_of("a", "b", LONG, "d")
ENDS = [place + 1 for place, byte in enumerate(GAME) if byte == 10]


def notes_of(disk: MemoryDisk) -> list[str]:
    with JournalDB(disk) as db:
        return [row["note"] for row in db.table("entries").rows()]


@pytest.mark.parametrize("content", [GAME, game_of("a", "b", "c", "d")], ids=["long", "short"])
def test_a_file_cut_at_any_byte_of_its_last_three_lines_opens_with_every_whole_line(content: bytes) -> None:
    notes = [row["note"] for row in tables_of(content)["entries"].values()]
    ends = [place + 1 for place, byte in enumerate(content) if byte == 10]
    for size in range(ends[1], len(content)):
        whole = sum(end - 1 <= size for end in ends)
        disk = MemoryDisk(content[:size])
        db = JournalDB(disk)
        assert [row["note"] for row in db.table("entries").rows()] == notes[: whole - 1]
        torn = size - ends[whole - 1] if size >= ends[whole - 1] else 0
        assert disk.kept == ([content[size - torn : size]] if torn else [])
        assert db.notice == (TornTail(whole + 1, torn, ":memory:.torn-1") if torn else None)
        assert disk.content == content[: ends[whole - 1]]


def test_a_last_line_that_lacks_only_its_newline_is_whole() -> None:
    disk = MemoryDisk(GAME[:-1])
    db = JournalDB(disk)
    assert db.notice is None
    assert disk.content == GAME


def test_the_next_line_follows_the_last_whole_one() -> None:
    disk = MemoryDisk(GAME[:-5])
    with JournalDB(disk) as db:
        assert db.table("entries").insert({"note": "d"}) == 4
    assert disk.content == GAME


@pytest.mark.parametrize("size", range(1, len(HEADER)))
def test_a_file_cut_within_its_first_line_is_a_new_game(size: int) -> None:
    disk = MemoryDisk(HEADER[:size])
    db = JournalDB(disk)
    assert disk.content == HEADER
    if size < len(HEADER) - 1:
        assert db.notice == TornTail(1, size, ":memory:.torn-1")


def test_unwritten_sectors_in_the_last_line_are_a_torn_tail() -> None:
    start = ENDS[2]
    first = (start // SECTOR + 1) * SECTOR
    for hole in ((start, first), (first, first + SECTOR), (first + SECTOR, ENDS[3]), (start, ENDS[3])):
        content = GAME[: hole[0]] + bytes(hole[1] - hole[0]) + GAME[hole[1] : ENDS[3]]
        disk = MemoryDisk(content)
        assert notes_of(disk) == ["a", "b"]
        assert disk.kept == [content[start:]]
        assert disk.content == GAME[:start]


def test_a_whole_line_whose_newline_was_in_an_unwritten_sector_is_whole() -> None:
    notes = ["a", "x" * (3 * SECTOR - len(game_of("a", "")) + 1)]
    content = game_of(*notes)
    assert len(content) == 3 * SECTOR + 1
    disk = MemoryDisk(content[:-1] + b"\0")
    assert notes_of(disk) == notes
    assert (disk.content, disk.kept) == (content, [b"\0"])


@pytest.mark.parametrize("shift", [-1, 1])
def test_zeros_that_do_not_reach_from_edge_to_edge_are_damage(shift: int) -> None:
    first = (ENDS[2] // SECTOR + 1) * SECTOR
    content = GAME[:first] + bytes(SECTOR + shift) + GAME[first + SECTOR + shift : ENDS[3]]
    with pytest.raises(Damaged):
        JournalDB(MemoryDisk(content))


def test_a_whole_line_after_unwritten_sectors_is_damage() -> None:
    short = game_of("a", "x" * (2 * SECTOR - len(game_of("a", ""))), "c")
    assert short[2 * SECTOR - 1 : 2 * SECTOR] == b"\n"
    start = len(game_of("a"))
    disk = MemoryDisk(short[:start] + bytes(2 * SECTOR - start) + short[2 * SECTOR :])
    with pytest.raises(Damaged) as refused:
        JournalDB(disk)
    assert refused.value.data["line"] == 3


def test_an_unwritten_sector_before_the_last_line_is_damage() -> None:
    first = (ENDS[2] // SECTOR + 1) * SECTOR
    content = GAME[:first] + bytes(SECTOR) + GAME[first + SECTOR :]
    for size in (len(content), len(content) - 5):
        with pytest.raises(Damaged) as refused:
            JournalDB(MemoryDisk(content[:size]))
        assert refused.value.data["line"] == 4


def test_a_line_inside_a_row_is_no_line() -> None:
    row = {"copy": {"version": 1, "number": 4, "seal": "0" * 64}, "more": LONG}
    disk = MemoryDisk(game_of("a"))
    with JournalDB(disk) as db:
        db.table("entries").insert(row)
    assert notes_of(MemoryDisk(disk.content[:-200])) == ["a"]


def test_a_first_line_of_unwritten_bytes_is_a_new_game_and_more_zeros_are_no_game() -> None:
    disk = MemoryDisk(bytes(len(HEADER)))
    assert notes_of(disk) == []
    assert (disk.content, disk.kept) == (HEADER, [bytes(len(HEADER))])
    with pytest.raises(NotAGame):
        JournalDB(MemoryDisk(bytes(len(HEADER) + 1)))


def test_each_torn_tail_is_kept_beside_the_file_for_this_user_alone(tmp_path: Path) -> None:
    path = tmp_path / "evening.game"
    for number, size in ((1, 7), (2, 9)):
        path.write_bytes(GAME[: ENDS[3] + size])
        kept = tmp_path / f"evening.game.torn-{number}"
        with JournalDB(FileDisk(path)) as db:
            assert db.notice == TornTail(5, size, str(kept))
        assert kept.read_bytes() == GAME[ENDS[3] : ENDS[3] + size]
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        assert path.read_bytes() == GAME[: ENDS[3]]
