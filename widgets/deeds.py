"""The deeds by colour group: owner, buildings or mortgage, and what a lander pays now."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from banker.speech.money import money
from widgets.cells import cut, fit, right
from widgets.chips import badge
from widgets.rows import Row, Rows
from widgets.state import Lot

NARROW = 52
BUILT = 6
LEAST_NAME = 8


class Deeds(Rows):
    """One row a deed."""

    lots: reactive[tuple[Lot, ...]] = reactive((), layout=True)

    @property
    def keys(self) -> tuple[str, ...]:
        """The deeds by their ids."""
        return tuple(lot.deed for lot in self.lots)

    def rows(self, width: int) -> list[Row]:
        """Draw the deeds."""
        return [[self._row(lot, width)] for lot in self.lots]

    def _row(self, lot: Lot, width: int) -> Content:
        tail = self._tail(lot, width)
        name = fit(lot.name, max(LEAST_NAME, width - tail.cell_length - 4))
        named = badge(lot.letter, lot.colour) + " " + Content.styled(name, "" if lot.owner else "$foreground-muted")
        return (named + tail).truncate(max(1, width), ellipsis=True)

    def _tail(self, lot: Lot, width: int) -> Content:
        price = Content.styled(right(money(lot.price), self._price_width), "$foreground-muted")
        owner = Content.assemble("  ", fit(lot.owner, self._owner_width))
        state = self._state(lot)
        return owner + state if width < NARROW else price + owner + state

    def _state(self, lot: Lot) -> Content:
        whole = BUILT + self._rent_width
        if lot.mortgaged:
            return Content.styled(right(_("mortgaged"), whole), "$foreground-muted")
        built = cut(_("hotel") if lot.hotel else "⌂" * lot.level, BUILT - 1)
        return Content.assemble(" ", fit(built, BUILT - 1), right(lot.rent, self._rent_width))

    @property
    def _price_width(self) -> int:
        return 1 + max((len(money(lot.price)) for lot in self.lots), default=0)

    @property
    def _rent_width(self) -> int:
        return max(5, *(len(lot.rent) for lot in self.lots)) if self.lots else 5

    @property
    def _owner_width(self) -> int:
        return min(10, max((Content(lot.owner).cell_length for lot in self.lots), default=0))
