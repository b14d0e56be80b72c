"""What can be read of an open game file: the rows of its tables."""

from collections.abc import Iterable, Mapping
from threading import RLock

from banker.ledger.journal_errors import Closed, Damaged
from banker.ledger.journal_line import Commit
from banker.ledger.journal_opening import TornTail
from banker.ledger.journal_plain import Row
from banker.ledger.journal_rows import Rows


class Tables:
    """The rows of a game file in memory; `lock` is held around each change and each reading of many rows.

    `notice` says what was dropped from the end of the file, `fault` where the reading of a damaged file stopped.
    """

    notice: TornTail | None = None
    fault: Damaged | None = None

    def __init__(self, name: str) -> None:
        """Hold nothing yet of the file called `name`."""
        self.lock = RLock()
        self.name = name
        self._rows = Rows()
        self._closed = False

    @property
    def tables(self) -> Mapping[str, dict[int, Row]]:
        """The rows of every table by id, to be read only; raises Closed."""
        if self._closed:
            raise Closed(path=self.name)
        return self._rows.tables

    def rows(self, table: str) -> dict[int, Row]:
        """Give the rows of a table by id, to be read only; raises Closed."""
        return self.tables.get(table) or {}

    def rewritten(self, table: str) -> int | None:
        """Give the lowest id in a table of which the row was replaced or taken away; None if there is none."""
        return self._rows.rewritten.get(table)

    def mark(self, table: str) -> int:
        """Give the highest id that a table ever held, 0 if none."""
        return self._rows.mark(table)

    def change(self, table: str, put: dict[int, Row], delete: Iterable[int] = ()) -> None:
        """Put rows into a table and delete others, all or nothing; an empty change makes an empty table."""
        raise NotImplementedError

    def drop(self, tables: Iterable[str]) -> None:
        """Drop tables, all or nothing; their ids are not used again."""
        raise NotImplementedError

    def follow(self) -> list[Commit]:
        """Take in what another process added, where this one only reads; raises FileGone."""
        return []

    def close(self) -> None:
        """Let go of the file; closing twice does nothing."""
        self._closed = True
