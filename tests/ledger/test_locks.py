"""One writer: a second handle, a second process and a forked child are refused, and told who holds the file."""

import json
import os
import subprocess
import sys
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from tinydb import where

import banker
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.ledger.journal_errors import FileInUse, JournalError
from tests.ledger.disks import tables_of

ROOT = Path(banker.__file__).parents[1]

OPEN = """
import json, sys
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.ledger.journal_errors import JournalError
try:
    JournalDB(FileDisk(sys.argv[1])).close()
    print(json.dumps(["opened", {}]))
except JournalError as error:
    print(json.dumps([error.code, error.data]))
"""


def opened_elsewhere(path: Path) -> tuple[str, dict[str, Any]]:
    command = [sys.executable, "-c", OPEN, str(path)]
    code, data = json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout)
    return code, data


def test_a_second_handle_in_the_same_process_is_refused(path: Path) -> None:
    with JournalDB(FileDisk(path)) as db:
        for _ in range(2):
            with pytest.raises(FileInUse) as refused:
                JournalDB(FileDisk(path))
        assert refused.value.code == "file-in-use"
        assert refused.value.data["pid"] == os.getpid()
        assert db.table("entries").insert({}) == 1
    JournalDB(FileDisk(path)).close()


def test_a_second_process_is_refused_and_told_who_holds_the_file_since_when(path: Path) -> None:
    with JournalDB(FileDisk(path)):
        code, data = opened_elsewhere(path)
    assert (code, data["path"], data["pid"]) == ("file-in-use", str(path), os.getpid())
    since = datetime.fromisoformat(str(data["since"]))
    assert timedelta(0) <= datetime.now(UTC) - since < timedelta(minutes=1)


def test_a_second_process_may_open_the_file_once_it_is_closed(path: Path) -> None:
    JournalDB(FileDisk(path)).close()
    assert opened_elsewhere(path) == ("opened", {})


def test_a_note_left_behind_by_a_killed_process_keeps_nobody_out(path: Path) -> None:
    note = path.with_name("evening.game.holder")
    note.write_text("1\n")
    with JournalDB(FileDisk(path)):
        assert note.read_text() == f"{os.getpid()}\n"


def test_without_a_note_the_holder_is_unknown(path: Path) -> None:
    with JournalDB(FileDisk(path)):
        path.with_name("evening.game.holder").unlink()
        with pytest.raises(FileInUse) as refused:
            JournalDB(FileDisk(path))
    assert refused.value.data == {"path": str(path), "pid": None, "since": None}


def in_a_child(db: JournalDB) -> str:
    reader, writer = os.pipe()
    if (child := os.fork()) == 0:
        try:
            db.table("entries").insert({"note": "child"})
            os.write(writer, b"written")
        except JournalError as error:
            os.write(writer, f"{error.code} {error.data['pid']}".encode())
        finally:
            db.close()
            os._exit(0)
    os.close(writer)
    os.waitpid(child, 0)
    with open(reader) as pipe:
        return pipe.read()


def test_a_forked_child_is_refused_and_its_parent_goes_on(path: Path) -> None:
    with JournalDB(FileDisk(path)) as db:
        db.table("entries").insert({"note": "parent"})
        assert in_a_child(db) == f"file-in-use {os.getpid()}"
        assert opened_elsewhere(path)[1]["pid"] == os.getpid()
        db.table("entries").insert({"note": "parent again"})
    assert tables_of(path.read_bytes()) == {"entries": {1: {"note": "parent"}, 2: {"note": "parent again"}}}


def test_two_threads_insert_without_losing_or_mixing_rows(path: Path) -> None:
    with JournalDB(FileDisk(path)) as db:
        given: dict[str, list[int]] = {"anna": [], "ben": []}

        def insert(name: str) -> None:
            given[name] += [db.table("entries").insert({"by": name, "n": n}) for n in range(200)]

        threads = [threading.Thread(target=insert, args=(name,)) for name in given]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            db.table("entries").all()
        kept = {name: [row.doc_id for row in db.table("entries") if row["by"] == name] for name in given}
    assert kept == given
    assert sorted(given["anna"] + given["ben"]) == list(range(1, 401))
    assert list(tables_of(path.read_bytes())["entries"]) == list(range(1, 401))


def test_an_upsert_lets_no_other_thread_in_between_looking_and_inserting(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with JournalDB(FileDisk(path)) as db:
        table = db.table("marks")
        update = table.update
        other = threading.Thread(target=lambda: table.upsert({"name": "turn"}, where("name") == "turn"))

        def slow_update(*args: Any) -> list[int]:
            updated: list[int] = update(*args)
            if not other.ident:
                other.start()
                other.join(0.1)
            return updated

        monkeypatch.setattr(table, "update", slow_update)
        table.upsert({"name": "turn"}, where("name") == "turn")
        other.join()
        assert table.all() == [{"name": "turn"}]
