"""Requests about money and deeds: payments, debts, purchases, rents, mortgages, trades."""

from typing import Literal

from msgspec import Struct


class Pay(Struct, frozen=True, tag=True):
    """Money from one holder to another; `everyone` on one side means the other players."""

    payer: str
    payee: str
    amount: int
    reason: str = ""


class Salary(Struct, frozen=True, tag=True):
    """The salary."""

    player: str


class Tax(Struct, frozen=True, tag=True):
    """A tax square; `way` answers the choice of the income tax."""

    player: str
    square: int
    way: Literal["", "flat", "percent"] = ""


class DrawCard(Struct, frozen=True, tag=True):
    """A card drawn from a deck; `choice` answers a card that offers one (pay or draw)."""

    player: str
    card: str
    choice: Literal["", "pay", "draw"] = ""


class Owe(Struct, frozen=True, tag=True):
    """A debt that stands until settled."""

    debtor: str
    creditor: str
    amount: int
    reason: str = ""


class Settle(Struct, frozen=True, tag=True):
    """Pay the debts of a player."""

    player: str


class Buy(Struct, frozen=True, tag=True):
    """Buy from the bank; no deed means the open offer, no price the printed one."""

    player: str
    deed: str = ""
    price: int | None = None


class Rent(Struct, frozen=True, tag=True):
    """Pay rent for a deed; dice and times as a card or a utility needs them."""

    player: str
    deed: str
    dice: int | None = None
    times: int | None = None


class Settlement(Struct, frozen=True, tag=True):
    """`pay`: the first due matter is paid (rent, tax, fine, debt); a player narrows which."""

    player: str = ""


class Waive(Struct, frozen=True, tag=True):
    """The rent due is not asked for."""


class Mortgage(Struct, frozen=True, tag=True):
    """Mortgage deeds."""

    player: str
    deeds: tuple[str, ...]


class Redeem(Struct, frozen=True, tag=True):
    """Lift mortgages."""

    player: str
    deeds: tuple[str, ...]


class Side(Struct, frozen=True):
    """What one side of a trade gives."""

    cash: int = 0
    deeds: tuple[str, ...] = ()
    cards: int = 0


class Trade(Struct, frozen=True, tag=True):
    """One trade, all or nothing; `redeeming` names the mortgages that their takers lift at once."""

    giver: str
    taker: str
    gives: Side
    gets: Side
    redeeming: tuple[str, ...] = ()
