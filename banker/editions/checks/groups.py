"""The groups of a board."""

import re
from collections import Counter
from collections.abc import Iterator

from banker.editions.board import Board
from banker.editions.fault import Fault
from banker.speech.catalogue import mark

COLOUR = re.compile("#[0-9a-f]{6}", re.IGNORECASE)


def group_faults(board: Board) -> Iterator[Fault]:
    """Find deeds of no group, groups of a wrong size or mixed kinds, letters given twice, colours that are none."""
    yield from _member_faults(board)
    yield from _size_faults(board)
    yield from _kind_faults(board)
    yield from _letter_faults(board)
    for index, group in enumerate(board.groups):
        if not COLOUR.fullmatch(group.colour):
            yield Fault(f"groups[{index}].colour", mark("a colour such as #1fb25a"), group.colour)


def _member_faults(board: Board) -> Iterator[Fault]:
    known = {group.id for group in board.groups}
    for index, deed in enumerate(board.deeds):
        if deed.group not in known:
            yield Fault(f"deeds[{index}].group", mark("the id of a group of this board"), deed.group)


def _size_faults(board: Board) -> Iterator[Fault]:
    sizes = Counter(deed.group for deed in board.deeds)
    for index, group in enumerate(board.groups):
        if not 2 <= sizes[group.id] <= 4:
            yield Fault(f"groups[{index}]", mark("two to four deeds in this group"), str(sizes[group.id]))


def _kind_faults(board: Board) -> Iterator[Fault]:
    for index, group in enumerate(board.groups):
        kinds = {deed.kind for deed in board.deeds if deed.group == group.id}
        if len(kinds) > 1:
            yield Fault(f"groups[{index}]", mark("deeds of one kind in this group"), ", ".join(sorted(kinds)))
    stations = sorted({deed.group for deed in board.deeds if deed.kind == "station"})
    if len(stations) > 1:
        yield Fault("groups", mark("all stations in one group"), ", ".join(stations))


def _letter_faults(board: Board) -> Iterator[Fault]:
    seen: set[str] = set()
    for index, group in enumerate(board.groups):
        if len(group.letter) != 1 or group.letter in seen:
            yield Fault(f"groups[{index}].letter", mark("one letter that no other group has"), group.letter)
        seen.add(group.letter)
