"""Bounds: what may stand in a place of a file beyond its type."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from msgspec import Struct

from banker.speech.catalogue import mark

RESERVED = frozenset({"cash", "house", "hotel", "mortgage", "bank", "pot", "everyone"})
KEBAB = re.compile("[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LANGUAGE = re.compile("[a-z]{2,3}")
HEX = re.compile("#[0-9a-f]{6}", re.IGNORECASE)
MOST = 999_999_999


class Bound(Struct, frozen=True):
    """What is expected of a value, whether it holds of one, and how one that fails is shown."""

    expected: str
    holds: Callable[[Any], bool]
    show: Callable[[Any], str] = str


def counted(expected: str, least: int, most: int) -> Bound:
    """Bound the length of a list; what is shown is how many there are."""
    return Bound(expected, lambda items: least <= len(items) <= most, lambda items: str(len(items)))


def rising(amounts: Any) -> bool:
    """Whether each amount is above the one before."""
    return all(low < high for low, high in pairwise(amounts))


ABOVE_ZERO = Bound(mark("an amount above zero"), lambda amount: amount > 0)
NOT_BELOW_ZERO = Bound(mark("an amount not below zero"), lambda amount: amount >= 0)
SHARE = Bound(mark("a share from 0 to 100"), lambda share: 0 <= share <= 100)
COUNT = Bound(mark("a number above zero"), lambda count: count > 0)
STEPS = Bound(mark("a number of squares"), lambda steps: steps > 0)
ID = Bound(mark("an id of small letters, digits and hyphens, a letter first"), lambda word: bool(KEBAB.fullmatch(word)))
FREE = Bound(mark("an id that the desk does not use itself"), lambda word: word not in RESERVED)
CODE = Bound(mark("a language code such as en, eo or id"), lambda word: bool(LANGUAGE.fullmatch(word)))
LETTER = Bound(mark("one letter that no other group has"), lambda word: len(word) == 1 and word.isalnum())
COLOUR = Bound(mark("a colour such as #1fb25a"), lambda word: bool(HEX.fullmatch(word)))
WORDS = Bound(mark("a name or words"), lambda text: bool(text.strip()), lambda text: mark("nothing"))
PRINTABLE = Bound(mark("printable letters on one line"), str.isprintable, repr)
SHORT = Bound(mark("eight letters at most"), lambda text: len(text) <= 8)
DIGITS = Bound(
    mark("a number of nine digits at most"), lambda number: abs(number) <= MOST, lambda number: mark("a longer one")
)
NOTES = Bound(mark("notes from the smallest to the largest, each once"), rising, lambda notes: str(list(notes)))
SQUARES = counted(mark("24 to 60 squares"), 24, 60)
RENTS = counted(mark("a rent or more"), 1, 99)
VALUE_NAME = Bound(mark("names of values and matters"), lambda word: bool(KEBAB.fullmatch(word)))
ABOVE_ZERO_NUMBER = Bound(mark("a whole number above zero"), lambda number: number > 0)
WHOLE = Bound(mark("a whole number from 0 on"), lambda number: number >= 0)
