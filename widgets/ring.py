"""The squares in a ring around the edge, as they lie on the table: the first in the corner at the lower right."""

from collections.abc import Callable, Sequence

from textual.content import Content

from widgets.squares import cell
from widgets.state import Spot

LEAST_CELL = 8
LEAST_ROWS = 2
LEAST_COUNT = 12
"""Squares that leave room for anything inside."""
SHADES = ("on $surface", "on $panel")
Mark = Callable[[int, Content], Content]
Place = tuple[int, int]


def sides(count: int) -> tuple[int, int]:
    """Say how many steps the ring goes across and up; where squares cannot be shared out it is wider than high.

    With an odd number of squares one place of the ring, the one before the first, is left free.
    """
    across = -(-count // 4)
    return across, -(-count // 2) - across


def fits(count: int, width: int, height: int) -> bool:
    """Whether a ring of so many squares has room."""
    across, up = sides(count)
    return count >= LEAST_COUNT and width >= (across + 1) * LEAST_CELL and height >= (up + 1) * LEAST_ROWS


def place(index: int, count: int) -> Place:
    """Find the column and the row of a square."""
    across, up = sides(count)
    if index < across:
        return across - index, up
    if index < across + up:
        return 0, up - (index - across)
    if index < 2 * across + up:
        return index - across - up, 0
    return across, index - 2 * across - up


def neighbour(index: int, count: int, right: int, down: int) -> int:
    """Find the next square in a direction; across the board where the edge has none."""
    column, row = place(index, count)
    ahead = []
    for other in range(count):
        x, y = place(other, count)
        along, aside = (x - column) * right + (y - row) * down, abs((x - column) * down) + abs((y - row) * right)
        if along > 0:
            ahead.append((aside * 100 + along, other))
    return min(ahead)[1] if ahead else index


def middle(count: int, width: int, height: int) -> tuple[int, int]:
    """Measure the room inside the ring."""
    across, up = sides(count)
    wide, high = _shares(across + 1, width), _shares(up + 1, height)
    return width - wide[0] - wide[-1], height - high[0] - high[-1]


def ring(spots: Sequence[Spot], width: int, height: int, inside: Sequence[Content], mark: Mark) -> list[Content]:
    """Draw the ring with something inside it, row by row."""
    across, up = sides(len(spots))
    wide, high = _shares(across + 1, width), _shares(up + 1, height)
    room = middle(len(spots), width, height)
    filling = iter(_fill(line, room[0]) for line in [*inside, *[Content()] * room[1]])
    at = {place(index, len(spots)): index for index in range(len(spots))}
    rows: list[Content] = []
    for row, tall in enumerate(high):
        columns = range(across + 1) if row in (0, up) else (0, across)
        cells = [_at(spots, at.get((x, row)), wide[x], tall, mark) for x in columns]
        if row not in (0, up):
            cells.insert(1, [next(filling) for _ in range(tall)])
        rows += [Content("").join(line) for line in zip(*cells, strict=True)]
    return rows


def _at(spots: Sequence[Spot], index: int | None, width: int, height: int, mark: Mark) -> list[Content]:
    """Draw the square of a place, or nothing where there is none."""
    return [Content(" " * width)] * height if index is None else _cell(spots, index, width, height, mark)


def _cell(spots: Sequence[Spot], index: int, width: int, height: int, mark: Mark) -> list[Content]:
    shade = SHADES[index % 2]
    return [mark(index, line.stylize_before(shade)) for line in cell(spots[index], width, height)]


def _fill(line: Content, width: int) -> Content:
    return (Content("  ") + line).truncate(width, ellipsis=True, pad=True)


def _shares(edge: int, length: int) -> list[int]:
    """Share a length out over the squares of an edge; the corners have the most."""
    each, more = divmod(length, edge)
    order = sorted(range(edge), key=lambda at: min(at, edge - 1 - at))
    shares = [each] * edge
    for at in order[:more]:
        shares[at] += 1
    return shares
