"""What the desk shows: plain records of one moment, so that a widget can tell whether anything changed."""

from msgspec import Struct

Keys = tuple[tuple[str, str], ...]
"""Phrases (empty: Enter alone; with a blank at its end: to be completed) and what each does."""


class Chip(Struct, frozen=True):
    """What a player holds of a group: its letter and colour, how many lots it has, and a mark for each one held."""

    letter: str
    colour: str
    size: int
    marks: tuple[str, ...]


class Seat(Struct, frozen=True):
    """A player at the table; `worth` is None while it must not be shown, `tries` while he is not in jail."""

    number: int
    name: str
    cash: int
    worth: int | None
    chips: tuple[Chip, ...]
    cards: int = 0
    turn: bool = False
    tries: int | None = None
    out: bool = False
    short: bool = False
    token: str = ""


class Lot(Struct, frozen=True):
    """A deed in the list of deeds; `rent` is what a lander pays now, in words where it hangs on the dice."""

    letter: str
    colour: str
    name: str
    price: int
    owner: str
    level: int
    hotel: bool
    mortgaged: bool
    rent: str
    deed: str = ""
    square: int = 0
    sign: str = ""
    """The sign of the owner's token."""


class Token(Struct, frozen=True):
    """A token on the board: whose seat it is, and its sign, which is the seat's number where none was chosen."""

    seat: int
    sign: str


class Spot(Struct, frozen=True):
    """A square of the board: its lot if it is a deed, and the tokens on it, those in jail apart."""

    index: int
    name: str
    kind: str
    lot: Lot | None = None
    tokens: tuple[Token, ...] = ()
    jailed: tuple[Token, ...] = ()
    turn: bool = False


class Supply(Struct, frozen=True):
    """Houses and hotels in the bank and in the box; None where they never run out."""

    houses: int | None
    hotels: int | None
    all_houses: int | None
    all_hotels: int | None


class Open(Struct, frozen=True):
    """Something open on the table, in words, with the phrases that answer it and what each does."""

    text: str
    keys: Keys


class Hint(Struct, frozen=True):
    """What may be done while nothing is open, in words, with the phrases that can be typed for it."""

    text: str
    keys: Keys = ()


class Line(Struct, frozen=True):
    """An entry as the ledger shows it."""

    number: int
    elapsed: int
    text: str
    live: bool


class Time(Struct, frozen=True):
    """The clock: seconds left of a limit, and whether it is idle, running or paused."""

    left: int
    limit: int
    state: str


class Table(Struct, frozen=True):
    """All of the desk but the clock, which moves by itself."""

    title: str
    over: bool
    seats: tuple[Seat, ...]
    lots: tuple[Lot, ...]
    supply: Supply
    open: tuple[Open, ...]
    hint: Hint
    spots: tuple[Spot, ...] = ()


class Plot(Struct, frozen=True):
    """A lot of a street that is built on: how far it is built, and how far it shall be; `top` is a hotel."""

    deed: str
    name: str
    letter: str
    colour: str
    price: int
    level: int
    wanted: int
    top: int
