"""Disks that fail: either nothing happened, or nothing more happens until the file is opened again."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.ledger.journal_errors import Closed, DiskFailed, DiskFull, JournalError
from tests.ledger.disks import FailingDisk, game_of, tables_of


def opened() -> tuple[FailingDisk, JournalDB]:
    disk = FailingDisk(game_of("a"))
    return disk, JournalDB(disk)


def error(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def refusal(db: JournalDB) -> JournalError:
    with pytest.raises(JournalError) as refused:
        db.table("entries").insert({"note": "b"})
    return refused.value


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG])
@pytest.mark.parametrize("room", [0, 1, 60, 10_000])
def test_without_room_nothing_happened_and_the_next_insert_works(number: int, room: int) -> None:
    disk, db = opened()
    disk.on_append, disk.room = error(number), room
    refused = refusal(db)
    assert (type(refused), refused.code, refused.data) == (DiskFull, "disk-full", {"path": ":memory:"})
    assert disk.content == game_of("a")
    assert db.table("entries").all() == [{"note": "a"}]
    disk.on_append = None
    assert db.table("entries").insert({"note": "b"}) == 2
    assert disk.content == game_of("a", "b")


def test_without_room_none_of_a_batch_is_kept() -> None:
    disk, db = opened()
    disk.on_append, disk.room = error(errno.ENOSPC), 90
    with pytest.raises(DiskFull):
        db.table("entries").insert_multiple({"note": "x" * 50} for _ in range(3))
    assert disk.content == game_of("a")


def test_a_line_that_cannot_be_taken_back_breaks_the_handle() -> None:
    disk, db = opened()
    disk.on_append, disk.on_truncate, disk.room = error(errno.ENOSPC), error(errno.EIO), 60
    assert refusal(db).data == {"path": ":memory:", "reason": "EIO"}
    disk.on_append = disk.on_truncate = None
    assert refusal(db).code == "disk-failed"
    assert tables_of(disk.content) == {"entries": {1: {"note": "a"}}}


def break_append(disk: FailingDisk) -> None:
    disk.on_append, disk.room = error(errno.EIO), 60


def break_sync(disk: FailingDisk) -> None:
    disk.on_sync = error(errno.EIO)


def break_sync_for_want_of_room(disk: FailingDisk) -> None:
    disk.on_sync = error(errno.ENOSPC)


@pytest.mark.parametrize("breaking", [break_append, break_sync, break_sync_for_want_of_room])
def test_after_a_failed_write_or_flush_the_handle_is_broken_for_good(breaking: Callable[[FailingDisk], None]) -> None:
    disk, db = opened()
    breaking(disk)
    refused = refusal(db)
    assert (type(refused), refused.code) == (DiskFailed, "disk-failed")
    disk.on_append = disk.on_sync = None
    written = disk.content
    assert refusal(db).data == refused.data
    assert "truncate" not in disk.calls
    assert disk.content == written


def test_a_broken_handle_still_shows_the_rows_that_are_sure() -> None:
    disk, db = opened()
    break_sync(disk)
    refusal(db)
    assert db.table("entries").all() == [{"note": "a"}]


def test_what_became_of_an_unsure_line_is_told_by_opening_again() -> None:
    disk, db = opened()
    break_sync(disk)
    refusal(db)
    db.close()
    disk.on_sync = None
    assert JournalDB(disk).table("entries").all() == [{"note": "a"}, {"note": "b"}]


@pytest.mark.parametrize("place", ["on_append", "on_sync"])
def test_an_interrupt_in_the_middle_breaks_the_handle(place: str) -> None:
    disk, db = opened()
    setattr(disk, place, KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        db.table("entries").insert({"note": "b"})
    setattr(disk, place, None)
    assert refusal(db).data == {"path": ":memory:", "reason": None}


@pytest.mark.parametrize(
    ("breaking", "code"),
    [(break_append, "disk-failed"), (break_sync, "disk-failed"), (break_sync_for_want_of_room, "disk-full")],
)
def test_a_new_game_that_cannot_be_written_is_not_opened(breaking: Callable[[FailingDisk], None], code: str) -> None:
    disk = FailingDisk()
    breaking(disk)
    with pytest.raises(JournalError) as refused:
        JournalDB(disk)
    assert refused.value.code == code


def test_a_torn_tail_that_cannot_be_kept_is_not_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.game"
    path.write_bytes(game_of("a", "b")[:-9])

    def refuse(_path: Path, _data: bytes) -> None:
        raise error(errno.ENOSPC)

    monkeypatch.setattr("banker.ledger.disk.write_new", refuse)
    with pytest.raises(DiskFull):
        JournalDB(FileDisk(path))
    assert path.read_bytes() == game_of("a", "b")[:-9]


def test_a_real_write_that_stops_half_way_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.game"
    path.write_bytes(game_of("a"))
    sizes = iter([60, None])
    real = os.write

    def write(handle: int, data: bytes) -> int:
        size = next(sizes)
        if size is None:
            raise error(errno.ENOSPC)
        return real(handle, data[:size])

    with JournalDB(FileDisk(path)) as db:
        with monkeypatch.context() as patch:
            patch.setattr("os.write", write)
            assert refusal(db).code == "disk-full"
        assert path.read_bytes() == game_of("a")
        db.table("entries").insert({"note": "b"})
    assert path.read_bytes() == game_of("a", "b")


def test_a_real_write_in_small_pieces_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.write
    path = tmp_path / "evening.game"
    with JournalDB(FileDisk(path)) as db, monkeypatch.context() as patch:
        patch.setattr("os.write", lambda handle, data: real(handle, data[:7]))
        db.table("entries").insert({"note": "a"})
    assert path.read_bytes() == game_of("a")


@pytest.mark.parametrize("other", [None, b"another file"])
def test_a_game_whose_file_was_deleted_or_replaced_takes_no_more_rows(tmp_path: Path, other: bytes | None) -> None:
    path = tmp_path / "evening.game"
    with JournalDB(FileDisk(path)) as db:
        db.table("entries").insert({"note": "a"})
        path.unlink()
        if other:
            path.write_bytes(other)
        refused = refusal(db)
        assert (refused.code, refused.data) == ("file-gone", {"path": str(path)})
        assert db.table("entries").all() == [{"note": "a"}]


def test_a_game_whose_file_was_moved_takes_no_more_rows(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "evening.game", tmp_path / "morning.game"
    with JournalDB(FileDisk(path)) as db:
        db.table("entries").insert({"note": "a"})
        path.rename(elsewhere)
        assert refusal(db).code == "file-gone"
        elsewhere.rename(path)
        db.table("entries").insert({"note": "b"})
    assert path.read_bytes() == game_of("a", "b")


def test_after_closing_nothing_is_read_or_written() -> None:
    disk, db = opened()
    table = db.table("entries")
    db.close()
    db.close()
    for use in (lambda: table.insert({}), table.all, table.rows, table.truncate, lambda: len(table), db.tables):
        with pytest.raises(Closed) as refused:
            use()
        assert (refused.value.code, refused.value.data) == ("closed", {"path": ":memory:"})
    with pytest.raises(Closed):
        db.drop_tables()
    assert disk.content == game_of("a")
