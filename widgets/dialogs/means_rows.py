"""The rows of what can be sold or mortgaged."""

from textual.content import Content
from textual.reactive import reactive

from banker.means import Means
from banker.speech.catalogue import _
from banker.speech.money import change
from widgets.cells import fit, right, widest
from widgets.chips import badge
from widgets.panel import Panel
from widgets.rows import Row, Rows

SIGN = 6
FIGURE = 7
LEAST, MOST = 8, 18
"""Cells of what a row is about: fewer are never left to it, and no figure is shown where it has not so many."""
ROOMY = 60
"""Cells from which all three figures stand side by side; the loss at the count is left out below."""


class MeansRows(Rows):
    """A row a sale or mortgage: ticked or not, what it brings, costs at the count, and gives up in rent."""

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
        tail = Content.styled(f" {fit(row.act, self._act_width)}", shade) + self._figures(row, width)
        room = max(LEAST, width - sign.cell_length - tail.cell_length)
        return [(sign + Content.styled(fit(row.words, room), shade) + tail).truncate(max(1, width), ellipsis=True)]

    @property
    def _act_width(self) -> int:
        return max((Content(row.act).cell_length for row in self.means), default=0)

    # --- figures

    def heads(self, width: int) -> Content:
        """Draw the heads of the figures, each over its column, in a width."""
        named = self._heads(width)
        heads = right("".join(right(head, self._figure(named)) for head in named), width)
        return Content.styled(heads, "$foreground-muted")

    def _heads(self, width: int) -> tuple[str, ...]:
        """Name as many columns of figures as have room: what has none is left out rather than cut."""
        brings, count, rent = _("brings"), _("at count"), _("rent")
        wide = ((brings, count, rent),) if width >= ROOMY else ()
        named = max(LEAST, min(MOST, widest(row.words for row in self.means)))
        room = width - SIGN - named - 1 - self._act_width
        fitting = (heads for heads in (*wide, (brings, rent)) if len(heads) * self._figure(heads) <= room)
        return next(fitting, (brings,))

    def _figure(self, named: tuple[str, ...]) -> int:
        """Measure the columns of figures: all are as wide as the widest wants to be."""
        effects = [row.effect for row in self.means]
        figures = [change(-figure) for one in effects for figure in (one.brings, one.loses, one.rent)]
        least = widest([" " + _("not now")] if any(row.refusal for row in self.means) else []) // len(named)
        return widest((f" {cell}" for cell in (*figures, *named)), max(FIGURE, least))

    def _figures(self, row: Means, width: int) -> Content:
        named = self._heads(width)
        each = self._figure(named)
        if row.refusal:
            return Content.styled(right(_("not now"), len(named) * each), "$foreground-muted")
        lost = "" if row.hidden else _lost(row.effect.loses)
        figures = (lost, _lost(row.effect.rent))[3 - len(named) :]
        muted = "".join(right(figure, each) for figure in figures)
        return Content.assemble((right(change(row.effect.brings), each), "bold"), (muted, "$foreground-muted"))


class MeansHeads(Panel):
    """The heads of the columns of figures, over the rows."""

    def __init__(self, rows: MeansRows) -> None:
        """Head some rows."""
        super().__init__(id="columns")
        self.means = rows

    def draw(self, width: int) -> Content:
        """Draw the heads."""
        return self.means.heads(width)


def _tick(ticked: int) -> str:
    return "☐ " if not ticked else "☑ " if ticked == 1 else f"☑{ticked}"


def _lost(amount: int) -> str:
    return change(-amount) if amount else "0"
