"""One writer, and desks that look on: they are told who holds the game, and see its entries as they come."""

import errno
import os
from pathlib import Path

import pytest
from tinydb import where

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.ledger.journal_errors import Damaged, FileGone, NotAGame, ReadOnly
from banker.ledger.journal_looking import FileReader
from banker.library import sit_down, take_up
from banker.refusal import Refusal
from banker.timekeeping import ScriptTime
from tests.ledger.games import GAME, NOW, codes, put

LINES = GAME.splitlines(keepends=True)


def opened(path: Path, *, read_only: bool = False) -> Desk:
    desk = sit_down(path, ScriptTime(NOW), read_only=read_only)
    assert isinstance(desk, Desk)
    return desk


def test_a_second_desk_is_told_who_holds_the_game_and_since_when(path: Path) -> None:
    writer = opened(put(path))
    refusal = sit_down(path, ScriptTime(NOW))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.data["pid"]) == ("file-in-use", os.getpid())
    assert refusal.data["since"].endswith("+00:00")
    writer.close()
    opened(path).close()


def test_a_desk_that_looks_on_sees_the_entries_of_the_writer_as_they_come(path: Path) -> None:
    writer, watcher = opened(put(path)), opened(path, read_only=True)
    assert (watcher.books, watcher.follow(), writer.follow()) == (writer.books, False, False)
    for phrase in ("Ana pays Budi 60", "undo", "redo", "Citra buys @5", "strike 12"):
        assert writer.say(phrase).ok
        assert watcher.follow()
        assert (watcher.books, watcher.entries) == (writer.books, writer.entries)
        assert not watcher.follow()
    assert watcher.ledger is not None
    assert writer.ledger is not None
    assert (watcher.ledger.live, watcher.ledger.dead) == (writer.ledger.live, writer.ledger.dead)


def test_a_desk_that_looks_on_takes_no_act_and_answers_questions(path: Path) -> None:
    watcher = opened(put(path), read_only=True)
    assert watcher.read_only == Refusal("read-only", {"file": str(path), "why": "asked"})
    assert watcher.say("Ana salary").refusal == watcher.read_only
    assert watcher.say("worth Budi").answer["total"] == 1700
    assert path.read_bytes() == GAME
    assert [file.name for file in path.parent.iterdir()] == ["evening.game"]


def test_a_game_that_is_opened_later_is_seen(path: Path) -> None:
    JournalDB(FileDisk(path)).close()
    watcher, writer = opened(path, read_only=True), opened(path)
    assert (watcher.ledger, watcher.follow()) == (None, False)
    assert writer.say("open sheet monopolo board atlantic players Ana Budi").ok
    assert watcher.follow()
    assert watcher.game.players == ("Ana", "Budi")


def test_an_entry_is_not_seen_before_its_line_is_whole(path: Path) -> None:
    watcher = opened(put(path, b"".join(LINES[:-1])), read_only=True)
    for size in range(1, len(LINES[-1])):
        path.write_bytes(GAME[: len(GAME) - len(LINES[-1]) + size])
        assert not watcher.follow()
    path.write_bytes(GAME)
    assert watcher.follow()
    assert watcher.notices == ()


def test_a_torn_tail_that_the_next_writer_drops_is_never_seen(path: Path) -> None:
    watcher = opened(put(path, GAME[:-30]), read_only=True)
    writer = opened(path)
    assert codes(writer) == ["unfinished-entry"]
    assert (codes(watcher), len(watcher.entries)) == ([], 7)
    assert writer.say("Ana pays Budi 60").ok
    assert watcher.follow()
    assert watcher.books == writer.books


@pytest.mark.parametrize("change", ["delete", "replace", "cut"])
def test_a_game_that_is_gone_leaves_the_books_to_look_at(path: Path, change: str) -> None:
    watcher = opened(put(path), read_only=True)
    books = watcher.books.copy()
    if change == "cut":
        path.write_bytes(GAME[:-1])
    else:
        path.unlink()
    if change == "replace":
        path.write_bytes(GAME)
    assert not watcher.follow()
    assert not watcher.follow()
    assert codes(watcher) == ["file-gone"]
    assert watcher.say("Ana salary").refusal == Refusal("read-only", {"file": str(path), "why": "gone"})
    assert watcher.books == books


def test_damage_that_comes_up_while_looking_on_is_told_once_it_stays(path: Path) -> None:
    watcher = opened(put(path, b"".join(LINES[:-1])), read_only=True)
    path.write_bytes(GAME.replace(b"Budi 120", b"Budi 999"))
    assert not watcher.follow()
    assert watcher.notices == ()
    assert not watcher.follow()
    assert codes(watcher) == ["read-only"]
    assert watcher.read_only is not None
    assert watcher.read_only.data["entry"] == 8
    assert watcher.read_only.data["line"] == 10


def test_there_is_nothing_to_look_at_where_there_is_no_game(path: Path) -> None:
    refusal = Refusal("no-such-game", {"path": str(path), "file": str(path)})
    assert sit_down(path, ScriptTime(NOW), read_only=True) == refusal
    assert take_up(path, ScriptTime(NOW), read_only=True) == refusal
    assert not path.exists()


def test_a_reader_searches_as_a_writer_does_and_changes_nothing(path: Path) -> None:
    with JournalDB(FileReader(put(path))) as db:
        entries = db.table("entries")
        assert [row["number"] for row in entries.search(where("kind") == "rent")] == [3]
        for change in (lambda: entries.insert({}), entries.truncate, db.drop_tables):
            with pytest.raises(ReadOnly):
                change()
        assert (len(entries), db.reading, db.fault) == (8, True, None)
    assert path.read_bytes() == GAME


def test_a_file_that_cannot_be_read_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    put(path)
    monkeypatch.setattr("os.open", refuse)
    refusal = sit_down(path, ScriptTime(NOW), read_only=True)
    assert refusal == Refusal("unreadable", {"path": str(path), "reason": "EACCES", "file": str(path)})


def test_a_reader_stops_at_the_first_line_that_does_not_fit(path: Path) -> None:
    with JournalDB(FileReader(put(path, GAME.replace(b"Ana buys", b"Ana sells")))) as db:
        assert len(db.table("entries")) == 1
        assert isinstance(db.fault, Damaged)
        assert db.fault.data == {"path": str(path), "line": 4, "misfit": "seal"}
        assert db.follow() == []


@pytest.mark.parametrize("content", [b"", b"not a game\n", b"no line", LINES[0][:9], LINES[0][:-1]])
def test_what_is_no_game_yet_cannot_be_looked_at(path: Path, content: bytes) -> None:
    with pytest.raises(NotAGame):
        JournalDB(FileReader(put(path, content)))


def test_following_a_file_that_is_gone_is_refused(path: Path) -> None:
    with JournalDB(FileReader(put(path))) as db:
        path.unlink()
        with pytest.raises(FileGone):
            db.follow()
