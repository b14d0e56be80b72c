"""What is in a game file: one sealed line for each change, written once and flushed once."""

import hashlib
import json
from typing import Any

from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from tests.ledger.disks import FailingDisk, game_of, tables_of


def lines_of(content: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in content.splitlines()]


def test_the_first_line_says_what_the_file_is() -> None:
    assert game_of().startswith(b'{"file":"banker-game","version":1,"number":0,"seal":"')
    assert game_of().count(b"\n") == 1


def test_an_insert_is_a_line_with_table_and_row() -> None:
    line = lines_of(game_of("a", "b"))[2]
    del line["seal"]
    assert line == {"version": 1, "number": 2, "table": "entries", "put": {"2": {"note": "b"}}}


def test_a_change_names_rows_put_and_ids_deleted() -> None:
    disk = MemoryDisk(game_of("a", "b", "c"))
    with JournalDB(disk) as db:
        db.storage.write({"entries": {"1": {"note": "a"}, "2": {"note": "B"}}})
    line = lines_of(disk.content)[4]
    del line["seal"]
    assert line == {"version": 1, "number": 4, "table": "entries", "put": {"2": {"note": "B"}}, "delete": [3]}


def test_a_drop_names_the_tables() -> None:
    disk = MemoryDisk(game_of("a"))
    with JournalDB(disk) as db:
        db.drop_table("entries")
    line = lines_of(disk.content)[2]
    del line["seal"]
    assert line == {"version": 1, "number": 2, "drop": ["entries"]}


def test_each_seal_is_the_sha256_of_the_seal_before_and_the_line_without_its_seal() -> None:
    seal = ""
    for line in game_of("a", "b", "c").decode().splitlines():
        body = line[: line.rindex(',"seal":"')] + "}"
        seal = hashlib.sha256((seal + body).encode()).hexdigest()
        assert line.endswith(f',"seal":"{seal}"}}')


def test_the_same_changes_make_the_same_bytes() -> None:
    assert game_of("a", "b") == game_of("a", "b")


def test_a_change_is_one_write_and_one_flush() -> None:
    disk = FailingDisk()
    db = JournalDB(disk)
    disk.calls.clear()
    db.table("entries").insert({})
    db.table("entries").insert_multiple([{}, {}, {}])
    db.table("entries").remove(doc_ids=[1, 2])
    assert disk.calls == ["append", "sync"] * 3


def test_a_line_is_only_ever_added() -> None:
    disk = MemoryDisk(game_of("a", "b"))
    before = disk.content
    with JournalDB(disk) as db:
        db.table("entries").update({"note": "c"})
        db.table("entries").truncate()
        db.drop_tables()
    assert disk.content.startswith(before)
    assert tables_of(disk.content) == {}


def test_opening_adds_nothing() -> None:
    disk = MemoryDisk(game_of("a"))
    JournalDB(disk).close()
    assert disk.content == game_of("a")
