"""The clock of a timed game: a line with a bar, and figures for the whole table to read where there is room."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widgets import Digits

from banker.speech.catalogue import _
from banker.speech.money import clock
from widgets.panel import Panel
from widgets.state import Time

LAST = 60
LATE = 600
LEAST_BAR = 7


class Clock(Panel):
    """Time left, coloured when it gets short; without its figures, only the bar."""

    time: reactive[Time | None] = reactive(None, layout=True)

    def __init__(self, *, id: str, figures: bool = True) -> None:
        """Take no room until it is known that the game is timed."""
        super().__init__(id=id)
        self.figures = figures

    def watch_time(self, time: Time | None) -> None:
        """Take no room where the game is not timed."""
        self.set_class(time is not None, "-timed")

    def draw(self, width: int) -> Content:
        """Draw the figures and the bar."""
        if self.time is None:
            return Content()
        told, style = self._told(self.time), f"$text-{shade(self.time)}"
        gap = " " if told and told.cell_length < width else ""
        whole = told + gap + _bar(self.time, width - told.cell_length - len(gap), style)
        return whole.truncate(max(0, width), ellipsis=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Be as wide as what is told, with a short bar while the clock runs."""
        if self.time is None:
            return 0
        return self._told(self.time).cell_length + (LEAST_BAR if self.time.state == "running" else 0)

    def _told(self, time: Time) -> Content:
        figures = [Content.styled(clock(time.left), _figures(time, f"$text-{shade(time)}"))] if self.figures else []
        state = _state(time)
        return Content(" ").join([*figures, *([Content(state)] if state else [])])


class TableClock(Horizontal):
    """The figures in three lines, and the bar beside them."""

    time: reactive[Time | None] = reactive(None)

    def compose(self) -> ComposeResult:
        """Lay the figures and the bar out."""
        yield Digits(id="figures")
        yield Clock(id="bar", figures=False)

    def watch_time(self, time: Time | None) -> None:
        """Show the time, and take no room where the game is not timed."""
        self.set_class(time is not None, "-timed")
        if time is None or not self.is_mounted:
            return
        self.query_one("#bar", Clock).time = time
        figures = self.query_one(Digits)
        figures.update(clock(time.left))
        for name in ("error", "warning", "success"):
            figures.set_class(shade(time) == name, f"-{name}")
        figures.set_class(blinks(time), "-blink")


def shade(time: Time) -> str:
    """Name the colour of a time."""
    if time.left < LAST:
        return "error"
    return "warning" if time.left < LATE else "success"


def blinks(time: Time) -> bool:
    """Whether the figures are dim now: every other second of the last minute."""
    return time.state == "running" and 0 < time.left < LAST and bool(time.left % 2)


def _figures(time: Time, style: str) -> str:
    return f"{style} dim" if blinks(time) else f"{style} bold"


def _state(time: Time) -> str:
    if time.state == "paused":
        return _("paused")
    return _("not started") if time.state == "idle" else ""


def _bar(time: Time, width: int, style: str) -> Content:
    cells = max(0, width)
    full = round(cells * time.left / time.limit) if time.limit else 0
    return Content.assemble(("━" * full, style), ("╌" * (cells - full), "$foreground-muted"))
