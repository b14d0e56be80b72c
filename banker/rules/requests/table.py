"""Requests about the table: opening, dealing, dice, turns, jail."""

from typing import Literal

from msgspec import Struct


class Open(Struct, frozen=True, tag=True):
    """Open a fresh table; `overrides` are rule names in kebab case with their words, `tokens` go by seat."""

    sheet: str
    board: str
    players: tuple[str, ...]
    variant: Literal["normal", "short", "timed"] = "normal"
    minutes: int = 0
    overrides: dict[str, str] = {}
    tokens: tuple[str, ...] = ()
    """A sign for each seat from the first on, empty where it has none."""


class Start(Struct, frozen=True, tag=True):
    """What a player starts with on a table taken over: deeds as (deed, level, mortgaged); level 5 is a hotel.

    `slips` says that it was read from a printed slip, not typed; `held` are the very get-out cards, where it tells.
    """

    player: str
    cash: int | None
    deeds: tuple[tuple[str, int, bool], ...] = ()
    cards: int = 0
    held: tuple[str, ...] = ()
    slips: bool = False


class Deal(Struct, frozen=True, tag=True):
    """Shuffle and deal (`seed`), or book what one player was dealt by hand."""

    seed: int | None = None
    player: str = ""
    deeds: tuple[str, ...] = ()


class Roll(Struct, frozen=True, tag=True):
    """Two dice thrown by a player (empty: whose turn it is)."""

    player: str
    first: int
    second: int


class Turn(Struct, frozen=True, tag=True):
    """Say whose turn it is."""

    player: str


class Next(Struct, frozen=True, tag=True):
    """End the turn."""


class Place(Struct, frozen=True, tag=True):
    """Correct the square of a token."""

    player: str
    square: int


class Jail(Struct, frozen=True, tag=True):
    """Send a player to jail."""

    player: str


class LeaveJail(Struct, frozen=True, tag=True):
    """Let a player out."""

    player: str
    by: Literal["fine", "card", "doubles"]
