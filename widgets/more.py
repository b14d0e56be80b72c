"""The mark of what is cut: how many lines of an answer are out of sight, and the key that brings them."""

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from banker.speech.catalogue import n_
from widgets.actions import DOWN, UP
from widgets.panel import Panel, clickable


class More(Panel):
    """A row under a place that scrolls; nothing where all of it is in sight."""

    above: reactive[int] = reactive(0, layout=True)
    below: reactive[int] = reactive(0, layout=True)

    def __init__(self, place: str, *, id: str) -> None:
        """Stand under a place, named by its selector."""
        super().__init__(id=id)
        self.place = place
        self.display = False

    def on_mount(self) -> None:
        """Follow the place."""
        place = self.screen.query_one(self.place)
        for fact in ("scroll_y", "virtual_size"):
            self.watch(place, fact, self.look)

    def look(self) -> None:
        """Count the lines out of sight, once the place is laid out."""
        self.call_after_refresh(self._count, self.screen.query_one(self.place))

    def _count(self, place: Widget) -> None:
        self.above = place.scroll_offset.y
        self.below = max(0, place.max_scroll_y - place.scroll_offset.y)
        self.display = bool(self.above or self.below)

    def draw(self, width: int) -> Content:
        """Draw the key and the count, of the lines below while there are any."""
        action, count = (DOWN, self.below) if self.below else (UP, self.above)
        arrow = "↓" if self.below else "↑"
        told = n_("{count} line more", "{count} lines more", count).format(count=count)
        row = Content.assemble((f"{arrow} {action.shown} ", "$text-accent bold"), (told, "$foreground-muted"))
        return clickable(row, action.call).truncate(max(0, width), ellipsis=True)
