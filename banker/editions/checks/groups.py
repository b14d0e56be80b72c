"""The groups of a board."""

from collections import Counter
from collections.abc import Iterator

from banker.editions.board import Board, Deed
from banker.editions.fault import Fault
from banker.editions.format.bounds import LETTER
from banker.editions.format.rules import (
    ONE_KIND,
    ONE_STATION_GROUP,
    OTHERS_OF_GROUP,
    OWN_GROUP,
    STREET_GROUPS,
    STREETS_OF_GROUP,
)

LEAST_GROUPS, MOST_GROUPS = 2, 12
MOST_STREETS, MOST_OTHERS = 5, 6


def member_faults(board: Board) -> Iterator[Fault]:
    """Find deeds of no group."""
    known = {group.id for group in board.groups}
    for index, deed in enumerate(board.deeds):
        if deed.group not in known:
            yield Fault(f"deeds[{index}].group", OWN_GROUP, deed.group)


def size_faults(board: Board) -> Iterator[Fault]:
    """Find groups without deeds or with too many, and too few or too many groups of streets."""
    streets = 0
    for index, group in enumerate(board.groups):
        members = _members(board, group.id)
        street = not members or members[0].kind == "street"
        streets += street
        if not 1 <= len(members) <= (MOST_STREETS if street else MOST_OTHERS):
            yield Fault(f"groups[{index}]", STREETS_OF_GROUP if street else OTHERS_OF_GROUP, str(len(members)))
    if not LEAST_GROUPS <= streets <= MOST_GROUPS:
        yield Fault("groups", STREET_GROUPS, str(streets))


def kind_faults(board: Board) -> Iterator[Fault]:
    """Find groups of mixed kinds, and stations in more groups than one."""
    for index, group in enumerate(board.groups):
        kinds = Counter(deed.kind for deed in _members(board, group.id))
        if len(kinds) > 1:
            yield Fault(f"groups[{index}]", ONE_KIND, ", ".join(sorted(kinds)))
    stations = sorted({deed.group for deed in board.deeds if deed.kind == "station"})
    if len(stations) > 1:
        yield Fault("groups", ONE_STATION_GROUP, ", ".join(stations))


def letter_faults(board: Board) -> Iterator[Fault]:
    """Find letters given twice."""
    seen: set[str] = set()
    for index, group in enumerate(board.groups):
        if group.letter in seen:
            yield Fault(f"groups[{index}].letter", LETTER.expected, group.letter)
        seen.add(group.letter)


def _members(board: Board, group: str) -> list[Deed]:
    return [deed for deed in board.deeds if deed.group == group]
