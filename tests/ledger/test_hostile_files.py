"""Files that mean harm, and folders that will not have it: a clear refusal, at once, and nothing changed."""

import errno
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from banker.desk import Desk
from banker.ledger.journal_copy import game_bytes
from banker.ledger.journal_line import HEADER
from banker.ledger.seal import seal_of, sealed
from banker.library import sit_down
from banker.refusal import Refusal
from banker.timekeeping import ScriptTime
from tests.ledger.games import GAME, NOW, books_after, codes, put

HEAD = json.decode(GAME.splitlines()[1])["put"]["1"]
ROWS = [row for line in GAME.splitlines()[2:] for row in json.decode(line)["put"].values()]


def line_of(body: bytes) -> bytes:
    """Seal a body as the second line of a game."""
    return HEADER + sealed(body, seal_of(HEADER[-67:-3], body)) + b"\n"


def refused(path: Path) -> Refusal:
    desk = sit_down(path, ScriptTime(NOW))
    assert isinstance(desk, Refusal)
    return desk


DIGITS = b"9" * 10_000
HOSTILE = {
    "deep nesting": b'{"version":1,"number":1,"table":"game","put":{"1":{"a":'
    + b"[" * 100_000
    + b"]" * 100_000
    + b"}}}",
    "deep objects": b'{"version":1,"number":1,"table":"game","put":{"1":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_003,
    "a number of 10,000 digits": b'{"version":1,"number":1,"table":"game","put":{"1":{"opened":' + DIGITS + b"}}}",
    "an id of 10,000 digits": b'{"version":1,"number":1,"table":"game","put":{"' + DIGITS + b'":{}}}',
    "a version of 10,000 digits": b'{"version":' + DIGITS + b',"number":1}',
    "a head that is none": b'{"version":1,"number":1,"table":"entries","put":{"1":{"number":1}}}',
}


