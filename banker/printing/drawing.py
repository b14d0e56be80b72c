"""A drawing: where everything stands on a print, in pixels of 300 to the inch, for whatever draws it."""

from itertools import pairwise
from math import ceil, dist

from msgspec import Struct

from banker.printing.code import Matrix

DPI = 300
BLACK, GREY, WHITE = "#000000", "#5a5a5a", "#ffffff"

Point = tuple[float, float]


class Words(Struct, frozen=True):
    """A text on its baseline; it begins at `x`, or with `ends` it ends there."""

    x: float
    y: float
    text: str
    size: int
    weight: int
    colour: str = BLACK
    ends: bool = False


class Box(Struct, frozen=True):
    """A filled rectangle, with an edge so many pixels wide inside."""

    x: float
    y: float
    width: float
    height: float
    fill: str = WHITE
    edge: int = 0


class Stroke(Struct, frozen=True):
    """A line through points."""

    points: tuple[Point, ...]
    width: float = 2
    colour: str = BLACK


class Modules(Struct, frozen=True):
    """A code, each module so many pixels wide: a whole number, where they are to be drawn as pixels."""

    x: float
    y: float
    matrix: Matrix
    module: float

    @property
    def side(self) -> int:
        """Count the pixels of a side, the quiet zone too."""
        return ceil(len(self.matrix) * self.module)


Item = Words | Box | Stroke | Modules


class Drawing(Struct, frozen=True):
    """Items, the lowest first, on a ground of this size."""

    width: int
    height: int
    items: tuple[Item, ...]


def moved(item: Item, x: float, y: float) -> Item:
    """Move an item."""
    from msgspec.structs import replace

    if isinstance(item, Stroke):
        return replace(item, points=tuple((x + across, y + down) for across, down in item.points))
    return replace(item, x=item.x + x, y=item.y + y)


def stacked(drawings: tuple[Drawing, ...], columns: int = 1) -> Drawing:
    """Put drawings into one, row by row."""
    rows = [drawings[at : at + columns] for at in range(0, len(drawings), columns)]
    items: list[Item] = []
    top = 0
    for row in rows:
        left = 0
        for drawing in row:
            items += (moved(item, left, top) for item in drawing.items)
            left += drawing.width
        top += max(drawing.height for drawing in row)
    return Drawing(max(sum(drawing.width for drawing in row) for row in rows), top, tuple(items))


def dashes(start: Point, end: Point, mark: float = 14, gap: float = 10) -> tuple[Stroke, ...]:
    """Draw a thin grey line of dashes."""
    return tuple(Stroke(part, 2, GREY) for part in dashed((start, end), mark, gap))


def dashed(points: tuple[Point, ...], mark: float, gap: float) -> list[tuple[Point, ...]]:
    """Break a line through points into dashes of a length, with gaps between them."""
    parts: list[list[Point]] = [[points[0]]]
    left, drawn = mark, True
    for (x, y), (right, low) in pairwise(points):
        length, gone = dist((x, y), (right, low)), 0.0
        while length - gone > left:
            gone += left
            share = gone / length
            turn = (x + (right - x) * share, y + (low - y) * share)
            parts[-1:] = [[*parts[-1], turn]] if drawn else [[turn]]
            parts += [[]] if drawn else []
            drawn, left = not drawn, gap if drawn else mark
        left -= length - gone
        if drawn:
            parts[-1].append((right, low))
    return [tuple(part) for part in parts if len(part) > 1]
