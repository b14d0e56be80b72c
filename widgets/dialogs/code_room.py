"""The room that a window has for a code, and what is said of it."""

from typing import NamedTuple

from textual.geometry import Size

from banker.printing.code import modules
from banker.printing.parts import LEAST
from banker.speech.catalogue import _

BESIDE = 26
"""Columns kept for the words beside a code."""

UNDER = 7
"""Lines kept for the words and the keys under a code."""


class Room(NamedTuple):
    """Whether a code stands over the words rather than beside them, and how many modules a side it may have."""

    over: bool
    modules: int


def room_in(window: Size) -> Room:
    """Find the place where a code may be largest; a line has two modules, a column one."""
    beside = min(window.width - BESIDE, 2 * window.height)
    over = min(window.width, 2 * (window.height - UNDER))
    return Room(over > beside, max(beside, over))


def tell_code(code: str, part: int, count: int, room: Room, window: Size) -> str:
    """Say how a code is scanned from the screen, which of several is in sight, or why there is none."""
    whole = modules(code)
    if whole is None:
        return _("No code can hold so much text.")
    if count == 1:
        return _("A phone reads the code from the screen.")
    return _turning(whole, part, count, room) if count else _too_small(window)


def _turning(whole: int, part: int, count: int, room: Room) -> str:
    """Say which code it is, and beside it too in what window they would be one: under it there is no room."""
    told = _("Code {at} of {count}: a phone reads one after the other.").format(at=part + 1, count=count)
    if room.over:
        return told
    larger = _("In a window of {wide} columns and {high} lines they are one.")
    return f"{told} {larger.format(wide=whole + BESIDE, high=(whole + 1) // 2)}"


def _too_small(window: Size) -> str:
    wide, high = LEAST, UNDER + (LEAST + 1) // 2
    return _(
        "A code takes a window of at least {wide} columns and {high} lines; this one has {columns} and {lines}."
    ).format(wide=wide, high=high, columns=window.width, lines=window.height)
