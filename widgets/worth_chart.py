"""Each player's worth over the game, as a curve of blocks in a row of his own; all to one scale."""

from bisect import bisect_right

from textual.content import Content
from textual.reactive import reactive

from banker.printing.piece import Series
from banker.speech.catalogue import _
from banker.speech.money import money
from banker.speech.names import plain
from widgets.cells import fit, lines, right
from widgets.panel import Panel

EIGHTHS = " ▁▂▃▄▅▆▇█"
LONGEST_NAME = 14
GAP = 2
LEAST = 8
"""Columns below which a curve says nothing."""


class WorthChart(Panel):
    """A row a player: the name, the curve, and the worth at its end; `high` is how many lines a curve has."""

    series: reactive[tuple[Series, ...]] = reactive((), layout=True)
    high: reactive[int] = reactive(1, layout=True)

    @property
    def scale(self) -> tuple[int, int]:
        """The lowest worth and the highest of them all."""
        worths = [worth for one in self.series for _entry, worth in one.points]
        return min(worths, default=0), max(worths, default=0)

    def draw(self, width: int) -> Content:
        """Draw the scale, then the curves."""
        shown = [one for one in self.series if one.points]
        if not shown:
            return Content()
        names = min(LONGEST_NAME, width // 3, max(Content(plain(one.name)).cell_length for one in shown))
        figures = max(len(money(one.points[-1][1])) for one in shown)
        widths = names, width - names - figures - 2 * GAP, figures
        best = max(one.points[-1][1] for one in shown)
        return lines([*self._head(width), *(row for one in shown for row in self._rows(one, widths, best))])

    def _head(self, width: int) -> list[Content]:
        least, most = map(money, self.scale)
        told = _("Worth after each entry, from {least} to {most}").format(least=least, most=most)
        return Content.styled(told, "$foreground-muted").wrap(max(1, width))

    def _rows(self, one: Series, widths: tuple[int, int, int], best: int) -> list[Content]:
        names, room, figures = widths
        last = max(one.points[-1][0] for one in self.series if one.points)
        worths = [worth_at(one, 1 + (last - 1) * at / max(1, room - 1)) for at in range(room)] if room >= LEAST else []
        now = one.points[-1][1]
        style = "$text-accent" if now == best else "$foreground-muted"
        curve = [Content.styled(line, style) for line in bars(worths, self.scale, self.high)]
        head, end = fit(plain(one.name), names), right(money(now), figures)
        ahead, gap = Content(" " * (names + GAP)), " " * GAP
        rows = [ahead + line for line in curve[:-1]]
        return [*rows, Content.assemble(head, gap, curve[-1], gap, (end, "bold" if now == best else ""))]


def worth_at(series: Series, entry: float) -> int:
    """Take the worth after the last entry counted up to one."""
    at = bisect_right(series.points, entry, key=lambda point: point[0])
    return series.points[max(0, at - 1)][1]


def bars(worths: list[int], scale: tuple[int, int], high: int) -> list[str]:
    """Draw worths as columns of blocks, the highest line first; the lowest of a scale is one eighth high."""
    least, most = scale
    across = (8 * high - 1) / max(1, most - least)
    eighths = [1 + round((worth - least) * across) for worth in worths]
    return ["".join(EIGHTHS[min(8, max(0, level - 8 * line))] for level in eighths) for line in reversed(range(high))]
