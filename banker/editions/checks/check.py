"""A check: what must hold of a record across its parts, and the parts that it compares."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from banker.editions.fault import Fault
from banker.editions.format.field import pattern

OWNER = re.compile(r"\w+\[\d+\]")


class Check(Struct, frozen=True):
    """Finds faults; `reads` are the patterns of the places that it compares across the file, as `deeds[].group`.

    What it finds inside one entry of a list relies, besides those, on that entry alone.
    """

    find: Callable[[Any], Iterator[Fault]]
    reads: tuple[str, ...] = ()


def run(checks: tuple[Check, ...], record: Any, bad: list[str]) -> Iterator[Fault]:
    """Find what is wrong with a record, but for what would follow from places already known to be bad."""
    patterns = {pattern(place) for place in bad}
    owners = {_owner(place) for place in bad}
    for check in checks:
        if not any(_meets(read, place) for read in check.reads for place in patterns):
            yield from (fault for fault in check.find(record) if _owner(fault.place) not in owners)


def _owner(place: str) -> str:
    match = OWNER.match(place)
    return match[0] if match else place


def _meets(one: str, two: str) -> bool:
    """Whether one place is inside the other, or the same."""
    return f"{one}.".startswith((f"{two}.", f"{two}[")) or f"{two}.".startswith((f"{one}.", f"{one}["))
