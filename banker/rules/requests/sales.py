"""Requests about auctions and buildings, and about leaving the game."""

from msgspec import Struct


class Auction(Struct, frozen=True, tag=True):
    """Open an auction of a deed id, `house`, `hotel`, or (empty) of the open offer."""

    lot: str = ""


class Want(Struct, frozen=True, tag=True):
    """How many of the last buildings a player still wants, while a shortage is sold."""

    player: str
    count: int


class Bid(Struct, frozen=True, tag=True):
    """A bid in the open auction."""

    player: str
    amount: int


class Pass(Struct, frozen=True, tag=True):
    """A player leaves the open auction."""

    player: str


class Sold(Struct, frozen=True, tag=True):
    """The hammer falls; a building says on which deed it stands."""

    deed: str = ""


class Unsold(Struct, frozen=True, tag=True):
    """Nobody bids."""


class Win(Struct, frozen=True, tag=True):
    """An auction held at the table, in one; a building says on which deed it stands."""

    player: str
    lot: str
    amount: int
    deed: str = ""


class Build(Struct, frozen=True, tag=True):
    """Build houses (spread evenly, the dearest first) or, with `hotel`, a hotel on each deed named."""

    player: str
    deeds: tuple[str, ...]
    count: int = 1
    hotel: bool = False


class Sell(Struct, frozen=True, tag=True):
    """Sell houses (`count`), hotels (`hotel`) or everything (`all`) on the deeds named."""

    player: str
    deeds: tuple[str, ...]
    count: int = 1
    hotel: bool = False
    all: bool = False


class Bankrupt(Struct, frozen=True, tag=True):
    """A player is bankrupt to a creditor; the bank is one. `redeeming` names the mortgages that he lifts at once."""

    player: str
    creditor: str
    redeeming: tuple[str, ...] = ()


class Retire(Struct, frozen=True, tag=True):
    """A player leaves by choice."""

    player: str
