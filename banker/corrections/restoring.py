"""Restoring table facts: what an older entry changed is put back, beside what has become of the table since."""

from collections.abc import Sequence
from typing import Any

from banker.corrections.record import leaned
from banker.corrections.reopening import reopen
from banker.ledger.entry import Change, Entry
from banker.rules.draft import Draft
from banker.rules.game import MATTERS
from banker.rules.rent import LAPSED

TURN = frozenset(("turn", "turns", "throw", "rolled", "doubles"))
"""Facts of the turn in hand: left as they have become once the table has gone on."""

ONCE = frozenset(("begun", "starter"))
"""Facts that stay once anything has followed."""

LISTS = frozenset(("dealt", "out", LAPSED))
"""Facts that list names, each entry its own."""


def restore(draft: Draft, entry: Entry, later: Sequence[Entry]) -> None:
    """Put back every table fact that an entry changed; refuses `leaned-on` where later entries built on it."""
    for change in reversed(entry.changes):
        _restore(draft, entry, change, later)


def changing(later: Sequence[Entry], *facts: str) -> list[Entry]:
    """List the entries that changed any of some facts."""
    return [entry for entry in later if any(fact in facts for fact, _, _ in entry.changes)]


def _restore(draft: Draft, entry: Entry, change: Change, later: Sequence[Entry]) -> None:
    fact, before, _ = change
    since = changing(later, *(TURN if fact in TURN else (fact,)))
    if not later or not (since or fact in ONCE or fact == MATTERS):
        draft.change(fact, before)
    elif fact == MATTERS:
        reopen(draft, entry, change, since)
    elif fact not in TURN and fact not in ONCE and not fact.startswith("square:"):
        draft.change(fact, _merged(draft, entry, change, since))


def _merged(draft: Draft, entry: Entry, change: Change, since: list[Entry]) -> Any:
    fact, before, after = change
    now: Any = draft.books.facts.get(fact)
    if fact in LISTS:
        return _without(now or [], before or [], after or [])
    if fact.startswith("paid:"):
        row = _spliced(now or [], before or [], after or [])
        if row is not None:
            return row or None
    if fact == "clock" and now and before and {**before, "limit": after["limit"]} == after:
        return {**now, "limit": now["limit"] + before["limit"] - after["limit"]}
    raise leaned(entry, since)


def _without(now: list[Any], before: list[Any], after: list[Any]) -> list[Any] | None:
    """Take out of a list what an entry put in, and put in what it took out."""
    rest = [item for item in now if item in before or item not in after]
    return [*(item for item in before if item not in after and item not in rest), *rest] or None


def _spliced(now: list[int], before: list[int], after: list[int]) -> list[int] | None:
    """Put back a stretch of the prices paid on a lot; None where it is no longer there to be put back."""
    start, end = _alike(before, after), len(after)
    if now[:end] == after:
        return now[:start] + before[start:] + now[end:]
    only_sold = start == end and _alike(now, after) == len(now)
    return now + before[start:] if only_sold else None


def _alike(row: list[int], other: list[int]) -> int:
    differing = (at for at, pair in enumerate(zip(row, other, strict=False)) if pair[0] != pair[1])
    return next(differing, min(len(row), len(other)))
