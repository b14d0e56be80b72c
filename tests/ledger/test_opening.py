"""Opening: what becomes of files that are missing, empty, foreign, newer, or out of reach."""

import errno
import gc
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from tinydb import TinyDB

from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk, MemoryDisk
from banker.ledger.journal_errors import CannotWrite, DiskFull, JournalError, NewerVersion, NotAGame
from banker.ledger.journal_line import HEADER
from banker.ledger.seal import seal_of, sealed
from tests.ledger.disks import game_of


def refusal(path: Path) -> JournalError:
    with pytest.raises(JournalError) as refused:
        JournalDB(FileDisk(path))
    return refused.value


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_missing_file_and_its_folders_are_made_for_this_user_alone(tmp_path: Path) -> None:
    path = tmp_path / "games" / "winter" / "evening.game"
    with JournalDB(FileDisk(path)):
        assert path.read_bytes() == HEADER
        assert (mode(path), mode(path.parent), mode(path.parent.parent)) == (0o600, 0o700, 0o700)


def test_a_closed_game_leaves_one_file(tmp_path: Path) -> None:
    JournalDB(FileDisk(tmp_path / "evening.game")).close()
    assert [path.name for path in tmp_path.iterdir()] == ["evening.game"]


def test_a_path_may_be_text(tmp_path: Path) -> None:
    JournalDB(FileDisk(str(tmp_path / "evening.game"))).close()
    assert (tmp_path / "evening.game").read_bytes() == HEADER


def test_there_is_no_notice_as_a_rule() -> None:
    assert JournalDB(MemoryDisk()).notice is None
    assert JournalDB(MemoryDisk(game_of("a"))).notice is None


@pytest.mark.parametrize("on", [True, False])
def test_opening_leaves_the_garbage_collector_as_it_was(on: bool) -> None:
    was_on = gc.isenabled()
    try:
        (gc.enable if on else gc.disable)()
        JournalDB(MemoryDisk(game_of("a")))
        assert gc.isenabled() is on
    finally:
        (gc.enable if was_on else gc.disable)()


FOREIGN = {
    "text": b"Dear diary,\nnothing happened today.\n",
    "binary": bytes(range(256)) * 8,
    "zeros": bytes(4096),
    "a newline": b"\n",
    "json of another program": b'{"name": "settings", "version": 1}\n',
    "json lines of another program": b'{"file":"other"}\n{"file":"other"}\n',
    "no last newline": b'{"file":"banker-games"}',
    "the header later on": b"\n" + HEADER,
}


@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN.keys())
def test_a_file_of_another_program_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    refused = refusal(path)
    assert isinstance(refused, NotAGame)
    assert (refused.code, refused.data) == ("not-a-game-file", {"path": str(path), "found": "other"})
    assert path.read_bytes() == content
    assert [path.name for path in tmp_path.iterdir()] == ["foreign"]


def test_a_stock_tinydb_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "stock.json"
    with TinyDB(path) as stock:
        stock.table("entries").insert({"n": 1})
    assert refusal(path).data == {"path": str(path), "found": "other"}


def test_a_directory_is_refused(tmp_path: Path) -> None:
    refused = refusal(tmp_path)
    assert (refused.code, refused.data) == ("not-a-game-file", {"path": str(tmp_path), "found": "directory"})


def test_a_pipe_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refusal(tmp_path / "pipe").data == {"path": str(tmp_path / "pipe"), "found": "special"}


def test_a_file_of_no_bytes_is_refused_unless_it_is_to_be_made(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    assert refusal(path).data == {"path": str(path), "found": "empty"}
    assert path.read_bytes() == b""
    with JournalDB(FileDisk(path, create=True)) as db:
        db.table("entries").insert({"n": 1})
    with JournalDB(FileDisk(path)) as db:
        assert db.table("entries").all() == [{"n": 1}]


def test_to_be_made_does_not_mean_emptied(tmp_path: Path) -> None:
    path = tmp_path / "evening.game"
    path.write_bytes(game_of("a"))
    with JournalDB(FileDisk(path, create=True)) as db:
        assert db.table("entries").all() == [{"note": "a"}]


def test_a_file_of_a_newer_version_is_refused() -> None:
    with pytest.raises(NewerVersion) as refused:
        JournalDB(MemoryDisk(b'{"file":"banker-game","version":12,"number":0,"more":true}\n{"whatever"'))
    assert refused.value.code == "newer-version"
    assert refused.value.data == {"path": ":memory:", "found": 12, "known": 1}


def test_a_line_of_a_newer_version_is_refused() -> None:
    body = b'{"version":2,"number":1,"swap":[]}'
    seal = HEADER[-67:-3]
    with pytest.raises(NewerVersion) as refused:
        JournalDB(MemoryDisk(HEADER + sealed(body, seal_of(seal, body)) + b"\n"))
    assert refused.value.data == {"path": ":memory:", "found": 2, "known": 1}


@pytest.mark.parametrize(
    ("number", "error", "data"),
    [
        (errno.EACCES, CannotWrite, {"reason": "EACCES"}),
        (errno.EROFS, CannotWrite, {"reason": "EROFS"}),
        (errno.ENOSPC, DiskFull, {}),
    ],
)
def test_a_file_out_of_reach_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, error: type[JournalError], data: dict[str, Any]
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("os.open", refuse)
    refused = refusal(tmp_path / "evening.game")
    monkeypatch.undo()
    assert type(refused) is error
    assert refused.data == {"path": str(tmp_path / "evening.game"), **data}


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games").write_bytes(b"")
    refused = refusal(tmp_path / "games" / "evening.game")
    assert (refused.code, refused.data["reason"]) == ("cannot-write", "ENOTDIR")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    refused = refusal(tmp_path / "evening.game")
    assert (refused.code, refused.data["reason"]) == ("cannot-write", "EACCES")


def test_an_error_is_an_oserror_or_a_valueerror_and_shows_code_and_data(tmp_path: Path) -> None:
    refused = refusal(tmp_path)
    assert isinstance(refused, ValueError)
    assert str(refused) == f"not-a-game-file {{'path': '{tmp_path}', 'found': 'directory'}}"


def test_a_refused_file_is_not_locked(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    assert isinstance(refusal(path), JournalError)
    JournalDB(FileDisk(path, create=True)).close()
    assert path.stat().st_size > 0
