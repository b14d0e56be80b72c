"""The board: the squares around the edge with owners, buildings and tokens; a list where there is no room for it."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.reactive import reactive
from textual.widget import Widget

from banker.speech.catalogue import mark
from banker.speech.money import money
from widgets.board_middle import inside, latest, legend
from widgets.cells import lines, widest
from widgets.panel import clickable
from widgets.ring import fits, middle, neighbour, ring
from widgets.rows import Row, Rows, cursor
from widgets.squares import BUILT, entry
from widgets.state import Line, Open, Seat, Spot

LEAST_COLUMN = 26
WIDE_COLUMN = 32
OWNER = 8


class Board(Rows):
    """The squares by their number; the arrows go to the next one in their direction."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0, -1)", mark("the square above"), show=False, id="board.up"),
        Binding("down", "go(0, 1)", mark("the square below"), show=False, id="board.down"),
        Binding("left", "go(-1, 0)", mark("the square to the left"), show=False, id="board.left"),
        Binding("right", "go(1, 0)", mark("the square to the right"), show=False, id="board.right"),
    ]

    spots: reactive[tuple[Spot, ...]] = reactive((), layout=True)
    seats: reactive[tuple[Seat, ...]] = reactive(())
    open: reactive[tuple[Open, ...]] = reactive(())
    hint: reactive[str] = reactive("")
    last: reactive[tuple[Line, ...]] = reactive(())

    @property
    def keys(self) -> tuple[str, ...]:
        """The squares by their number."""
        return tuple(str(spot.index) for spot in self.spots)

    @property
    def _room(self) -> Size:
        place = self.parent
        return place.scrollable_content_region.size if isinstance(place, Widget) else self.size

    def _is_ring(self, width: int) -> bool:
        return fits(len(self.spots), width, self._room.height)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Fill the room with the ring, or be as long as the list."""
        if fits(len(self.spots), width, container.height):
            return container.height
        return len(self._legend(width)) + self._length(width)

    def draw(self, width: int) -> Content:
        """Draw the ring, or the list."""
        return lines(self._ring(width) if self._is_ring(width) else self._list(width))

    # --- the ring

    def _ring(self, width: int) -> list[Content]:
        height = self._room.height
        wide, high = middle(len(self.spots), width, height)
        within = [*inside(self.seats, self.spots, self.open, self.hint, wide - 4)]
        within += latest(self.last, wide - 4, high - len(within))
        return ring(self.spots, width, height, within, self._touch)

    def _touch(self, index: int, line: Content) -> Content:
        shown = line.stylize(cursor(self)) if self.has_focus and index == self.at else line
        return clickable(shown, f"pick({index})")

    # --- the list

    def rows(self, width: int) -> list[Row]:
        """Draw the lines of the list, each of a square or more."""
        return [[line] for line in self._list(width)]

    def _columns(self, width: int) -> int:
        most = max(1, width // LEAST_COLUMN)
        need = -(-len(self.spots) // max(1, self._room.height))
        return min(most, max(1, need))

    def _length(self, width: int) -> int:
        return -(-len(self.spots) // self._columns(width)) or 1

    def _is_roomy(self, width: int) -> bool:
        """Whether the owners' names have room; else their signs stand there, and what each means above."""
        return width // self._columns(width) > WIDE_COLUMN

    def _list(self, width: int) -> list[Content]:
        high, each = self._length(width), width // self._columns(width)
        tail, sign = self._tail(width), not self._is_roomy(width)
        drawn = [self._touch(at, entry(spot, each - 1, tail, sign=sign)) for at, spot in enumerate(self.spots)]
        return [*self._legend(width), *(Content(" ").join(drawn[row::high]) for row in range(high))]

    def _tail(self, width: int) -> int:
        """Measure the column of owners and what stands on their lots, or of prices."""
        names = (seat.name for seat in self.seats) if self._is_roomy(width) else ("",)
        owner = max(1, min(OWNER, widest(names)))
        return widest((money(spot.lot.price) for spot in self.spots if spot.lot), owner + BUILT)

    def _legend(self, width: int) -> list[Content]:
        return [] if self._is_roomy(width) else legend(self.seats, width)

    # --- keys

    def _bring_into_sight(self) -> None:
        place = self.parent
        if isinstance(place, Widget) and not self._is_ring(self.content_size.width):
            width = self.content_size.width
            top = len(self._legend(width)) + self.at % self._length(width)
            place.scroll_to_region(Region(0, top, 1, 1), animate=False, immediate=True)

    def action_go(self, right: int, down: int) -> None:
        """Go to the next square in a direction."""
        if self._is_ring(self.content_size.width):
            self.at = neighbour(self.at, len(self.spots), right, down)
        else:
            self.action_step(down + right * self._length(self.content_size.width))

    def follow(self) -> None:
        """Bring the square in sight where the token of the turn stands."""
        self.at = next((spot.index for spot in self.spots if spot.turn), self.at)
        self._bring_into_sight()
