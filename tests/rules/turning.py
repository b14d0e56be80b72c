"""Turning a named value: the same phrases under each of its readings, and what then holds under that one alone."""

import re
from pathlib import Path

from msgspec import Struct

from banker.teller.transcript import lines
from tests.playing import a_desk, faults

TABLES = Path(__file__).parent / "values.teller"


class Turned(Struct, frozen=True):
    """A value; an opening that takes a reading of it as `{}`, with the phrases after it; what holds under each."""

    value: str
    phrases: str
    closings: dict[str, str]

    @property
    def name(self) -> str:
        """Name the value with its readings."""
        return f"{self.value}={'|'.join(self.closings)}"

    def holds(self, reading: str, closing: str) -> bool:
        """Play the phrases under one reading; tell whether the closing of one holds after them."""
        desk = a_desk()
        assert faults(desk, lines(self.phrases.format(reading))) == []
        return faults(desk, lines(self.closings[closing])) == []


def turned() -> list[Turned]:
    """Cut the tables into their blocks."""
    blocks = re.split(r"^= ", TABLES.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return [_block(*block.split("\n", 1)) for block in blocks]


def _block(value: str, text: str) -> Turned:
    phrases, *closings = re.split(r"^== ", text, flags=re.MULTILINE)
    pairs = (closing.split("\n", 1) for closing in closings)
    return Turned(value, phrases, {closing[0]: closing[1] for closing in pairs})
