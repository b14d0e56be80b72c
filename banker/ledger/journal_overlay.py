"""What TinyDB's own methods are handed in place of a table: never the rows themselves, always copies."""

from collections.abc import ItemsView, Iterator, Mapping, MutableMapping
from threading import RLock

from banker.ledger.journal_line import unchanged
from banker.ledger.journal_plain import Row, copied


class Overlay(MutableMapping[int, Row]):
    """A table to change at will: rows are copied out when they are first looked at, and nothing is written back."""

    def __init__(self, rows: Mapping[int, Row]) -> None:
        """Lay an untouched sheet over the rows."""
        self._rows = rows
        self._touched: dict[int, Row] = {}
        self._deleted: set[int] = set()

    def changes(self) -> tuple[dict[int, Row], list[int]]:
        """Give the rows that are new or not as they were, and the ids that are gone."""
        put = {
            number: row
            for number, row in self._touched.items()
            if number not in self._rows or not unchanged(self._rows[number], row)
        }
        return put, sorted(self._deleted & self._rows.keys())

    def clear(self) -> None:
        """Delete every row."""
        self._touched.clear()
        self._deleted.update(self._rows)

    def __getitem__(self, number: int) -> Row:
        if number in self._touched:
            return self._touched[number]
        if number in self._deleted:
            raise KeyError(number)
        self._touched[number] = copied(self._rows[number])
        return self._touched[number]

    def __setitem__(self, number: int, row: Row) -> None:
        self._touched[number] = row
        self._deleted.discard(number)

    def __delitem__(self, number: int) -> None:
        if number not in self:
            raise KeyError(number)
        self._touched.pop(number, None)
        self._deleted.add(number)

    def __contains__(self, number: object) -> bool:
        return number in self._touched or (number in self._rows and number not in self._deleted)

    def __iter__(self) -> Iterator[int]:
        yield from (number for number in self._rows if number not in self._deleted)
        yield from (number for number in self._touched if number not in self._rows)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class View(Mapping[str, Row]):
    """A table to read, under TinyDB's text ids; each look at a row gives a copy."""

    def __init__(self, rows: Mapping[int, Row], lock: RLock) -> None:
        """Look at the rows, holding the lock while all of them are listed."""
        self._rows = rows
        self._lock = lock

    def pairs(self) -> Iterator[tuple[str, Row]]:
        """Give the rows that are there at the first step, whatever changes in between."""
        with self._lock:
            held = list(self._rows.items())
        return ((str(number), copied(row)) for number, row in held)

    def items(self) -> ItemsView[str, Row]:
        """Give ids and copies of the rows."""
        return _Items(self)

    def __getitem__(self, key: str) -> Row:
        row: Row = copied(self._rows[int(key)])
        return row

    def __iter__(self) -> Iterator[str]:
        return (key for key, _ in self.pairs())

    def __len__(self) -> int:
        return len(self._rows)


class _Items(ItemsView[str, Row]):
    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._view = view

    def __iter__(self) -> Iterator[tuple[str, Row]]:
        return self._view.pairs()
