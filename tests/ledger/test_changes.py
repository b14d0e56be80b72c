"""TinyDB's contract, in our own words: what updates, removals and drops leave, now and after opening again."""

import math
from collections.abc import Callable
from pathlib import Path

import pytest
from tinydb import where
from tinydb.operations import delete, increment
from tinydb.table import Document

from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.ledger.journal_errors import NotPlain
from tests.ledger.disks import reopened


def test_an_update_sets_fields_of_the_rows_that_match(db: JournalDB, path: Path) -> None:
    table = db.table("entries")
    table.insert_multiple([{"kind": "rent", "n": 1}, {"kind": "tax", "n": 2}])
    assert table.update({"paid": True}, where("kind") == "tax") == [2]
    assert reopened(db, path) == {1: {"kind": "rent", "n": 1}, 2: {"kind": "tax", "n": 2, "paid": True}}


def test_an_update_by_operation_or_by_id_or_of_all(db: JournalDB, path: Path) -> None:
    table = db.table("entries")
    table.insert_multiple([{"n": 1, "x": 0}, {"n": 2, "x": 0}])
    assert table.update(increment("n"), doc_ids=[2, 9]) == [2]
    assert table.update(delete("x")) == [1, 2]
    assert reopened(db, path) == {1: {"n": 1}, 2: {"n": 3}}


def test_several_updates_at_once_are_one_line(db: JournalDB, path: Path) -> None:
    table = db.table("entries")
    table.insert_multiple([{"n": 1}, {"n": 2}])
    assert table.update_multiple([({"n": 5}, where("n") == 1), ({"n": 6}, where("n") == 2)]) == [1, 2]
    assert path.read_bytes().count(b"\n") == 3
    assert reopened(db, path) == {1: {"n": 5}, 2: {"n": 6}}


def test_an_update_that_changes_nothing_writes_nothing(db: JournalDB, path: Path) -> None:
    db.table("entries").insert({"n": 1})
    before = path.read_bytes()
    assert db.table("entries").update({"n": 1}) == [1]
    assert db.table("entries").update({"n": 2}, where("n") == 7) == []
    assert path.read_bytes() == before


@pytest.mark.parametrize("other", [True, 1.0])
def test_a_value_that_only_python_takes_for_equal_is_a_change(db: JournalDB, path: Path, other: object) -> None:
    db.table("entries").insert({"n": 1})
    db.table("entries").update({"n": other})
    assert repr(reopened(db, path)[1]["n"]) == repr(other)


def test_an_update_that_raises_half_way_changes_nothing(db: JournalDB, path: Path) -> None:
    db.table("entries").insert_multiple([{"n": 1}, {"m": 2}])
    before = path.read_bytes()
    with pytest.raises(KeyError, match="n"):
        db.table("entries").update(increment("n"))
    assert db.table("entries").all() == [{"n": 1}, {"m": 2}]
    assert path.read_bytes() == before


def test_an_update_with_a_value_json_cannot_keep_changes_nothing(db: JournalDB) -> None:
    db.table("entries").insert_multiple([{"n": 1}, {"n": 2}])
    with pytest.raises(NotPlain):
        db.table("entries").update({"n": {1, 2}})
    assert db.table("entries").all() == [{"n": 1}, {"n": 2}]


@pytest.mark.parametrize(("kept", "other"), [(None, math.nan), ([1], {1}), ({"1": 2}, {1: 2})])
def test_a_value_that_only_json_takes_for_equal_is_refused(db: JournalDB, kept: object, other: object) -> None:
    db.table("entries").insert({"n": kept})
    with pytest.raises(NotPlain):
        db.table("entries").update({"n": other})
    assert db.table("entries").all() == [{"n": kept}]


def test_an_upsert_updates_what_matches_and_else_inserts(db: JournalDB, path: Path) -> None:
    table = db.table("entries")
    assert table.upsert({"kind": "rent", "n": 1}, where("kind") == "rent") == [1]
    assert table.upsert({"kind": "rent", "n": 2}, where("kind") == "rent") == [1]
    assert table.upsert(Document({"kind": "tax"}, doc_id=5)) == [5]
    assert reopened(db, path) == {1: {"kind": "rent", "n": 2}, 5: {"kind": "tax"}}


def test_rows_are_removed_by_query_or_by_id(db: JournalDB, path: Path) -> None:
    table = db.table("entries")
    table.insert_multiple({"n": n} for n in range(4))
    assert table.remove(where("n") > 2) == [4]
    assert table.remove(doc_ids=[1, 9]) == [1]
    assert reopened(db, path) == {2: {"n": 1}, 3: {"n": 2}}


def test_a_truncated_table_is_empty_and_still_there(db: JournalDB, path: Path) -> None:
    db.table("entries").insert_multiple({"n": n} for n in range(3))
    db.table("entries").truncate()
    assert db.table("entries").all() == []
    assert db.tables() == {"entries"}
    assert reopened(db, path) == {}


def test_a_dropped_table_can_be_made_again(db: JournalDB) -> None:
    drops: list[Callable[[], None]] = [lambda: db.drop_table("entries"), db.drop_tables]
    for drop in drops:
        db.table("entries").insert({})
        drop()
        assert db.tables() == set()
        db.table("entries", persist_empty=True)
        assert db.tables() == {"entries"}


def test_a_dropped_table_is_gone_and_others_stay(db: JournalDB, path: Path) -> None:
    db.table("entries").insert({"n": 1})
    db.table("game").insert({"n": 2})
    db.drop_table("entries")
    db.drop_table("never was")
    assert db.tables() == {"game"}
    assert reopened(db, path, "game") == {1: {"n": 2}}


def test_dropping_all_tables_is_one_line(db: JournalDB, path: Path) -> None:
    db.table("entries").insert({"n": 1})
    db.table("game").insert({"n": 2})
    db.drop_tables()
    assert path.read_bytes().count(b"\n") == 4
    assert db.tables() == set()
    db.close()
    with JournalDB(FileDisk(path)) as again:
        assert again.tables() == set()


def test_dropping_no_tables_writes_nothing(db: JournalDB, path: Path) -> None:
    db.drop_tables()
    assert path.read_bytes().count(b"\n") == 1


def test_a_table_can_be_made_empty(db: JournalDB, path: Path) -> None:
    db.table("entries", persist_empty=True)
    db.close()
    with JournalDB(FileDisk(path)) as again:
        assert again.tables() == {"entries"}
