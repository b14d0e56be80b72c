"""A street as it shall stand: a row a lot, with + and −."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from banker.speech.money import money
from widgets.cells import fit, right, widest
from widgets.chips import badge
from widgets.panel import clickable
from widgets.rows import Row, Rows
from widgets.state import Plot

LEAST = 8
PRICE = 7


class Street(Rows):
    """The lots of a group."""

    plots: reactive[tuple[Plot, ...]] = reactive((), layout=True)

    @property
    def keys(self) -> tuple[str, ...]:
        """The lots by their deeds."""
        return tuple(plot.deed for plot in self.plots)

    def rows(self, width: int) -> list[Row]:
        """Draw the lots."""
        return [[self._row(at, plot, width)] for at, plot in enumerate(self.plots)]

    def _row(self, at: int, plot: Plot, width: int) -> Content:
        less = clickable(Content.styled(" − ", "$text-accent bold"), f"put({at}, -1)")
        more = clickable(Content.styled(" + ", "$text-accent bold"), f"put({at}, 1)")
        figures = widest((money(each.price) for each in self.plots), PRICE)
        price = Content.styled(right(money(plot.price), figures), "$foreground-muted")
        tail = Content(" ") + less + _stands(plot) + more + price
        room = max(LEAST, width - tail.cell_length - 4)
        return badge(plot.letter, plot.colour) + Content(f" {fit(plot.name, room)}") + tail

    def action_put(self, at: int, step: int) -> None:
        """Build one on a lot, or sell one."""
        self.at = at
        self.screen.put(at, step)  # type: ignore[attr-defined]


def _stands(plot: Plot) -> Content:
    """Draw what shall stand there: what is new in a colour, what goes struck out."""
    width = plot.top - 1
    if plot.wanted == plot.top:
        return Content.styled(fit(_("hotel"), max(width, 6)), "" if plot.level == plot.top else "$text-success bold")
    stays, new = min(plot.level, plot.wanted), max(0, plot.wanted - plot.level)
    gone = max(0, min(plot.level, width) - plot.wanted)
    drawn = Content.assemble("⌂" * stays, ("⌂" * new, "$text-success bold"), ("⌂" * gone, "$text-error strike"))
    return drawn + Content.styled("·" * (width - drawn.cell_length), "$foreground-muted") + " " * max(0, 6 - width)
