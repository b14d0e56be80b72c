"""Notes: which to hand over for an amount, and what change to ask back."""

from itertools import pairwise

from msgspec import Struct

Bundle = dict[str, int]
"""How many notes of each value, the largest first; values as text, for JSON."""


class Change(Struct, frozen=True):
    """Paid with large notes only: what is handed over, and what comes back."""

    given: Bundle
    back: int
    change: Bundle


def fewest(amount: int, notes: tuple[int, ...]) -> Bundle:
    """Make an amount of the fewest notes, in whole currency units; what is less than the smallest note is left out."""
    values = tuple(sorted(notes, reverse=True))
    top = values[0]
    # Beyond this many of the largest note greedy cannot be beaten, so only the rest is searched.
    head = max(0, amount // top - _reach(values))
    counts = _search(amount - head * top, values)
    counts[top] = counts.get(top, 0) + head
    return {str(value): counts[value] for value in values if counts.get(value)}


def _reach(values: tuple[int, ...]) -> int:
    return 0 if all(big % small == 0 for big, small in pairwise(values)) else 4


def _search(amount: int, values: tuple[int, ...]) -> dict[int, int]:
    """Count notes by dynamic programming in steps of the smallest note."""
    unit = values[-1]
    size = amount // unit
    best: list[tuple[int, int]] = [(0, 0)]
    for step in range(1, size + 1):
        choices = ((best[step - v // unit][0] + 1, -v) for v in values if v % unit == 0 and v // unit <= step)
        many, value = min(choices)
        best.append((many, -value))
    counts: dict[int, int] = {}
    while size:
        value = best[size][1]
        counts[value] = counts.get(value, 0) + 1
        size -= value // unit
    return counts


def changes(amount: int, notes: tuple[int, ...]) -> tuple[Change, ...]:
    """Say for each note too large to pay exactly with: how many to hand over, and the change to ask back."""
    told = []
    for value in sorted(notes, reverse=True):
        many = -(-amount // value)
        back = many * value - amount
        if back:
            told.append(Change({str(value): many}, back, fewest(back, notes)))
    return tuple(told)
