"""The clock of a timed game: a line with a bar, and figures for the whole table to read where there is room."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Digits

from banker.speech.catalogue import _
from banker.speech.money import clock
from widgets.panel import Panel
from widgets.state import Time

LAST = 60
LATE = 600


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
        style = f"$text-{shade(self.time)}"
        figures = Content.styled(clock(self.time.left), _figures(self.time, style)) if self.figures else Content()
        told = figures + f" {_state(self.time)} ".rstrip() + " "
        return told + _bar(self.time, width - told.cell_length, style)


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
