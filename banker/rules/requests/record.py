"""Requests about the record: corrections, notes, the clock, the end."""

from typing import Literal

from msgspec import Struct


class Undo(Struct, frozen=True, tag=True):
    """Take back the last acts."""

    count: int = 1


class Redo(Struct, frozen=True, tag=True):
    """Enter again the last act taken back."""

    count: int = 1


class Strike(Struct, frozen=True, tag=True):
    """Take back one older entry."""

    number: int
    reason: str = ""


class Correct(Struct, frozen=True, tag=True):
    """Post the difference to the right amount of an older entry."""

    number: int
    amount: int


class Amend(Struct, frozen=True, tag=True):
    """Enter a phrase in the place of an older entry, and again what followed."""

    number: int
    phrase: str


class Adjust(Struct, frozen=True, tag=True):
    """A correction of cash against the bank."""

    player: str
    amount: int
    reason: str = ""


class Note(Struct, frozen=True, tag=True):
    """Words on the record."""

    words: str


class Clock(Struct, frozen=True, tag=True):
    """The clock of the timed game; `minutes` goes with `add`."""

    act: Literal["start", "pause", "resume", "add"]
    minutes: int = 0


class At(Struct, frozen=True, tag=True):
    """Seconds since opening, for what follows (transcripts)."""

    seconds: int


class Finish(Struct, frozen=True, tag=True):
    """End the game."""
