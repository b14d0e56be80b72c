"""Layout: a piece becomes a drawing, in the style of a form."""

from msgspec.structs import replace

from banker.printing.code import LEVELS, QUIET, Matrix, encode
from banker.printing.curves import curves
from banker.printing.drawing import BLACK, WHITE, Box, Drawing, Item, Modules, Stroke, dashes
from banker.printing.face import BOLD, drawable
from banker.printing.lines import Line, block_lines, head_lines, heights, note_lines, width_of, words_of
from banker.printing.page import Page, reworded
from banker.printing.piece import Piece
from banker.printing.style import Style

SMALLEST = 0.45
"""How far the letters of a card are shrunk at most, so that all fits."""

NEAREST = 2
"""Light modules around a code where the paper goes on beside the head that prints it."""

CHART = 0.42
"""The height of a chart over its width."""


def draw(piece: Piece, style: Style) -> Drawing:
    """Lay out a piece; one of a fixed height with letters as large as fit."""
    piece = replace(piece, page=reworded(piece.page, drawable))
    if not style.height:
        return _draw(piece, style)
    shrinks = (replace(style, **_sizes(style, 1 - step / 20)) for step in range(int(20 * (1 - SMALLEST)) + 1))
    drawings = (_draw(piece, shrunk) for shrunk in shrinks)
    fitting = next((drawing for drawing in drawings if drawing.height <= style.height), None)
    drawing = fitting or _draw(piece, replace(style, **_sizes(style, SMALLEST)))
    return replace(drawing, height=max(style.height, drawing.height), items=(_frame(drawing, style), *drawing.items))


def _sizes(style: Style, share: float) -> dict[str, int]:
    return {name: max(8, round(getattr(style, name) * share)) for name in ("body", "title", "small")}


def _frame(drawing: Drawing, style: Style) -> Box:
    return Box(0, 0, drawing.width, max(style.height, drawing.height), WHITE, 2)


def _draw(piece: Piece, style: Style) -> Drawing:
    width = width_of(piece.page, style)
    items, top = _head(piece, width, style)
    body, text_end = _body(piece.page, width, style, top)
    items += body
    if piece.chart is not None:
        drawn, text_end = _chart(piece, width, style, text_end)
        items += drawn
    foot = note_lines(piece.page.foot, width, style, style.body // 2)
    items += words_of(foot, style.margin, text_end, width, style)
    text_end += heights(foot, style)
    code = _code(piece.code, style)
    if code is None:
        return Drawing(width + 2 * style.margin, text_end + style.margin, tuple(items))
    return _beside(items, code, width, text_end, style) if style.beside else _under(items, code, width, text_end, style)


# --- parts


def _head(piece: Piece, width: int, style: Style) -> tuple[list[Item], int]:
    """Set the title; on a card, over the colour of its group."""
    page, margin = piece.page, style.margin
    banded = style.height > 0 and bool(piece.colour)
    ground = piece.colour if banded and style.colour else WHITE
    room = width - (2 * style.title if banded and piece.letter else 0)
    lines = head_lines(page, room, style, _ink(ground))
    under = note_lines(page.under, width, style)
    high = heights(lines, style)
    items: list[Item] = []
    top = margin
    if banded:
        items.append(Box(margin / 2, margin / 2, width + margin, high + margin, ground, 3))
        items += words_of(_letter(piece, ground, style), margin, top, width, style)
    items += words_of(lines, margin, top, width, style)
    top += high + (margin if banded else 0)
    items += words_of(under, margin, top, width, style)
    return items, top + heights(under, style)


def _letter(piece: Piece, ground: str, style: Style) -> list[Line]:
    return [Line("", piece.letter, style.title, BOLD, _ink(ground))]


def _ink(ground: str) -> str:
    """Choose the ink that is read on a ground."""
    red, green, blue = (int(ground[at : at + 2], 16) for at in (1, 3, 5))
    return BLACK if 299 * red + 587 * green + 114 * blue > 128_000 else WHITE


def _body(page: Page, width: int, style: Style, top: int) -> tuple[list[Item], int]:
    """Set the blocks in columns, each as soon as it fits under the others."""
    columns = min(style.columns, len(page.blocks)) or 1
    each = (width - (columns - 1) * style.gap) // columns
    blocks = [block_lines(block, each, style, style.body // 2) for block in page.blocks]
    goal = sum(heights(lines, style) for lines in blocks) / columns
    items: list[Item] = []
    column, down, lowest = 0, 0, 0
    for lines in blocks:
        high = heights(lines, style)
        if down and column + 1 < columns and down + high / 2 > goal:
            column, down = column + 1, 0
        items += words_of(lines, style.margin + column * (each + style.gap), top + down, each, style)
        down += high
        lowest = max(lowest, down)
    return items, top + lowest


def _chart(piece: Piece, width: int, style: Style, top: int) -> tuple[list[Item], int]:
    assert piece.chart is not None
    high = max(round(width * CHART), round(style.small * (1.2 * len(piece.chart.series) + 5)))
    drawn = curves(piece.chart, style.margin, top + style.body, width, high, style)
    return drawn, top + style.body + high


# --- the code


def _code(text: str, style: Style) -> Modules | None:
    """Make the code: with the least correction only where modules would be too small."""
    matrix = encode(text, print_out=True) if text else None
    if matrix is not None and _module(matrix, style) < style.least:
        matrix = encode(text, level=LEVELS[0]) or matrix
    if matrix is None:
        return None
    module = _module(matrix, style)
    return Modules(0, 0, _trimmed(matrix, module, style), module)


def _module(matrix: Matrix, style: Style) -> float:
    dark = len(matrix) - 2 * QUIET
    size = style.code / dark
    if style.head:
        size = min(size, style.head / (dark + 2 * NEAREST))
    return max(2, min(style.most, int(size) if style.whole else size))


def _trimmed(matrix: Matrix, module: float, style: Style) -> Matrix:
    """Take off the light around a code what the paper has beside the head that prints it."""
    over = len(matrix) - int(style.head / module) if style.head else 0
    cut = max(0, -(-over // 2))
    return tuple(row[cut : len(row) - cut] for row in matrix[cut : len(matrix) - cut])


def _beside(items: list[Item], code: Modules, width: int, text_end: int, style: Style) -> Drawing:
    left = style.margin + width + style.gap
    tall = max(text_end, style.margin + code.side) + style.margin
    middle = left - style.gap / 2
    fold: tuple[Stroke, ...] = dashes((middle, 0), (middle, tall)) if style.fold else ()
    placed = replace(code, x=left, y=style.margin)
    return Drawing(left + code.side + style.margin, tall, (*items, *fold, placed))


def _under(items: list[Item], code: Modules, width: int, text_end: int, style: Style) -> Drawing:
    whole = width + 2 * style.margin
    placed = replace(code, x=(whole - code.side) // 2, y=text_end + style.gap // 2)
    return Drawing(whole, round(placed.y) + code.side + style.margin // 2, (*items, placed))
