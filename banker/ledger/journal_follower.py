"""Reading a game that another process may be writing: whole lines only, and later those that were added."""

from collections.abc import Iterable

from banker.ledger.journal_collector import collector_off
from banker.ledger.journal_errors import Damaged, NotAGame, ReadOnly
from banker.ledger.journal_line import Commit
from banker.ledger.journal_looking import FileReader
from banker.ledger.journal_plain import Row
from banker.ledger.journal_reader import read, whole_lines
from banker.ledger.journal_tables import Tables


class Follower(Tables):
    """A game file open for reading up to the first line that does not fit: `fault`, None as a rule."""

    def __init__(self, file: FileReader) -> None:
        """Open the file and read it; raises JournalError if not even its first line fits."""
        super().__init__(file.name)
        self._file = file
        self._doubted = False
        try:
            with collector_off():
                self._load()
        except BaseException:
            file.close()
            raise

    def follow(self) -> list[Commit]:
        """Take in the lines that were added, and give them; raises FileGone."""
        with self.lock:
            if self._closed or self.fault is not None:
                return []
            self._reading.go_on(whole_lines(self._file.read_on(self._reading.size)))
            self._judge_again()
            return self._apply()

    def change(self, table: str, put: dict[int, Row], delete: Iterable[int] = ()) -> None:
        """Refuse to: raises ReadOnly."""
        raise ReadOnly(path=self.name)

    def drop(self, tables: Iterable[str]) -> None:
        """Refuse to: raises ReadOnly."""
        raise ReadOnly(path=self.name)

    def close(self) -> None:
        """Let go of the file."""
        with self.lock:
            super().close()
            self._file.close()

    def _load(self) -> None:
        data = self._file.open()
        self._reading = read(whole_lines(data) or data, self.name)
        if not self._reading.lines or self._reading.unended:
            raise self._reading.fault or NotAGame(path=self.name, found="empty")
        self._judge()
        self._apply()

    def _judge(self) -> None:
        fault = self._reading.fault
        if fault is not None and not isinstance(fault, Damaged):
            raise fault
        self.fault = fault

    def _judge_again(self) -> None:
        """Doubt a line once before it counts as damage: it may have been read while it was taken back and rewritten."""
        if self._reading.fault is None or self._doubted:
            self._judge()
            self._doubted = False
        else:
            self._doubted, self._reading.fault = True, None

    def _apply(self) -> list[Commit]:
        added = self._reading.commits.copy()
        self._reading.commits.clear()
        for commit in added:
            self._rows.apply(commit)
        return added
