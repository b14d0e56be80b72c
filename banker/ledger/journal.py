"""The journal of a game: every change is one line, safe on the disk before it counts."""

from collections.abc import Iterable

from banker.ledger.journal_collector import collector_off
from banker.ledger.journal_disk import Disk
from banker.ledger.journal_errors import FULL, Closed, DiskFailed, DiskFull, reason_of
from banker.ledger.journal_line import VERSION, Commit, encoded
from banker.ledger.journal_opening import open_journal
from banker.ledger.journal_plain import Row
from banker.ledger.journal_tables import Tables
from banker.ledger.seal import seal_of, sealed


class Journal(Tables):
    """A game file open for writing; `notice` says that it ended in a torn tail, which was dropped."""

    def __init__(self, disk: Disk) -> None:
        """Open the file and read it; raises JournalError."""
        super().__init__(disk.name)
        self._disk = disk
        self._broken = False
        self._reason: str | None = None
        try:
            with collector_off():
                self._load()
        except BaseException:
            disk.close()
            raise

    def change(self, table: str, put: dict[int, Row], delete: Iterable[int] = ()) -> None:
        """Put rows into a table and delete others, all or nothing; an empty change makes an empty table."""
        with self.lock:
            self._commit(Commit(VERSION, self._number, table, put, list(delete)))

    def drop(self, tables: Iterable[str]) -> None:
        """Drop tables, all or nothing; their ids are not used again."""
        with self.lock:
            self._commit(Commit(VERSION, self._number, drop=list(tables)))

    def close(self) -> None:
        """Let go of the file; closing twice does nothing."""
        with self.lock:
            super().close()
            self._disk.close()

    def _load(self) -> None:
        reading, self.notice = open_journal(self._disk)
        for commit in reading.commits:
            self._rows.apply(commit)
        self._number, self._seal, self._size = reading.lines, reading.seal, reading.size

    def _commit(self, commit: Commit) -> None:
        self._check()
        body, kept = encoded(commit)
        seal = seal_of(self._seal, body)
        line = sealed(body, seal) + b"\n"
        # Whatever stops the next lines half-way, Ctrl-C too, leaves the mark: only a reopening can tell what was kept.
        self._broken = True
        self._append(line)
        self._sync()
        self._rows.apply(kept)
        self._number, self._seal, self._size = self._number + 1, seal, self._size + len(line)
        self._broken = False

    def _check(self) -> None:
        if self._closed:
            raise Closed(path=self.name)
        if self._broken:
            raise DiskFailed(path=self.name, reason=self._reason)
        self._disk.check()

    def _append(self, line: bytes) -> None:
        try:
            self._disk.append(line)
        except OSError as error:
            if error.errno in FULL:
                self._take_back()
                raise DiskFull(path=self.name) from error
            raise self._failed(error) from error

    def _take_back(self) -> None:
        try:
            self._disk.truncate(self._size)
        except OSError as error:
            raise self._failed(error) from error
        self._broken = False

    def _sync(self) -> None:
        try:
            self._disk.sync()
        except OSError as error:
            raise self._failed(error) from error

    def _failed(self, error: OSError) -> DiskFailed:
        self._reason = reason_of(error)
        return DiskFailed(path=self.name, reason=self._reason)
