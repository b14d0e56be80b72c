"""Questions: nothing is recorded."""

from typing import Literal

from msgspec import Struct


class AskBooks(Struct, frozen=True, tag=True):
    """The whole books."""


class AskWorth(Struct, frozen=True, tag=True):
    """What a player is worth (empty: everyone)."""

    player: str = ""


class AskRent(Struct, frozen=True, tag=True):
    """What a lander on a deed would pay."""

    deed: str
    dice: int | None = None
    times: int | None = None


class AskWhy(Struct, frozen=True, tag=True):
    """The figures of an entry."""

    number: int


class AskHistory(Struct, frozen=True, tag=True):
    """The last entries."""

    count: int = 20


class AskMatters(Struct, frozen=True, tag=True):
    """What is open on the table."""


class AskRaise(Struct, frozen=True, tag=True):
    """What a player could raise, or the cheapest way to an amount, of deeds that are not kept for something else."""

    player: str
    amount: int | None = None
    kept: tuple[str, ...] = ()


class AskNotes(Struct, frozen=True, tag=True):
    """Which notes make an amount or a player's balance."""

    player: str = ""
    amount: int | None = None


class Check(Struct, frozen=True, tag=True):
    """A figure of the books against what the table says. Subjects: a player, `bank`, a deed id, `clock`.

    `what` is cash, worth, houses, hotels, owner, mortgaged, clear or clock; `value` is a number (seconds for the
    clock), a player's name, or nothing for mortgaged and clear.
    """

    subject: str
    what: Literal["cash", "worth", "houses", "hotels", "owner", "mortgaged", "clear", "clock", "square", "jail"]
    value: int | str | None = None


class CheckNotes(Struct, frozen=True, tag=True):
    """A player's counted notes, (value, count), against the books."""

    player: str
    notes: tuple[tuple[int, int], ...]
