"""TinyDB's contract, in our own words: what a table gives back, now and after the file is opened again."""

from pathlib import Path
from types import MappingProxyType

import pytest
from tinydb import TinyDB, where
from tinydb.table import Document

from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.ledger.journal_errors import IdTaken, NotPlain
from tests.ledger.disks import reopened


def test_a_row_reads_back_at_once_and_after_reopening(db: JournalDB, path: Path) -> None:
    assert db.table("entries").insert({"kind": "rent", "why": {"base": 8}}) == 1
    assert db.table("entries").get(doc_id=1) == {"kind": "rent", "why": {"base": 8}}
    assert reopened(db, path) == {1: {"kind": "rent", "why": {"base": 8}}}


def test_a_row_that_is_not_there_is_none(db: JournalDB) -> None:
    db.table("entries").insert({"kind": "rent"})
    assert db.table("entries").get(doc_id=2) is None
    assert db.table("entries").get(where("kind") == "tax") is None


def test_an_id_of_text_finds_the_row_as_tinydb_does(db: JournalDB) -> None:
    db.table("entries").insert({"kind": "rent"})
    assert db.table("entries").get(doc_ids=["1", 7]) == [{"kind": "rent"}]


def test_many_rows_get_ids_in_order_and_are_one_line_of_the_file(db: JournalDB, path: Path) -> None:
    assert db.table("entries").insert_multiple({"n": n} for n in range(3)) == [1, 2, 3]
    assert path.read_bytes().count(b"\n") == 2
    assert reopened(db, path) == {1: {"n": 0}, 2: {"n": 1}, 3: {"n": 2}}


def test_rows_may_be_made_while_others_are_inserted(db: JournalDB) -> None:
    table = db.table("entries")
    assert table.insert_multiple({"last": table.insert({"n": n})} for n in range(2)) == [3, 4]
    assert table.all() == [{"n": 0}, {"n": 1}, {"last": 1}, {"last": 2}]


def test_no_rows_are_no_line(db: JournalDB, path: Path) -> None:
    assert db.table("entries").insert_multiple([]) == []
    assert path.read_bytes().count(b"\n") == 1
    assert db.tables() == set()


def test_tables_do_not_see_each_other(db: JournalDB, path: Path) -> None:
    db.table("entries").insert({"n": 1})
    db.table("game").insert({"sheet": "classic"})
    assert db.tables() == {"entries", "game"}
    assert db.table("entries").all() == [{"n": 1}]
    assert reopened(db, path, "game") == {1: {"sheet": "classic"}}


def test_the_database_itself_is_its_default_table(db: JournalDB, path: Path) -> None:
    assert db.insert({"n": 1}) == 1
    assert len(db) == 1
    assert list(db) == [{"n": 1}]
    assert reopened(db, path, "_default") == {1: {"n": 1}}


def test_the_same_name_gives_the_same_table(db: JournalDB) -> None:
    assert db.table("entries") is db.table("entries")


def test_search_count_contains_and_length_agree(db: JournalDB) -> None:
    table = db.table("entries")
    table.insert_multiple([{"kind": "rent", "n": 1}, {"kind": "tax", "n": 2}, {"kind": "rent", "n": 3}])
    assert table.search(where("kind") == "rent") == [{"kind": "rent", "n": 1}, {"kind": "rent", "n": 3}]
    assert [row.doc_id for row in table.search(where("kind") == "rent")] == [1, 3]
    assert table.count(where("kind") == "rent") == 2
    assert table.contains(where("kind") == "tax")
    assert not table.contains(doc_id=4)
    assert len(table) == 3


def test_a_search_after_a_change_sees_the_change(db: JournalDB) -> None:
    table = db.table("entries")
    query = where("kind") == "rent"
    assert table.search(query) == []
    table.insert({"kind": "rent"})
    assert table.search(query) == [{"kind": "rent"}]


def test_ids_are_never_used_again(db: JournalDB, path: Path) -> None:
    table = db.table("entries")
    table.insert_multiple([{}, {}, {}])
    table.remove(doc_ids=[3])
    assert table.insert({}) == 4
    table.truncate()
    assert table.insert({}) == 5
    db.drop_table("entries")
    db.close()
    with JournalDB(FileDisk(path)) as again:
        assert again.table("entries").insert({}) == 6


