"""Curves: a chart of worth over the game, each with the name of its player at its end."""

from banker.printing.drawing import BLACK, GREY, Item, Point, Stroke, Words, dashed
from banker.printing.face import REGULAR, drawable, face
from banker.printing.piece import Chart, Series
from banker.printing.style import Style
from banker.speech.money import number

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#7a5c00", "#000000", "#56b4e9", "#8a2be2", "#aa0000", "#606060")
"""Colours that are told apart by most eyes."""

DASHES = ((0.0, 0.0), (1.2, 0.5), (0.3, 0.4), (2.4, 0.4), (0.7, 0.9))
"""Dashes and gaps, over the height of the letters, where there are no colours; the first is none."""


def curves(chart: Chart, x: float, y: float, width: float, height: float, style: Style) -> list[Item]:
    """Draw a chart: its title, an axis with the highest worth, a curve a player."""
    names = [_name(series.name, style, width) for series in chart.series]
    font = face(style.small)
    right = max((font.getlength(name) for name in names), default=0) + style.small
    top, bottom = y + 3 * style.small, y + height - 2 * style.small
    frame = (x, top, width - right, bottom - top)
    items: list[Item] = [Words(x, y + style.small, drawable(chart.title), style.small, REGULAR, GREY)]
    items += _axes(chart, frame, style)
    for at, series in enumerate(chart.series):
        items += _strokes(_curve(chart, series, frame), at, style)
    return items + _labels(chart, names, frame, style)


def _name(name: str, style: Style, width: float) -> str:
    """Shorten a name to a quarter of the width."""
    name, font = drawable(name), face(style.small)
    while font.getlength(name) > width / 4:
        name = name[:-2].rstrip() + "…"
    return name


def _colour(at: int, style: Style) -> str:
    return COLOURS[at % len(COLOURS)] if style.colour else BLACK


def _strokes(points: tuple[Point, ...], at: int, style: Style) -> tuple[Stroke, ...]:
    """Draw a curve: in its colour, or where there are none in dashes of its own; three widths tell them apart too."""
    width = style.small / 10 * (1 + at % 3)
    mark, gap = (0.0, 0.0) if style.colour else DASHES[at % len(DASHES)]
    if not mark:
        return (Stroke(points, width, _colour(at, style)),)
    return tuple(Stroke(part, width) for part in dashed(points, mark * style.small, gap * style.small))


Frame = tuple[float, float, float, float]


def _highest(chart: Chart) -> int:
    return max((worth for series in chart.series for _, worth in series.points), default=0) or 1


def _last(chart: Chart) -> int:
    return max((entry for series in chart.series for entry, _ in series.points), default=1)


def _curve(chart: Chart, series: Series, frame: Frame) -> tuple[Point, ...]:
    x, y, width, height = frame
    across, up = width / max(1, _last(chart) - 1), height / _highest(chart)
    points = tuple((x + (entry - 1) * across, y + height - max(0, worth) * up) for entry, worth in series.points)
    return points if len(points) > 1 else (*points, *((x + width, down) for _, down in points))


def _axes(chart: Chart, frame: Frame, style: Style) -> list[Item]:
    x, y, width, height = frame
    base, size = y + height, style.small
    return [
        Stroke(((x, y), (x, base), (x + width, base)), 2, GREY),
        Words(x, y - size / 2, number(_highest(chart)), size, REGULAR, GREY),
        Words(x, base + size * 1.2, "1", size, REGULAR, GREY),
        Words(x + width, base + size * 1.2, number(_last(chart)), size, REGULAR, GREY, True),
    ]


def _labels(chart: Chart, names: list[str], frame: Frame, style: Style) -> list[Item]:
    """Write the names at the ends of the curves, apart from each other."""
    ends = sorted((_curve(chart, series, frame)[-1], at) for at, series in enumerate(chart.series) if series.points)
    ends.sort(key=lambda end: end[0][1])
    step, items = style.small * 1.15, list[Item]()
    lowest = frame[1] + frame[3] - step * (len(ends) - 1)
    before = frame[1] - step
    for place, ((_, y), at) in enumerate(ends):
        before = max(before + step, min(y, lowest + step * place))
        left = frame[0] + frame[2] + style.small / 2
        items.append(Words(left, before + style.small / 3, names[at], style.small, REGULAR, _colour(at, style)))
    return items