@pytest.mark.parametrize("body", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_line_with_a_right_seal_is_refused_and_left_alone(path: Path, body: bytes) -> None:
    content = line_of(body)
    assert refused(put(path, content)).code in ("damaged", "unreadable", "newer-version")
    assert path.read_bytes() == content


def test_a_version_of_10_000_digits_in_the_first_line_is_no_game(path: Path) -> None:
    assert refused(put(path, b'{"file":"banker-game","version":' + DIGITS + b"}\n")).code == "not-a-game-file"


@pytest.mark.parametrize(("beginning", "code"), [(GAME, "too-large"), (b"", "not-a-game-file")])
def test_a_sparse_file_of_2_gigabytes_is_not_read(path: Path, beginning: bytes, code: str) -> None:
    put(path, beginning)
    os.truncate(path, 2 << 30)
    assert refused(path).code == code
    assert [file.name for file in path.parent.iterdir()] == ["evening.game"]


@pytest.mark.parametrize("read_only", [False, True])
def test_a_pipe_that_nobody_writes_to_keeps_nobody_waiting(path: Path, read_only: bool) -> None:
    os.mkfifo(path)
    desk = sit_down(path, ScriptTime(NOW), read_only=read_only)
    assert desk == Refusal("not-a-game-file", {"path": str(path), "found": "special", "file": str(path)})


def changed(entry: int, **values: Any) -> bytes:
    """Write the game with one entry changed, every seal being right."""
    rows = [row | values if row["number"] == entry else row for row in ROWS]
    return game_bytes([("game", {1: HEAD}), *(("entries", {at: row}) for at, row in enumerate(rows, 1))])


@pytest.mark.parametrize(
    ("number", "values"),
    [
        (1, {"kind": "salary"}),
        (5, {"number": 6}),
        (4, {"reverses": [40]}),
        (2, {"kind": "undo"}),
        (6, {"kind": "redo"}),
        (6, {"kind": "amend"}),
        (3, {"act": 0}),
        (3, {"postings": [["Ana", "cash", "all"]]}),
        (3, {"elapsed": None}),
    ],
)
def test_an_entry_that_cannot_be_one_is_damage_though_its_line_is_sealed(
    path: Path, number: int, values: dict[str, Any]
) -> None:
    desk = sit_down(put(path, changed(number, **values)), ScriptTime(NOW))
    if isinstance(desk, Refusal):
        assert (number, desk.code) == (1, "damaged")
        return
    assert (codes(desk), len(desk.entries)) == (["read-only"], number - 1)
    assert desk.read_only is not None
    assert desk.read_only.data == {
        "path": str(path), "file": str(path), "why": "damaged", "misfit": "entry", "entry": number
    }  # fmt: skip
    assert desk.books == books_after(number - 1)


def test_entries_changed_through_the_database_are_damage(path: Path) -> None:
    from banker.ledger.database import JournalDB
    from banker.ledger.disk import FileDisk

    with JournalDB(FileDisk(put(path))) as db:
        db.table("entries").update({"phrase": "Citra buys @5"}, doc_ids=[6])
    desk = sit_down(path, ScriptTime(NOW))
    assert isinstance(desk, Desk)
    assert (codes(desk), len(desk.entries), desk.books) == (["read-only"], 5, books_after(5))
    desk.close()
    with JournalDB(FileDisk(put(path))) as db:
        db.table("entries").remove(doc_ids=[8])
    desk = sit_down(path, ScriptTime(NOW))
    assert isinstance(desk, Desk)
    assert (codes(desk), len(desk.entries)) == (["read-only"], 7)
    desk.close()
    with JournalDB(FileDisk(put(path))) as db:
        db.drop_table("entries")
    assert refused(path).code == "damaged"


# --- folders and disks that will not have it


def test_a_game_that_cannot_be_written_is_opened_to_look_at(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.open

    def only_read(name: Any, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_RDWR:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return real(name, flags, mode)

    put(path)
    monkeypatch.setattr("os.open", only_read)
    desk = sit_down(path, ScriptTime(NOW))
    assert isinstance(desk, Desk)
    data = {"path": str(path), "file": str(path), "why": "cannot-write", "reason": "EROFS"}
    assert (desk.notices, desk.read_only) == ((Refusal("read-only", data),), Refusal("read-only", data))
    assert desk.books == books_after(8)


@pytest.mark.parametrize("change", ["delete", "replace", "move"])
def test_a_game_whose_file_is_gone_keeps_its_books_and_can_be_saved_elsewhere(path: Path, change: str) -> None:
    desk = sit_down(put(path), ScriptTime(NOW))
    assert isinstance(desk, Desk)
    if change == "delete":
        path.unlink()
    else:
        path.rename(path.with_name("moved.game"))
    if change == "replace":
        path.write_bytes(b"another file")
    assert desk.say("Ana salary").refusal == Refusal("file-gone", {"path": str(path)})
    assert desk.books == books_after(8)
    elsewhere = path.with_name("elsewhere.game")
    assert desk.save_as(elsewhere) is None
    assert desk.say("Ana salary").ok
    desk.close()
    again = sit_down(elsewhere, ScriptTime(NOW))
    assert isinstance(again, Desk)
    assert (again.books, len(again.entries)) == (desk.books, 9)
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o600


def test_saving_elsewhere_never_writes_over_a_file_and_leaves_the_game_where_it_was(path: Path) -> None:
    desk = sit_down(put(path), ScriptTime(NOW))
    assert isinstance(desk, Desk)
    other = put(path.with_name("other.game"), b"another file")
    assert desk.save_as(other) == Refusal("file-exists", {"path": str(other)})
    assert desk.save_as(other / "below.game") == Refusal(
        "cannot-write", {"path": str(other / "below.game"), "reason": "ENOTDIR"}
    )
    assert other.read_bytes() == b"another file"
    assert desk.say("Ana salary").ok
    assert path.read_bytes().startswith(GAME)


def test_saving_elsewhere_on_a_full_disk_leaves_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = sit_down(put(path), ScriptTime(NOW))
    assert isinstance(desk, Desk)

    def full(handle: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    elsewhere = path.with_name("elsewhere.game")
    with monkeypatch.context() as patch:
        patch.setattr("os.write", full)
        assert desk.save_as(elsewhere) == Refusal("disk-full", {"path": str(elsewhere)})
    assert sorted(file.name for file in path.parent.iterdir()) == ["evening.game", "evening.game.holder"]
    assert desk.say("Ana salary").ok


def test_an_opening_on_a_full_disk_can_be_said_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = sit_down(path, ScriptTime(NOW))
    assert isinstance(desk, Desk)
    real, room = os.write, [1000]

    def almost_full(handle: int, data: bytes) -> int:
        room[0] -= len(data)
        if room[0] < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(handle, data)

    phrase = "open sheet monopolo board atlantic players Ana Budi"
    with monkeypatch.context() as patch:
        patch.setattr("os.write", almost_full)
        assert desk.say(phrase).refusal == Refusal("disk-full", {"path": str(path)})
    assert desk.ledger is None
    assert desk.say(phrase).ok
    assert len(desk.entries) == 1


# --- the clock


def test_a_clock_set_back_is_told_and_the_game_runs_on(path: Path) -> None:
    time = ScriptTime(NOW)
    desk = sit_down(put(path), time)
    assert isinstance(desk, Desk)
    assert (desk.elapsed, desk.notices) == (600, ())
    time.set(NOW - 86_400)
    assert desk.elapsed == 600
    assert desk.notices == (Refusal("clock-set-back", {"seconds": 86_400}),)
    time.set(NOW - 86_400 + 90)
    assert desk.elapsed == 690
    assert desk.say("Ana salary").entries[0].elapsed == 690
    assert desk.say("at 0:12:00").ok
    assert desk.say("Ana salary").entries[0].elapsed == 720


def test_a_clock_that_was_set_right_by_a_second_is_not_worth_a_word(path: Path) -> None:
    time = ScriptTime(NOW)
    desk = sit_down(put(path), time)
    assert isinstance(desk, Desk)
    time.set(NOW - desk.elapsed + 599)
    assert desk.elapsed == 600
    assert desk.notices == ()
