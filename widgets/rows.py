"""Rows to walk over with the arrows, one of which is picked with Enter or a click."""

from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.style import Style
from textual.widget import Widget

from banker.speech.catalogue import mark
from widgets.cells import lines
from widgets.panel import CALL, Panel

Row = list[Content]

NOWHERE = -1


def cursor(widget: Widget) -> str:
    """Say how the row under the cursor is marked: reversed where the terminal's own colours are all there is."""
    return "reverse" if widget.app.native_ansi_color else "on $primary-muted"


class Rows(Panel, can_focus=True):
    """A panel of rows, each of one line or more; a click picks without taking the keys away from the line."""

    FOCUS_ON_CLICK = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", mark("the row above"), show=False, id="rows.up"),
        Binding("down", "step(1)", mark("the row below"), show=False, id="rows.down"),
        Binding("home", "step(-999)", mark("the first row"), show=False, id="rows.first"),
        Binding("end", "step(999)", mark("the last row"), show=False, id="rows.last"),
        Binding("enter", "pick", mark("open what can be done"), show=False, id="rows.pick"),
    ]

    at: reactive[int] = reactive(0)
    """The row under the cursor; NOWHERE before one is marked, where no row is to be taken for another."""

    @dataclass
    class Picked(Message):
        """A row was picked; `key` is what it stands for."""

        rows: "Rows"
        key: str

        @property
        def control(self) -> "Rows":
            """The rows that it was picked from."""
            return self.rows

    @dataclass
    class Moved(Message):
        """The cursor went to another row."""

        rows: "Rows"

    @property
    def keys(self) -> tuple[str, ...]:
        """Say what each row stands for."""
        raise NotImplementedError

    def rows(self, width: int) -> list[Row]:
        """Draw each row for a width."""
        raise NotImplementedError

    @property
    def key(self) -> str:
        """What the row under the cursor stands for; nothing where there are no rows."""
        return self.keys[self.at] if 0 <= self.at < len(self.keys) else ""

    def draw(self, width: int) -> Content:
        """Draw the rows, the one under the cursor marked while the keys are here."""
        return lines([line for at, row in enumerate(self.rows(width)) for line in self._mark(row, at, width)])

    def _mark(self, row: Row, at: int, width: int) -> Row:
        marked = at == self.at and self.marked
        if marked:
            row = [line.truncate(max(1, width), pad=True).stylize_before(cursor(self)) for line in row]
        # What is clickable within a row goes before the row.
        return [line.stylize_before(Style.from_meta({CALL: f"pick({at})"})) for line in row]

    @property
    def marked(self) -> bool:
        """Whether the cursor is shown."""
        return self.has_focus

    def on_focus(self) -> None:
        """Show the cursor, on a row that is there."""
        if self.at != NOWHERE:
            self.at = max(0, min(self.at, len(self.keys) - 1))
        self.refresh()
        self._bring_into_sight()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()

    def watch_at(self) -> None:
        """Tell of the cursor, and bring it into sight."""
        if self.is_attached:
            self._bring_into_sight()
            self.post_message(self.Moved(self))

    def _bring_into_sight(self) -> None:
        heights = [len(row) for row in self.rows(self.content_size.width)]
        place = self.parent
        if isinstance(place, Widget) and 0 <= self.at < len(heights):
            top = self.virtual_region.y + sum(heights[: self.at])
            row = Region(0, top, 1, heights[self.at])
            place.scroll_to_region(row, spacing=self.dock_gutter, animate=False, immediate=True)

    def action_step(self, step: int) -> None:
        """Go to another row."""
        self.at = max(0, min(self.at + step, len(self.keys) - 1))

    def action_pick(self, at: int | None = None) -> None:
        """Pick a row, or that under the cursor."""
        if at is not None:
            self.at = min(at, max(0, len(self.keys) - 1))
        if self.key:
            self.post_message(self.Picked(self, self.key))
