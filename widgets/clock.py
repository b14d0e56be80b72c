"""The clock of a timed game, with a bar."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from banker.speech.money import clock
from widgets.panel import Panel
from widgets.state import Time

LAST = 60
LATE = 600


class Clock(Panel):
    """Time left, coloured when it gets short."""

    time: reactive[Time | None] = reactive(None, layout=True)

    def watch_time(self, time: Time | None) -> None:
        """Take no room where the game is not timed."""
        self.display = time is not None

    def draw(self, width: int) -> Content:
        """Draw the figures and the bar."""
        if self.time is None:
            return Content()
        style = _style(self.time)
        figures = Content.assemble((clock(self.time.left), f"{style} bold"), f" {_state(self.time)} ".rstrip() + " ")
        return figures + _bar(self.time, width - figures.cell_length, style)


def _style(time: Time) -> str:
    if time.left < LAST:
        return "$text-error"
    return "$text-warning" if time.left < LATE else "$text-success"


def _state(time: Time) -> str:
    if time.state == "paused":
        return _("paused")
    return _("not started") if time.state == "idle" else ""


def _bar(time: Time, width: int, style: str) -> Content:
    cells = max(0, width)
    full = round(cells * time.left / time.limit) if time.limit else 0
    return Content.assemble(("━" * full, style), ("╌" * (cells - full), "$foreground-muted"))
