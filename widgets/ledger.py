"""The last entries, kept quick however long the game: only what is seen is drawn."""

from collections.abc import Sequence

from textual.content import Content
from textual.events import Resize
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual

from banker.speech.catalogue import _
from banker.speech.money import clock
from widgets.state import Line

NARROW = 50
LAST = 200
"""How many entries are at hand; older ones are told by `history`."""


class LedgerView(ScrollView, can_focus=False):
    """Entries with number, game time and sentence, the last at the bottom; undone ones are struck through."""

    def __init__(self, *, id: str) -> None:
        """Show no entries yet."""
        super().__init__(id=id)
        self.entries: tuple[Line, ...] = ()
        self._rows: list[Content] = []
        self._drawn: dict[Line, list[Content]] = {}
        self._width = 0

    def show(self, entries: Sequence[Line]) -> None:
        """Show entries, the last of them in sight."""
        self.entries = tuple(entries)
        self._lay_out()

    def on_resize(self, event: Resize) -> None:
        """Lay the rows out again for a new width."""
        if self.scrollable_content_region.width != self._width:
            self._drawn.clear()
            self._lay_out()

    def _lay_out(self) -> None:
        self._width = self.scrollable_content_region.width
        self._drawn = {line: self._drawn.get(line) or _draw(line, self._width) for line in self.entries}
        self._rows = [row for line in self.entries for row in self._drawn[line]] or [_empty()]
        self.virtual_size = Size(self._width, len(self._rows))
        self.scroll_end(animate=False, immediate=True)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw one row."""
        at, width = y + self.scroll_offset.y, self.scrollable_content_region.width
        if not 0 <= at < len(self._rows) or width <= 0:
            return Strip.blank(max(0, width), self.rich_style)
        strips = Visual.to_strips(self, self._rows[at], width, 1, self.visual_style, pad=True)
        return strips[0] if strips else Strip.blank(width, self.rich_style)


def _empty() -> Content:
    return Content.styled(_("Nothing is entered yet."), "$foreground-muted")


def _draw(line: Line, width: int) -> list[Content]:
    head = f"{line.number:4} " if width < NARROW else f"{line.number:4}  {clock(line.elapsed)}  "
    room = max(1, width - len(head))
    said = Content(line.text).wrap(room) or [Content()]
    rows = [row if line.live else row.stylize("strike $foreground-muted") for row in said]
    margins = [Content.styled(head, "$foreground-muted"), *[Content(" " * len(head))] * (len(rows) - 1)]
    return [margin + row for margin, row in zip(margins, rows, strict=True)]
