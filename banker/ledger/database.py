"""A TinyDB whose file is a journal."""

from typing import Any, cast

from tinydb import TinyDB
from tinydb.table import Table

from banker.ledger.journal_disk import Disk
from banker.ledger.journal_errors import Damaged
from banker.ledger.journal_follower import Follower
from banker.ledger.journal_line import Commit
from banker.ledger.journal_looking import FileReader
from banker.ledger.journal_opening import TornTail
from banker.ledger.journal_tables import Tables
from banker.ledger.storage import JournalStorage
from banker.ledger.table import JournalTable


class JournalDB(TinyDB):
    """A TinyDB in one append-only file that holds every change, each safe on the disk when it returns.

    As with TinyDB, the methods of a table can be called on the database and then act on the default table.
    """

    table_class: type[Table] = JournalTable

    def __init__(self, disk: Disk | FileReader) -> None:
        """Open the game file on `disk`, or make it; a reader looks at it only. Raises JournalError."""
        super().__init__(disk, storage=JournalStorage)

    @property
    def journal(self) -> Tables:
        """The journal under the tables."""
        return cast(JournalStorage, self.storage).journal

    @property
    def notice(self) -> TornTail | None:
        """What was dropped when the file was opened; None as a rule."""
        return self.journal.notice

    @property
    def reading(self) -> bool:
        """Whether the file is only looked at, and no change can be made."""
        return isinstance(self.journal, Follower)

    @property
    def fault(self) -> Damaged | None:
        """Where the reading of a damaged file stopped; None as a rule, and wherever changes may be made."""
        return self.journal.fault

    def follow(self) -> list[Commit]:
        """Take in what another process added, where this one only reads; raises FileGone."""
        return self.journal.follow()

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
