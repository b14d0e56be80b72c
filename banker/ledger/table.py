"""A TinyDB table whose changes are commits of a journal."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from tinydb.queries import QueryLike
from tinydb.table import Document, Table

from banker.ledger.journal_errors import IdTaken, NotPlain
from banker.ledger.journal_overlay import Overlay, View
from banker.ledger.journal_plain import Row
from banker.ledger.storage import JournalStorage


class JournalTable(Table):
    """A table as TinyDB promises it, and besides: a change is safe on the disk when it returns, all or nothing.

    Results are copies, ids are never used again, and results of queries are not cached. Changes raise JournalError.
    """

    def __init__(self, storage: JournalStorage, name: str, cache_size: int = 0, persist_empty: bool = False) -> None:
        """Find the table called `name`; `persist_empty` makes it if it is missing, `cache_size` changes nothing."""
        self._journal = storage.journal
        super().__init__(storage, name, cache_size=0)
        if persist_empty and name not in self._journal.tables:
            self._journal.change(name, {})

    def insert(self, document: Mapping[str, Any]) -> int:
        """Insert a document, under its own id if it is a Document, and give the id; raises IdTaken."""
        return self.insert_multiple([document])[0]

    def insert_multiple(self, documents: Iterable[Mapping[str, Any]]) -> list[int]:
        """Insert documents in one commit, all or nothing, and give their ids; raises IdTaken."""
        documents = list(documents)
        with self._journal.lock:
            rows = self._numbered(documents)
            if rows:
                self._journal.change(self.name, rows)
        return list(rows)

    def upsert(self, document: Mapping[str, Any], cond: QueryLike | None = None) -> list[int]:
        """Update the documents that match, or insert the document if none does; give the ids."""
        with self._journal.lock:
            return super().upsert(document, cond)

    def search(self, cond: QueryLike) -> list[Document]:
        """Give copies of all the documents that match."""
        return [document for document in self if cond(document)]

    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Give all the documents in the order of their ids, uncopied: they must not be changed."""
        with self._journal.lock:
            held = self._journal.rows(self.name)
            return [held[number] for number in sorted(held)]

    def __iter__(self) -> Iterator[Document]:
        for number, row in View(self._journal.rows(self.name), self._journal.lock).pairs():
            yield Document(row, int(number))

    def _numbered(self, documents: list[Mapping[str, Any]]) -> dict[int, Row]:
        held = self._journal.rows(self.name)
        mark = self._journal.mark(self.name)
        rows: dict[int, Row] = {}
        for document in documents:
            number = _id_of(document, mark + 1)
            if number in held or number in rows:
                raise IdTaken(table=self.name, id=number)
            rows[number] = dict(document)
            mark = max(mark, number)
        return rows

    def _read_table(self) -> dict[str, Mapping[str, Any]]:
        return cast(dict[str, Mapping[str, Any]], View(self._journal.rows(self.name), self._journal.lock))

    def _update_table(self, updater: Callable[[dict[int, Mapping[str, Any]]], None]) -> None:
        with self._journal.lock:
            overlay = Overlay(self._journal.rows(self.name))
            updater(cast(dict[int, Mapping[str, Any]], overlay))
            put, gone = overlay.changes()
            if put or gone:
                self._journal.change(self.name, put, gone)


def _id_of(document: object, free: int) -> int:
    if document.__class__ is dict:
        return free
    if not isinstance(document, Mapping):
        raise NotPlain(where="", found=type(document).__name__)
    if not isinstance(document, Document):
        return free
    if not isinstance(document.doc_id, int):
        raise NotPlain(where="", found=f"{type(document.doc_id).__name__} id")
    return document.doc_id
