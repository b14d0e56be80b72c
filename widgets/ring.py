"""The squares in a ring around the edge, as they lie on the table: the first in the corner at the lower right."""

from collections.abc import Callable, Sequence

from textual.content import Content

from widgets.squares import cell
from widgets.state import Spot

LEAST_CELL = 8
LEAST_ROWS = 2
SHADES = ("on $surface", "on $panel")
Mark = Callable[[int, Content], Content]
Place = tuple[int, int]


def fits(count: int, width: int, height: int) -> bool:
    """Whether a ring of so many squares has room."""
    edge = count // 4 + 1
    return count > 0 and count % 4 == 0 and width >= edge * LEAST_CELL and height >= edge * LEAST_ROWS


def place(index: int, count: int) -> Place:
    """Find the column and the row of a square."""
    side = count // 4
    leg, step = divmod(index, side)
    return [(side - step, side), (0, side - step), (step, 0), (side, step)][leg]


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
    wide, high = _shares(count, width), _shares(count, height)
    return width - wide[0] - wide[-1], height - high[0] - high[-1]


def ring(spots: Sequence[Spot], width: int, height: int, inside: Sequence[Content], mark: Mark) -> list[Content]:
    """Draw the ring with something inside it, row by row."""
    count = len(spots)
    wide, high = _shares(count, width), _shares(count, height)
    at = {place(index, count): index for index in range(count)}
    room = middle(count, width, height)
    filling = [_fill(line, room[0]) for line in [*inside, *[Content()] * room[1]][: room[1]]]
    rows: list[Content] = []
    for row, tall in enumerate(high):
        drawn = {x: _cell(spots, at[x, row], wide[x], tall, mark) for x in range(len(wide)) if (x, row) in at}
        for line in range(tall):
            across = [drawn[x][line] for x in sorted(drawn)]
            if len(across) == 2:
                across.insert(1, filling[len(rows) - high[0]])
            rows.append(Content("").join(across))
    return rows


def _cell(spots: Sequence[Spot], index: int, width: int, height: int, mark: Mark) -> list[Content]:
    shade = SHADES[index % 2]
    return [mark(index, line.stylize_before(shade)) for line in cell(spots[index], width, height)]


def _fill(line: Content, width: int) -> Content:
    return (Content("  ") + line).truncate(width, ellipsis=True, pad=True)


def _shares(count: int, length: int) -> list[int]:
    """Share a length out over the squares of an edge; the corners have the most."""
    edge = count // 4 + 1
    each, more = divmod(length, edge)
    order = sorted(range(edge), key=lambda at: min(at, edge - 1 - at))
    shares = [each] * edge
    for at in order[:more]:
        shares[at] += 1
    return shares
