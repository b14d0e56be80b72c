"""The deeds by colour group: square, owner, buildings or mortgage, and what a lander pays now."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _, p_
from banker.speech.money import money
from widgets.cells import fit, right, widest
from widgets.chips import badge
from widgets.panel import Panel
from widgets.rows import Row, Rows
from widgets.state import Lot

NARROW = 52
BADGE, SQUARE, GAP = 4, 4, 2
BUILT = 6
"""Cells of buildings, with the blank before them, where there is room whatever is built."""
LEAST_NAME = 8
LEAST_RENT = 5
LEAST_OWNER, FAIR_OWNER, MOST_OWNER = 5, 7, 20
MUTED = "$foreground-muted"


@dataclass(frozen=True)
class Columns:
    """How wide the columns are, in cells; where squares and prices have no room, a price stands for an owner."""

    square: int
    name: int
    price: int
    owner: int
    built: int
    rent: int

    @property
    def state(self) -> int:
        """How wide buildings and rent are together."""
        return self.built + self.rent


def columns(lots: Sequence[Lot], width: int) -> Columns:
    """Share a width out among the columns of some deeds: names are cut last."""
    roomy = width >= NARROW
    square = SQUARE if roomy else 0
    price = 1 + widest(money(lot.price) for lot in lots) if roomy else 0
    built, rent = _state_widths(lots)
    rest = width - BADGE - square - price - GAP - built - rent
    least, most = _owner_widths(lots, roomy=roomy)
    named = widest(lot.name for lot in lots)
    owner = max(least, min(most, rest - named))
    heads = widest([_("owner") + " " * GAP + _("rent now")]) - owner - built - rent
    more = max(0, heads, min(BUILT - built, rest - owner - named))
    return Columns(square, max(LEAST_NAME, rest - owner - more), price, GAP + owner, built + more, rent)


def _owner_widths(lots: Sequence[Lot], *, roomy: bool) -> tuple[int, int]:
    """Measure how little an owner may have, and how much he would."""
    prices = [money(lot.price) for lot in lots if not (roomy or lot.owner)]
    wish = widest([*(lot.owner for lot in lots), *prices, _("owner")])
    least = FAIR_OWNER if roomy else LEAST_OWNER
    return widest(prices, min(least, wish)), widest(prices, min(MOST_OWNER, wish))


def _state_widths(lots: Sequence[Lot]) -> tuple[int, int]:
    """Measure the buildings and the rent, which together have room for the word of a mortgage."""
    rent = widest((f" {lot.rent}" for lot in lots), LEAST_RENT)
    word = widest(" " + _("mortgaged") for lot in lots if lot.mortgaged)
    return widest([f" {built}" for built in map(_built, lots) if built], word - rent), rent


class DeedHeads(Panel):
    """The heads of the columns."""

    lots: reactive[tuple[Lot, ...]] = reactive((), layout=True)

    def draw(self, width: int) -> Content:
        """Draw the heads; each may reach into the room that a shorter one beside it leaves."""
        wide = columns(self.lots, width)
        first = fit(p_("column", "square"), BADGE + wide.square) if wide.square else " " * BADGE
        price, rent = (_("price") if wide.price else ""), _("rent now")
        name = fit(first + _("deed"), BADGE + wide.square + wide.name + wide.price - Content(price).cell_length)
        owner = fit(" " * GAP + _("owner"), wide.owner + wide.state - Content(rent).cell_length)
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
    group = badge(lot.letter, lot.colour) + " "
    return Content("").join([group, square, name, price, _owner(lot, wide), _state(lot, wide)])


def _owner(lot: Lot, wide: Columns) -> Content:
    """Name the owner, or the price of what nobody owns where no other column tells it."""
    if lot.owner or wide.price:
        return Content(" " * GAP + fit(lot.owner, wide.owner - GAP))
    return Content.styled(right(money(lot.price), wide.owner), MUTED)


def _state(lot: Lot, wide: Columns) -> Content:
    if lot.mortgaged:
        return Content.styled(right(_("mortgaged"), wide.state), MUTED)
    return Content(fit(f" {_built(lot)}", wide.built) + right(lot.rent, wide.rent))


def _built(lot: Lot) -> str:
    return _("hotel") if lot.hotel else "⌂" * lot.level
