"""Notes: which to hand over for an amount, and what change to ask back."""

from collections.abc import Sequence
from functools import lru_cache
from math import gcd, lcm

from msgspec import Struct

Bundle = dict[str, int]
"""How many notes of each value, the largest first; values as text, for JSON."""

LONGEST = 20_000
"""So many steps of a search, in the unit of all notes, are enough for any that people print."""


class Change(Struct, frozen=True):
    """Paid with large notes only: what is handed over, what comes back, and what no notes can give back."""

    given: Bundle
    back: int
    change: Bundle
    rest: int = 0


def fewest(amount: int, notes: Sequence[int]) -> Bundle:
    """Make an amount of the fewest notes, in whole currency units; what no notes can make is left out."""
    unit = gcd(*notes)
    values = tuple(sorted((note // unit for note in notes), reverse=True))
    left = max(0, amount) // unit
    counts: dict[int, int] = {}
    for value in values:
        if value > LONGEST:
            counts[value], left = divmod(left, value)
    counts |= _search(left, tuple(value for value in values if value <= LONGEST))
    return {str(value * unit): counts[value] for value in values if counts.get(value)}


def rest(amount: int, bundle: Bundle) -> int:
    """Say what of an amount a bundle leaves over."""
    return amount - sum(int(value) * many for value, many in bundle.items())


def _below(values: Sequence[int]) -> int:
    """Say how much the notes below the largest can come to: more of one would be fewer as the largest."""
    top = values[0]
    return min(sum(lcm(top, value) - value for value in values[1:]), LONGEST)


def _search(amount: int, values: tuple[int, ...]) -> dict[int, int]:
    """Count the notes of the most that can be made of an amount; beyond a bound all are of the largest."""
    if not values:
        return {}
    beyond = max(0, amount - _below(values) - values[-1]) // values[0]
    size = amount - beyond * values[0]
    chosen = _chosen(values, (size // 1000 + 1) * 1000)
    while size and not chosen[size]:
        size -= 1
    counts = {values[0]: beyond}
    while size:
        counts[chosen[size]] = counts.get(chosen[size], 0) + 1
        size -= chosen[size]
    return counts


@lru_cache(maxsize=8)
def _chosen(values: tuple[int, ...], size: int) -> list[int]:
    """Say for each amount below a size with which note the fewest begin, the largest of equals; 0 where none do."""
    many = [0] + [size] * (size - 1)
    chosen = [0] * size
    for amount in range(1, size):
        for value in values:
            if value <= amount and many[amount - value] + 1 < many[amount]:
                many[amount], chosen[amount] = many[amount - value] + 1, value
    return chosen


def changes(amount: int, notes: Sequence[int]) -> tuple[Change, ...]:
    """Say for each note that does not go into an amount: how many to hand over, and the change to ask back."""
    told = []
    for value in sorted(notes, reverse=True):
        many = -(-amount // value)
        back = many * value - amount
        if back:
            bundle = fewest(back, notes)
            told.append(Change({str(value): many}, back, bundle, rest(back, bundle)))
    return tuple(told)
