"""Every request that the desk understands: what a phrase, a key or a click becomes. Names are already resolved.

Players and holders are the names given at opening, deeds and cards their ids on the board.
"""

from typing import Literal

from msgspec import Struct


class Open(Struct, frozen=True, tag=True):
    """Open a fresh table; `overrides` are rule names in kebab case with their words."""

    sheet: str
    board: str
    players: tuple[str, ...]
    variant: Literal["normal", "short", "timed"] = "normal"
    minutes: int = 0
    overrides: dict[str, str] = {}


class Start(Struct, frozen=True, tag=True):
    """What a player starts with on a table taken over: deeds as (deed, level, mortgaged); level 5 is a hotel."""

    player: str
    cash: int | None
    deeds: tuple[tuple[str, int, bool], ...] = ()
    cards: int = 0


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
    """What a player could raise, or the cheapest way to an amount."""

    player: str
    amount: int | None = None


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


Question = AskBooks | AskWorth | AskRent | AskWhy | AskHistory | AskMatters | AskRaise | AskNotes | Check | CheckNotes
Correction = Undo | Redo | Strike | Correct | Amend
Act = (
    Start
    | Deal
    | Roll
    | Turn
    | Next
    | Place
    | Jail
    | LeaveJail
    | Pay
    | Salary
    | Tax
    | DrawCard
    | Owe
    | Settle
    | Buy
    | Rent
    | Settlement
    | Waive
    | Mortgage
    | Redeem
    | Trade
    | Auction
    | Want
    | Bid
    | Pass
    | Sold
    | Unsold
    | Win
    | Build
    | Sell
    | Bankrupt
    | Retire
    | Adjust
    | Note
    | Clock
    | Finish
)
Request = Open | At | Act | Correction | Question
