"""A TinyDB whose file is a journal."""

from typing import Any, cast

from tinydb import TinyDB
from tinydb.table import Table

from banker.ledger.journal import Journal
from banker.ledger.journal_disk import Disk
from banker.ledger.journal_opening import TornTail
from banker.ledger.storage import JournalStorage
from banker.ledger.table import JournalTable


class JournalDB(TinyDB):
    """A TinyDB in one append-only file that holds every change, each safe on the disk when it returns.

    As with TinyDB, the methods of a table can be called on the database and then act on the default table.
    """

    table_class: type[Table] = JournalTable

    def __init__(self, disk: Disk) -> None:
        """Open the game file on `disk`, or make it; raises JournalError."""
        super().__init__(disk, storage=JournalStorage)

    @property
    def journal(self) -> Journal:
        """The journal under the tables."""
        return cast(JournalStorage, self.storage).journal

    @property
    def notice(self) -> TornTail | None:
        """What was dropped when the file was opened; None as a rule."""
        return self.journal.notice

    def table(self, name: str, **kwargs: Any) -> JournalTable:
        """Find a table, which is made when something is put into it."""
        return cast(JournalTable, super().table(name, **kwargs))

    def tables(self) -> set[str]:
        """Give the names of the tables; raises Closed."""
        return set(self.journal.tables)

    def drop_table(self, name: str) -> None:
        """Drop a table, if there is one of this name; its ids are not used again."""
        with self.journal.lock:
            if name in self.journal.tables:
                self.journal.drop([name])
            self._tables.pop(name, None)

    def drop_tables(self) -> None:
        """Drop all tables in one commit; their ids are not used again."""
        with self.journal.lock:
            if self.journal.tables:
                self.journal.drop(sorted(self.journal.tables))
            self._tables.clear()
