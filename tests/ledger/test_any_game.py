"""Any run of changes: the rows are those of plain dictionaries, now and after opening the file again."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.journal_errors import JournalError
from tests.ledger.disks import Tables, tables_of

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
VALUE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)
ROW = st.dictionaries(TEXT, VALUE, max_size=4)
NAME = st.sampled_from(["entries", "game"])
ID = st.integers(1, 6)
ACT = st.one_of(
    st.tuples(st.just("insert"), NAME, ROW),
    st.tuples(st.just("batch"), NAME, st.lists(ROW, max_size=3)),
    st.tuples(st.just("update"), NAME, ROW, ID),
    st.tuples(st.just("remove"), NAME, ID),
    st.tuples(st.just("truncate"), NAME),
    st.tuples(st.just("drop"), NAME),
    st.tuples(st.just("reopen")),
)


class Model:
    """The database as plain dictionaries."""

    def __init__(self) -> None:
        """Start with no table."""
        self.tables: Tables = {}
        self.marks = {"entries": 0, "game": 0}

    def act(self, kind: str, name: str = "", *given: Any) -> None:
        """Change the dictionaries."""
        rows = self.tables.get(name, {})
        if kind in ("insert", "batch"):
            self._add(name, [given[0]] if kind == "insert" else given[0])
        elif kind == "update" and given[1] in rows:
            rows[given[1]] = {**rows[given[1]], **given[0]}
        elif kind == "remove":
            rows.pop(given[0], None)
        elif kind == "truncate":
            rows.clear()
        elif kind == "drop":
            self.tables.pop(name, None)

    def _add(self, name: str, added: list[dict[str, Any]]) -> None:
        for row in added:
            self.marks[name] += 1
            self.tables.setdefault(name, {})[self.marks[name]] = row


class Game:
    """The database under test."""

    def __init__(self) -> None:
        """Open a new file."""
        self.disk = MemoryDisk()
        self.db = JournalDB(self.disk)

    def act(self, kind: str, name: str = "", *given: Any) -> None:
        """Change the file."""
        table = self.db.table(name or "entries")
        if kind == "insert":
            table.insert(given[0])
        elif kind == "batch":
            table.insert_multiple(given[0])
        elif kind == "update":
            table.update(given[0], doc_ids=[given[1]])
        elif kind == "remove":
            table.remove(doc_ids=[given[0]])
        elif kind == "truncate":
            table.truncate()
        elif kind == "drop":
            self.db.drop_table(name)
        else:
            self.db.close()
            self.db = JournalDB(self.disk)

    def tables(self) -> Tables:
        """Give every row."""
        return {name: {row.doc_id: dict(row) for row in self.db.table(name)} for name in self.db.tables()}


@given(st.lists(ACT, max_size=12))
@settings(max_examples=150, deadline=None)
def test_any_run_of_changes_leaves_the_rows_that_dictionaries_would(acts: list[tuple[Any, ...]]) -> None:
    game, model = Game(), Model()
    for act in acts:
        game.act(*act)
        model.act(*act)
        assert repr(game.tables()) == repr(model.tables) or game.tables() == model.tables
    assert repr(tables_of(game.disk.content)) == repr(game.tables())


@given(st.lists(ROW, min_size=1, max_size=3), st.data())
@settings(max_examples=200, deadline=None)
def test_bytes_written_over_any_game_never_give_other_rows_unnoticed(
    rows: list[dict[str, Any]], data: st.DataObject
) -> None:
    game = Game()
    game.db.table("entries").insert_multiple(rows)
    content = game.disk.content
    start = data.draw(st.integers(0, len(content) - 1))
    disk = MemoryDisk(content[:start] + data.draw(st.binary(min_size=1, max_size=8)) + content[start:])
    try:
        db = JournalDB(disk)
    except JournalError:
        return
    assert db.notice is not None
    assert [dict(row) for row in db.table("entries")] in ([], rows)