def test_a_document_keeps_its_own_id_and_later_ids_follow_it(db: JournalDB, path: Path) -> None:
    table = db.table("entries")
    assert table.insert(Document({"n": 1}, doc_id=7)) == 7
    assert table.insert_multiple([{"n": 2}, Document({"n": 3}, doc_id=20), {"n": 4}]) == [8, 20, 21]
    assert reopened(db, path) == {7: {"n": 1}, 8: {"n": 2}, 20: {"n": 3}, 21: {"n": 4}}


def test_an_id_that_is_taken_is_refused_and_nothing_of_the_batch_is_kept(db: JournalDB) -> None:
    table = db.table("entries")
    table.insert({"n": 1})
    with pytest.raises(IdTaken) as refused:
        table.insert_multiple([{"n": 2}, Document({"n": 3}, doc_id=2)])
    assert (refused.value.code, refused.value.data) == ("id-taken", {"table": "entries", "id": 2})
    assert table.all() == [{"n": 1}]
    assert table.insert({"n": 4}) == 2


def test_any_mapping_is_a_document_and_nothing_else_is(db: JournalDB) -> None:
    assert db.table("entries").insert(MappingProxyType({"n": 1})) == 1
    with pytest.raises(NotPlain) as refused:
        db.table("entries").insert([("n", 1)])  # type: ignore[arg-type]
    assert refused.value.data == {"where": "", "found": "list"}
    assert db.table("entries").all() == [{"n": 1}]


def test_the_document_given_is_not_the_row_kept(db: JournalDB) -> None:
    given = {"why": {"base": 8}}
    db.table("entries").insert(given)
    given["why"]["base"] = 9
    assert db.table("entries").all() == [{"why": {"base": 8}}]


def test_results_are_copies(db: JournalDB) -> None:
    table = db.table("entries")
    table.insert({"why": {"figures": [8]}})
    results = [table.all()[0], table.search(where("why").exists())[0], next(iter(table)), *table.get(doc_ids=[1])]
    for result in results:
        result["why"]["figures"].append(9)
    assert table.get(doc_id=1) == {"why": {"figures": [8]}}


def test_tuples_come_back_as_the_lists_a_reopened_file_would_give(db: JournalDB, path: Path) -> None:
    db.table("entries").insert({"postings": (("anna", "cash", -8), ("bank", "cash", 8))})
    assert db.table("entries").all() == [{"postings": [["anna", "cash", -8], ["bank", "cash", 8]]}]
    assert reopened(db, path) == {1: {"postings": [["anna", "cash", -8], ["bank", "cash", 8]]}}


def test_a_table_may_change_while_it_is_walked(db: JournalDB) -> None:
    table = db.table("entries")
    table.insert_multiple({"n": n} for n in range(3))
    for row in table:
        table.remove(doc_ids=[row.doc_id])
    assert table.all() == []


def test_rows_come_in_the_order_of_their_ids(db: JournalDB) -> None:
    table = db.table("entries")
    table.insert_multiple([Document({"n": 9}, doc_id=9), Document({"n": 2}, doc_id=2), {"n": 10}])
    assert table.rows() == [{"n": 2}, {"n": 9}, {"n": 10}]


def test_the_storage_under_a_stock_tinydb_keeps_the_same_rows(db: JournalDB, path: Path) -> None:
    db.table("entries").insert({"n": 1})
    db.table("game").insert({"n": 2})
    db.storage.write({"entries": {"1": {"n": 1}, "4": {"n": 4}}, "new": {}})
    assert db.storage.read() == {"entries": {"1": {"n": 1}, "4": {"n": 4}}, "new": {}}
    assert db.table("entries").insert({"n": 5}) == 5
    assert path.read_bytes().count(b"\n") == 7


def test_no_other_tinydb_is_changed_by_ours() -> None:
    assert TinyDB.table_class.__name__ == "Table"
