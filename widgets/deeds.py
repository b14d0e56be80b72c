"""The deeds by colour group: square, owner, buildings or mortgage, and what a lander pays now."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from banker.speech.money import money
from widgets.cells import cut, fit, right
from widgets.chips import badge
from widgets.panel import Panel
from widgets.rows import Row, Rows
from widgets.state import Lot

NARROW = 52
BADGE, SQUARE = 4, 4
BUILT = 6
LEAST_NAME = 8
LEAST_RENT = 5
MOST_OWNER = 10
MUTED = "$foreground-muted"


@dataclass(frozen=True)
class Columns:
    """How wide the columns are, in cells; squares and prices are left out where there is no room for them."""

    square: int
    name: int
    price: int
    owner: int
    rent: int

    @property
    def state(self) -> int:
        """How wide buildings and rent are together."""
        return BUILT + self.rent


def columns(lots: Sequence[Lot], width: int) -> Columns:
    """Share a width out among the columns of some deeds."""
    roomy = width >= NARROW
    square = SQUARE if roomy else 0
    price = 1 + max((len(money(lot.price)) for lot in lots), default=0) if roomy else 0
    widest = max((Content(lot.owner).cell_length for lot in lots), default=0)
    owner = 2 + min(MOST_OWNER, max(widest, Content(_("owner")).cell_length))
    rent = max(LEAST_RENT, *(1 + len(lot.rent) for lot in lots)) if lots else LEAST_RENT
    name = max(LEAST_NAME, width - BADGE - square - price - owner - BUILT - rent)
    return Columns(square, name, price, owner, rent)


class DeedHeads(Panel):
    """The heads of the columns."""

    lots: reactive[tuple[Lot, ...]] = reactive((), layout=True)

    def draw(self, width: int) -> Content:
        """Draw the heads; each may reach into the room that a shorter one beside it leaves."""
        wide = columns(self.lots, width)
        first = fit(_("square"), BADGE + wide.square) if wide.square else " " * BADGE
        price, rent = (_("price") if wide.price else ""), _("rent now")
        name = fit(first + _("deed"), BADGE + wide.square + wide.name + wide.price - Content(price).cell_length)
        owner = fit("  " + _("owner"), wide.owner + wide.state - Content(rent).cell_length)
        return Content.styled(name + price + owner + rent, MUTED).truncate(max(1, width), ellipsis=True)


class Deeds(Rows):
    """One row a deed."""

    lots: reactive[tuple[Lot, ...]] = reactive((), layout=True)

    @property
    def keys(self) -> tuple[str, ...]:
        """The deeds by their ids."""
        return tuple(lot.deed for lot in self.lots)

    def rows(self, width: int) -> list[Row]:
        """Draw the deeds."""
        wide = columns(self.lots, width)
        return [[_row(lot, wide).truncate(max(1, width), ellipsis=True)] for lot in self.lots]


def _row(lot: Lot, wide: Columns) -> Content:
    square = Content.styled(fit(f"@{lot.square}", wide.square), MUTED)
    name = Content.styled(fit(lot.name, wide.name), "" if lot.owner else MUTED)
    price = Content.styled(right(money(lot.price), wide.price), MUTED)
    owner = Content(f"  {fit(lot.owner, wide.owner - 2)}")
    group = badge(lot.letter, lot.colour) + " "
    return Content("").join([group, square, name, price, owner, _state(lot, wide)])


def _state(lot: Lot, wide: Columns) -> Content:
    if lot.mortgaged:
        return Content.styled(right(_("mortgaged"), wide.state), MUTED)
    built = cut(_("hotel") if lot.hotel else "⌂" * lot.level, BUILT - 1)
    return Content.assemble(" ", fit(built, BUILT - 1), right(lot.rent, wide.rent))
