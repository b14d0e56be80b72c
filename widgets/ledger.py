"""The last entries, kept quick however long the game: only what is seen is drawn."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual

from banker.speech.catalogue import _, mark
from banker.speech.money import clock
from widgets.cells import right
from widgets.rows import cursor
from widgets.state import Line

NARROW = 50
LAST = 200
"""How many entries are at hand; older ones are told by `history`."""


class LedgerView(ScrollView, can_focus=True):
    """Entries with number, game time and sentence, the last at the bottom; undone ones are struck through.

    The arrows choose one while the keys are here; Enter or a click picks it.
    """

    FOCUS_ON_CLICK = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", mark("the entry before"), show=False, id="ledger.up"),
        Binding("down", "step(1)", mark("the entry after"), show=False, id="ledger.down"),
        Binding("home", "step(-999)", mark("the first entry at hand"), show=False, id="ledger.first"),
        Binding("end", "step(999)", mark("the last entry"), show=False, id="ledger.last"),
        Binding("enter", "pick", mark("open the entry"), show=False, id="ledger.pick"),
    ]

    @dataclass
    class Picked(Message):
        """An entry was picked."""

        number: int

    def __init__(self, *, id: str) -> None:
        """Show no entries yet."""
        super().__init__(id=id)
        self.entries: tuple[Line, ...] = ()
        self.at = 0
        self._rows: list[Content] = []
        self._tops: list[int] = []
        self._drawn: dict[Line, list[Content]] = {}
        self._width = 0
        self._timed = 0
        self._at_end = True

    def show(self, entries: Sequence[Line]) -> None:
        """Show entries, the last of them in sight."""
        self.entries = tuple(entries)
        self.at = max(0, len(self.entries) - 1)
        self._at_end = True
        self._lay_out()

    def on_resize(self, event: Resize) -> None:
        """Lay the rows out again for a new width; whatever the height, the last entry stays in sight where it was."""
        if self.scrollable_content_region.width != self._width:
            self._drawn.clear()
            self._lay_out()
        elif self._at_end:
            self.scroll_end(animate=False, immediate=True, force=True)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Note whether the last entry is in sight, or earlier ones are looked at."""
        super().watch_scroll_y(old_value, new_value)
        self._at_end = new_value >= self.max_scroll_y

    def _lay_out(self) -> None:
        self._width = self.scrollable_content_region.width
        timed = max((len(clock(line.elapsed)) for line in self.entries), default=0)
        if timed != self._timed:
            self._drawn, self._timed = {}, timed
        self._drawn = {line: self._drawn.get(line) or _draw(line, self._width, timed) for line in self.entries}
        self._rows, self._tops = [], []
        for line in self.entries:
            self._tops.append(len(self._rows))
            self._rows += self._drawn[line]
        self._rows = self._rows or [_empty()]
        at_end = self._at_end
        self.virtual_size = Size(self._width, len(self._rows))
        if at_end:
            self.scroll_end(animate=False, immediate=True, force=True)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw one row."""
        at, width = y + self.scroll_offset.y, self.scrollable_content_region.width
        if not 0 <= at < len(self._rows) or width <= 0:
            return Strip.blank(max(0, width), self.rich_style)
        row = self._rows[at].truncate(width, pad=True)
        row = row.stylize(cursor(self)) if self.has_focus and self._entry_at(at) == self.at else row
        strips = Visual.to_strips(self, row, width, 1, self.visual_style, pad=True)
        return strips[0] if strips else Strip.blank(width, self.rich_style)

    # --- choosing

    def _entry_at(self, row: int) -> int:
        return bisect_right(self._tops, row) - 1

    def on_focus(self) -> None:
        """Show the cursor."""
        self.action_step(0)

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()

    def action_step(self, step: int) -> None:
        """Go to another entry, and bring it into sight."""
        if not self.entries:
            return
        self.at = max(0, min(self.at + step, len(self.entries) - 1))
        top = self._tops[self.at]
        height = len(self._drawn[self.entries[self.at]])
        self.scroll_to_region(Region(0, top, 1, height), animate=False, immediate=True)
        self.refresh()

    def action_pick(self) -> None:
        """Pick the entry under the cursor."""
        if self.entries:
            self.post_message(self.Picked(self.entries[self.at].number))

    def on_click(self, event: Click) -> None:
        """Pick the entry under the mouse."""
        offset = event.get_content_offset(self)
        at = self._entry_at(offset.y + self.scroll_offset.y) if offset is not None else -1
        if at >= 0 and offset is not None and offset.y + self.scroll_offset.y < len(self._rows):
            self.at = at
            self.action_pick()


def _empty() -> Content:
    return Content.styled(_("Nothing is entered yet."), "$foreground-muted")


def _draw(line: Line, width: int, timed: int) -> list[Content]:
    head = f"{line.number:4} " if width < NARROW else f"{line.number:4}  {right(clock(line.elapsed), timed)}  "
    room = max(1, width - len(head))
    said = Content(line.text).wrap(room) or [Content()]
    rows = [row if line.live else row.stylize("strike $foreground-muted") for row in said]
    margins = [Content.styled(head, "$foreground-muted"), *[Content(" " * len(head))] * (len(rows) - 1)]
    return [margin + row for margin, row in zip(margins, rows, strict=True)]
