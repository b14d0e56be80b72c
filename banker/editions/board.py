"""A board: the squares, deeds, groups, cards and notes of one printed set. Printed facts only."""

from functools import cached_property
from typing import Literal

from msgspec import Struct

DeedKind = Literal["street", "station", "utility"]
Deck = Literal["chance", "chest"]
SquareKind = Literal["go", "deed", "chance", "chest", "income-tax", "special-tax", "jail", "parking", "go-to-jail"]


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    """A title deed; amounts in whole currency units. A utility's rents are multipliers of dice and unit."""

    id: str
    square: int
    kind: DeedKind
    name: str
    group: str
    price: int
    mortgage: int
    rents: tuple[int, ...]
    house: int = 0
    hotel: int = 0


class Square(Struct, frozen=True, forbid_unknown_fields=True):
    """A square; `tax` is the flat tax that the board prints, `each` what it prints as due from each player."""

    index: int
    kind: SquareKind
    name: str
    tax: int = 0
    each: int = 0
    percent: int = 0


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour group, or the stations, or the utilities."""

    id: str
    name: str
    letter: str
    colour: str


class Collect(Struct, frozen=True, tag="collect", tag_field="type", forbid_unknown_fields=True):
    """The bank pays the drawer."""

    amount: int


class Pay(Struct, frozen=True, tag="pay", tag_field="type", forbid_unknown_fields=True):
    """The drawer pays the bank."""

    amount: int


class FromEach(Struct, frozen=True, tag="from-each", tag_field="type", forbid_unknown_fields=True):
    """Every other player pays the drawer."""

    amount: int


class ToEach(Struct, frozen=True, tag="to-each", tag_field="type", forbid_unknown_fields=True):
    """The drawer pays every other player."""

    amount: int


class Repairs(Struct, frozen=True, tag="repairs", tag_field="type", forbid_unknown_fields=True):
    """The drawer pays the bank for each building."""

    house: int
    hotel: int


class Advance(Struct, frozen=True, tag="advance", tag_field="type", forbid_unknown_fields=True):
    """Forward to a square, with the salary on passing the first; `bonus` comes on top when it is passed."""

    square: int
    bonus: int = 0


class Nearest(Struct, frozen=True, tag="nearest", tag_field="type", forbid_unknown_fields=True):
    """Forward to the nearest station (rent times two) or utility (ten times a fresh throw)."""

    kind: Literal["station", "utility"]


class UtilityAt(Struct, frozen=True, tag="utility-at", tag_field="type", forbid_unknown_fields=True):
    """Forward to one utility; rent as printed by a fresh throw."""

    square: int


class Back(Struct, frozen=True, tag="back", tag_field="type", forbid_unknown_fields=True):
    """Back some squares."""

    steps: int


class BackTo(Struct, frozen=True, tag="back-to", tag_field="type", forbid_unknown_fields=True):
    """Back to a square, no salary."""

    square: int


class ToJail(Struct, frozen=True, tag="jail", tag_field="type", forbid_unknown_fields=True):
    """Straight to jail, no salary."""


class GetOut(Struct, frozen=True, tag="get-out", tag_field="type", forbid_unknown_fields=True):
    """A get-out-of-jail card: kept until used or sold."""


class PayOrDraw(Struct, frozen=True, tag="pay-or-draw", tag_field="type", forbid_unknown_fields=True):
    """The drawer pays the bank or draws from the other deck."""

    amount: int
    deck: Deck


Effect = (
    Collect
    | Pay
    | FromEach
    | ToEach
    | Repairs
    | Advance
    | Nearest
    | UtilityAt
    | Back
    | BackTo
    | ToJail
    | GetOut
    | PayOrDraw
)


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a deck: what it does, and our own few words for it."""

    id: str
    deck: Deck
    words: str
    effect: Effect


class Board(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One printed set. `unit` is its smallest note; `notes` its denominations; `doubts` what is not settled of it.

    With `symbol_after`, the sign of its money stands after the figures.
    """

    id: str
    name: str
    language: str
    symbol: str
    unit: int
    squares: tuple[Square, ...]
    groups: tuple[Group, ...]
    deeds: tuple[Deed, ...]
    cards: tuple[Card, ...]
    notes: tuple[int, ...]
    opening_notes: dict[str, int] = {}
    doubts: tuple[str, ...] = ()
    symbol_after: bool = False

    @cached_property
    def deed(self) -> dict[str, Deed]:
        """Deeds by id."""
        return {deed.id: deed for deed in self.deeds}

    @cached_property
    def at(self) -> dict[int, Deed]:
        """Deeds by square."""
        return {deed.square: deed for deed in self.deeds}

    @cached_property
    def members(self) -> dict[str, tuple[Deed, ...]]:
        """Deeds of each group, in board order."""
        return {group.id: tuple(d for d in self.deeds if d.group == group.id) for group in self.groups}

    @cached_property
    def card(self) -> dict[str, Card]:
        """Cards by id."""
        return {card.id: card for card in self.cards}

    @cached_property
    def get_out(self) -> tuple[Card, ...]:
        """The get-out-of-jail cards of both decks."""
        return tuple(card for card in self.cards if isinstance(card.effect, GetOut))

    @cached_property
    def jail(self) -> int:
        """The square of the jail."""
        return next(square.index for square in self.squares if square.kind == "jail")
