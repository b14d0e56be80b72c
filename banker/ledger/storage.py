"""The journal as a TinyDB storage."""

from collections.abc import Mapping
from typing import Any

from tinydb.storages import Storage

from banker.ledger.journal import Journal
from banker.ledger.journal_disk import Disk
from banker.ledger.journal_follower import Follower
from banker.ledger.journal_line import unchanged
from banker.ledger.journal_looking import FileReader
from banker.ledger.journal_plain import Row, copied
from banker.ledger.journal_tables import Tables

Content = dict[str, dict[str, Any]]


class JournalStorage(Storage):
    """A TinyDB storage over one append-only file.

    `read` and `write` move the whole database, as TinyDB asks of a storage: JournalTable goes past them to `journal`.
    """

    def __init__(self, disk: Disk | FileReader) -> None:
        """Open the game file, to be read only if the disk is a reader; raises JournalError."""
        super().__init__()
        self.journal: Tables = Follower(disk) if isinstance(disk, FileReader) else Journal(disk)

    def read(self) -> Content | None:
        """Copy every row of every table; None if there is no table. Raises Closed."""
        with self.journal.lock:
            return {name: _texted(rows) for name, rows in self.journal.tables.items()} or None

    def write(self, data: Content) -> None:
        """Commit what differs from `data`: tables that are missing there first, then one commit for each table."""
        with self.journal.lock:
            gone = [name for name in self.journal.tables if name not in data]
            if gone:
                self.journal.drop(gone)
            for name, rows in data.items():
                self._write_table(name, {int(number): row for number, row in rows.items()})

    def close(self) -> None:
        """Let go of the file."""
        self.journal.close()

    def _write_table(self, name: str, rows: dict[int, Row]) -> None:
        held = self.journal.rows(name)
        put = {number: row for number, row in rows.items() if number not in held or not unchanged(held[number], row)}
        gone = held.keys() - rows.keys()
        if put or gone or name not in self.journal.tables:
            self.journal.change(name, put, sorted(gone))


def _texted(rows: Mapping[int, Row]) -> dict[str, Row]:
    return {str(number): copied(row) for number, row in rows.items()}
