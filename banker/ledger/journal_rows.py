"""The rows of a game in memory: just what a reader of its lines would have."""

from collections.abc import Iterable, Sequence

from banker.ledger.journal_line import Commit
from banker.ledger.journal_plain import Row


class Rows:
    """The tables of a game, and for each the highest id it ever held.

    A row is replaced, never changed in place, so that a row once read stays as it was. `rewritten` gives for a table
    the lowest id of which the row was replaced or taken away.
    """

    def __init__(self) -> None:
        """Start with no table."""
        self.tables: dict[str, dict[int, Row]] = {}
        self.rewritten: dict[str, int] = {}
        self._marks: dict[str, int] = {}

    def mark(self, table: str) -> int:
        """Give the highest id that a table ever held, dropped or not; 0 if it never held any."""
        return self._marks.get(table, 0)

    def apply(self, commit: Commit) -> None:
        """Take over what a line changes; the rows of the commit are kept, not copied."""
        if commit.drop:
            self._drop(commit.drop)
        else:
            self._change(commit)

    def _drop(self, tables: Sequence[str]) -> None:
        for table in tables:
            self._rewrite(table, self.tables.pop(table, ()))

    def _change(self, commit: Commit) -> None:
        table = commit.table
        rows = self.tables.setdefault(table, {})
        if commit.delete:
            self._rewrite(table, commit.delete)
            for number in commit.delete:
                rows.pop(number, None)
        if commit.put:
            if not rows.keys().isdisjoint(commit.put):
                self._rewrite(table, rows.keys() & commit.put.keys())
            rows.update(commit.put)
            self._marks[table] = max(self.mark(table), *commit.put)

    def _rewrite(self, table: str, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.rewritten[table] = min(number, self.rewritten.get(table, number))
