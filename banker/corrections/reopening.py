"""Reopening matters: what an older entry laid on the table is cleared, what it settled lies there again."""

from collections.abc import Sequence
from typing import Any

from banker.corrections.record import leaned
from banker.ledger.entry import Change, Entry
from banker.rules.draft import Draft
from banker.rules.game import MATTERS

Row = dict[str, Any]
"""A matter as its table fact keeps it."""

LETTING = frozenset(("lapse", "waiver"))
"""Kinds of entry that do nothing but let a rent pass."""

HAMMER = frozenset(("auction", "estate"))


def opened(change: Change) -> list[Row]:
    """List the matters that a change laid on the table."""
    return _minus(change[2] or [], change[1] or [])


def closed(change: Change) -> list[Row]:
    """List the matters that a change cleared from it."""
    return _minus(change[1] or [], change[2] or [])


def _minus(rows: list[Row], others: list[Row]) -> list[Row]:
    rest = list(others)
    left = []
    for row in rows:
        if row in rest:
            rest.remove(row)
        else:
            left.append(row)
    return left


def reopen(draft: Draft, entry: Entry, change: Change, since: Sequence[Entry]) -> None:
    """Take back what an entry did to the matters; refuses `leaned-on` where a debt or a lot of it has gone on."""
    now: list[Row] = list(draft.books.facts.get(MATTERS) or [])
    cleared = [row for row in opened(change) if row in now]
    for row in opened(change):
        if row in now:
            now.remove(row)
        elif row["kind"] == "debt" or _goes_on(row, now) or _follows(row, change):
            raise leaned(entry, since)
    again = [row for row in closed(change) if _stands_again(draft, entry, row, cleared)]
    draft.change(MATTERS, [*again, *now] or None)


def _goes_on(row: Row, now: list[Row]) -> bool:
    """Whether a lot is still to be sold, though not as it was."""
    return row["kind"] in HAMMER and any(r["kind"] in HAMMER and r["lot"] == row["lot"] for r in now)


def _follows(row: Row, change: Change) -> bool:
    """Whether a lot of an estate was called when the one before it was done with; it has since gone its own way."""
    return bool(row.get("estate")) and any(other["kind"] in HAMMER for other in closed(change))


def _stands_again(draft: Draft, entry: Entry, row: Row, cleared: list[Row]) -> bool:
    """Whether a matter that was settled is open again: a debt stands for ever, most others belong to their turn."""
    replaced = any(other["kind"] == row["kind"] for other in cleared)
    if row["kind"] == "debt" or replaced or entry.kind in LETTING:
        return True
    return bool(row.get("turn", 0) == draft.turns)
