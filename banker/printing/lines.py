"""Lines of text that fit a width: rows and notes broken where they are too long."""

from itertools import zip_longest
from math import ceil

from msgspec import Struct

from banker.printing.drawing import BLACK, GREY, Words
from banker.printing.face import BOLD, REGULAR, face, wrap
from banker.printing.page import Page, Row
from banker.printing.style import Style

SHORT = 0.4
"""The share of the width that a right may take with a left broken beside it."""


class Line(Struct, frozen=True):
    """One line of text: what stands at the left and at the right, its size, weight, colour and the room above it."""

    left: str
    right: str = ""
    size: int = 34
    weight: int = REGULAR
    colour: str = BLACK
    above: int = 0


def heights(lines: list[Line], style: Style) -> int:
    """Add up how high lines are."""
    return sum(line.above + round(line.size * style.leading) for line in lines)


def words_of(lines: list[Line], x: float, y: float, width: float, style: Style) -> list[Words]:
    """Set lines down from a height on."""
    words = []
    for line in lines:
        base = y + line.above + round(line.size * 1.05)
        words += [Words(x, base, line.left, line.size, line.weight, line.colour)] if line.left else []
        words += [Words(x + width, base, line.right, line.size, line.weight, line.colour, True)] if line.right else []
        y += line.above + round(line.size * style.leading)
    return words


# --- what fits


def width_of(page: Page, style: Style) -> int:
    """Say how wide the text is: as its longest row, within what the style allows."""
    longest = max((_row_width(row, style) for block in page.blocks for row in block), default=0)
    return min(style.widest, max(style.width, longest))


def _row_width(row: Row, style: Style) -> int:
    font = face(style.body)
    return round(font.getlength(row[0]) + font.getlength(row[1])) + style.gap


def head_lines(page: Page, width: int, style: Style, colour: str = BLACK) -> list[Line]:
    """Break the title and what stands under it."""
    title = wrap(page.title, face(style.title, BOLD), width)
    return [Line(part, size=style.title, weight=BOLD, colour=colour) for part in title]


def note_lines(notes: tuple[str, ...], width: int, style: Style, above: int = 0) -> list[Line]:
    """Break notes in small letters."""
    parts = [part for note in notes for part in wrap(note, face(style.small), width)]
    return [Line(part, size=style.small, colour=GREY, above=0 if at else above) for at, part in enumerate(parts)]


def block_lines(block: tuple[Row, ...], width: int, style: Style, above: int) -> list[Line]:
    """Break the rows of a block."""
    lines: list[Line] = []
    for row in block:
        lines += _row_lines(row, width, style, 0 if lines else above)
    return lines


def _row_lines(row: Row, width: int, style: Style, above: int) -> list[Line]:
    pairs = _pairs(row, width, style)
    return [Line(left, end, style.body, above=0 if at else above) for at, (left, end) in enumerate(pairs)]


def _pairs(row: Row, width: int, style: Style) -> list[tuple[str, str]]:
    """Break a row: at the left beside a short right, else each over the whole width, the right under the left."""
    font, gap, (left, right) = face(style.body), style.body, row
    wide = ceil(font.getlength(right))
    if wide <= width * SHORT or ceil(font.getlength(left)) + gap + wide <= width:
        lefts = wrap(left, font, width - (wide + gap if right else 0))
        return list(zip_longest(lefts, [right], fillvalue="")) or [("", "")]
    lefts, rights = wrap(left, font, width), wrap(right, font, width)
    if lefts and ceil(font.getlength(lefts[-1])) + gap + ceil(font.getlength(rights[0])) <= width:
        return [*((part, "") for part in lefts[:-1]), (lefts[-1], rights[0]), *(("", part) for part in rights[1:])]
    return [*((part, "") for part in lefts), *(("", part) for part in rights)]
