"""Power cuts: every acknowledged row survives, whatever part of the rest the disk had written."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.journal_errors import JournalError
from tests.ledger.disks import ModelDisk, NoFolderSync, NoSync, Tables, game_of, tables_of

ACTS: list[Callable[[JournalDB], Any]] = [
    lambda db: db.table("entries").insert({"note": "first"}),
    lambda db: db.table("entries").insert({"note": "x" * 1300}),
    lambda db: db.table("entries").insert_multiple([{"note": "y" * 300}, {"note": "z" * 300}]),
    lambda db: db.table("entries").update({"note": "Z"}, doc_ids=[4]),
    lambda db: db.table("game").insert({"sheet": "classic"}),
    lambda db: db.table("entries").remove(doc_ids=[1]),
    lambda db: db.drop_table("game"),
    lambda db: db.table("entries").insert({"note": "last"}),
]


def states() -> list[Tables]:
    """Give the rows before the first act and after each."""
    disk = MemoryDisk()
    found: list[Tables] = [{}]
    with JournalDB(disk) as db:
        for act in ACTS:
            act(db)
            found.append(tables_of(disk))
    return found


STATES = states()


class Witness:
    """Knows which acts were acknowledged, and checks that an image of the file holds them, and at most one more."""

    def __init__(self) -> None:
        """Nothing is acknowledged yet, not even the file."""
        self.done = -1
        self.seen = 0

    def __call__(self, image: bytes | None) -> None:
        """Open an image as after a power cut, twice."""
        self.seen += 1
        if image is None:
            assert self.done < 0, "the file is lost"
            return
        disk = MemoryDisk(image)
        try:
            found = tables_of(disk)
        except JournalError as error:
            raise AssertionError("rows are lost") from error
        assert found in STATES[max(self.done, 0) : self.done + 2], "rows are lost"
        assert tables_of(disk) == found


def play(disk: ModelDisk, witness: Witness) -> None:
    db = JournalDB(disk)
    witness.done = 0
    for act in ACTS:
        disk.show()
        act(db)
        witness.done += 1
    disk.show()


def test_every_acknowledged_row_survives_on_a_disk_that_keeps_only_what_was_flushed() -> None:
    witness = Witness()
    play(ModelDisk(witness), witness)
    assert witness.seen > 3000


@pytest.mark.parametrize(("forgetful", "loss"), [(NoSync, "rows are lost"), (NoFolderSync, "the file is lost")])
def test_the_test_above_notices_a_missing_flush(forgetful: type[ModelDisk], loss: str) -> None:
    witness = Witness()
    with pytest.raises(AssertionError, match=loss):
        play(forgetful(witness), witness)


def test_a_whole_line_of_a_killed_writer_is_flushed_before_it_is_shown() -> None:
    def watch(image: bytes | None) -> None:
        shown.append(image)

    shown: list[bytes | None] = []
    disk = ModelDisk(watch, game_of("a"))
    disk.append(game_of("a", "b")[len(game_of("a")) :])
    assert len(JournalDB(disk).table("entries")) == 2
    assert disk.sure == game_of("a", "b")


def test_a_power_cut_while_a_torn_tail_is_dropped_loses_nothing() -> None:
    def watch(image: bytes | None) -> None:
        assert image is not None
        assert tables_of(image) == tables_of(game_of("a"))

    disk = ModelDisk(watch, game_of("a") + game_of("a", "b")[len(game_of("a")) : -20])
    assert len(JournalDB(disk).table("entries")) == 1
    assert disk.sure == game_of("a")
