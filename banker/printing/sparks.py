"""A chart in a line of letters for each player."""

from banker.printing.column import cells
from banker.printing.piece import Chart, Series
from banker.speech.names import plain

BARS = "▁▂▃▄▅▆▇█"
WIDE = 48
"""Letters of a curve."""


def sparks(chart: Chart) -> str:
    """Draw a chart: its title, then a row a player, all to one scale."""
    series = [one for one in chart.series if one.points]
    if not series:
        return ""
    highest = max(max(worth for _, worth in one.points) for one in series) or 1
    last = max(one.points[-1][0] for one in series)
    names = [plain(one.name) for one in series]
    wide = max(map(cells, names))
    rows = [_row(name, one, wide, highest, last) for name, one in zip(names, series, strict=True)]
    return "\n".join((chart.title, *rows))


def _row(name: str, series: Series, wide: int, highest: int, last: int) -> str:
    count = min(WIDE, last)
    bars = (_bar(_worth_at(series, 1 + at * (last - 1) / max(1, count - 1)), highest) for at in range(count))
    return f"{name}{' ' * (wide - cells(name))}  {''.join(bars)}"


def _worth_at(series: Series, entry: float) -> int:
    """Take the worth after the last entry counted up to one."""
    return max((point for point in series.points if point[0] <= entry), default=series.points[0])[1]


def _bar(worth: int, highest: int) -> str:
    return BARS[max(0, min(len(BARS) - 1, worth * len(BARS) // (highest + 1)))]
