"""A field: what a name in a file means, and the bounds of what stands there."""

import re
from collections.abc import Mapping

from msgspec import Struct

from banker.editions.format.bounds import Bound

STEP = re.compile(r"\[\d+\]")


class Field(Struct, frozen=True):
    """What a name means (marked for the catalogue), its bounds, and what else must hold of it across the file.

    `may_be_empty` is for a text that may have no letters.
    """

    told: str
    bounds: tuple[Bound, ...] = ()
    rules: tuple[str, ...] = ()
    may_be_empty: bool = False


Fields = Mapping[str, Field]
"""Fields by their place, as `deeds[].price`; `.*` stands for the names of a table that may be any."""


def pattern(place: str) -> str:
    """Make of a place what all such places have in common: `deeds[3].price` is `deeds[].price`."""
    return STEP.sub("[]", place)


def join(place: str, name: str) -> str:
    """Name the place of a name inside another."""
    return f"{place}.{name}" if place else name
