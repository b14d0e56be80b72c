"""Leaving jail."""

from typing import Literal

from banker.rules.requests import LeaveJail, Request
from banker.teller.words import Act, Words

_WAYS: dict[str, Literal["fine", "card", "doubles"]] = {"fine": "fine", "card": "card", "doubles": "doubles"}


def leaves(words: Words, name: str) -> Request:
    """Read `leaves jail by fine | card | doubles`."""
    words.take("jail")
    words.take("by")
    way = _WAYS.get(words.key)
    if way is None:
        raise words.incomplete()
    words.at += 1
    return LeaveJail(name, way)


ACTS: dict[str, Act] = {"leaves": leaves}
