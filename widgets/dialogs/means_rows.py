"""The rows of what can be sold or mortgaged."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from banker.speech.money import change
from widgets.cells import cut, fit, right, widest
from widgets.chips import badge
from widgets.dialogs.means import Means
from widgets.rows import Row, Rows

FIGURE = 8
LEAST = 8


class MeansRows(Rows):
    """A row a sale or mortgage: ticked or not, what it brings, and what it costs at the count."""

    means: reactive[tuple[Means, ...]] = reactive((), layout=True)

    @property
    def keys(self) -> tuple[str, ...]:
        """Say which step each row stands for."""
        return tuple(row.key for row in self.means)

    def rows(self, width: int) -> list[Row]:
        """Draw the rows."""
        return [self._row(row, width) for row in self.means] or [[Content(_("Nothing is left to sell or mortgage."))]]

    def _row(self, row: Means, width: int) -> Row:
        sign = Content.styled(f"{_tick(row.ticked)} ", "$text-accent") + badge(row.letter, row.colour) + " "
        shade = "$foreground-muted" if row.refusal else "bold" if row.ticked else ""
        tail = Content.styled(f" {fit(row.act, self._act_width)}", shade) + _figures(row, self.figure)
        room = max(LEAST, width - sign.cell_length - tail.cell_length)
        return [(sign + Content.styled(fit(row.words, room), shade) + tail).truncate(max(1, width), ellipsis=True)]

    @property
    def figure(self) -> int:
        """The width of each of the columns of figures."""
        figures = (figure for row in self.means for figure in (row.brings, row.costs or 0))
        return widest((f" {change(figure)}" for figure in figures), FIGURE)

    @property
    def _act_width(self) -> int:
        return max((Content(row.act).cell_length for row in self.means), default=0)


def _tick(ticked: int) -> str:
    return "☐ " if not ticked else "☑ " if ticked == 1 else f"☑{ticked}"


def _figures(row: Means, width: int) -> Content:
    if row.refusal:
        return Content.styled(right(_("not now"), 2 * width), "$foreground-muted")
    costs = "" if row.costs is None else change(-row.costs) if row.costs else "0"
    return Content.assemble(
        (right(change(row.brings), width), "bold"), (right(cut(costs, width), width), "$foreground-muted")
    )
