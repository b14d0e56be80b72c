"""A picture of a page: its text, and a code beside it."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from msgspec import Struct

from banker.printing.code import Matrix, image
from banker.printing.face import BOLD, REGULAR, drawable, face, wrap
from banker.printing.page import Page, Row, reworded

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

MARGIN = 48
GAP = 56
BODY, TITLE, SMALL = 34, 60, 28
NARROWEST = 620
LEADING = 1.4
DPI = 300
BLACK, GREY, WHITE = 0, 90, 255


class Line(Struct, frozen=True):
    """One line of text: what stands at the left and at the right, its size, weight, shade and the room above it."""

    left: str
    right: str = ""
    size: int = BODY
    weight: int = REGULAR
    shade: int = BLACK
    above: int = 0

    @property
    def height(self) -> int:
        """Count the pixels from the top of this line to that of the next."""
        return self.above + round(self.size * LEADING)


def picture(page: Page, code: Matrix | None) -> bytes:
    """Draw a page as the bytes of a PNG file, in grey and at 300 dots an inch."""
    from PIL import Image, ImageDraw

    page = reworded(page, drawable)
    width = _width(page)
    lines = _lines(page, width)
    drawn = image(code) if code else None
    beside = GAP + drawn.width if drawn else 0
    tall = max(sum(line.height for line in lines), drawn.height if drawn else 0)
    canvas = Image.new("L", (2 * MARGIN + width + beside, 2 * MARGIN + tall), WHITE)
    _write(ImageDraw.Draw(canvas), lines, width)
    if drawn:
        canvas.paste(drawn, (MARGIN + width + GAP, MARGIN))
    file = BytesIO()
    canvas.save(file, "PNG", dpi=(DPI, DPI))
    return file.getvalue()


def _width(page: Page) -> int:
    return max(NARROWEST, *(_row_width(row) for block in page.blocks for row in block))


def _row_width(row: Row) -> int:
    font = face(BODY)
    return round(font.getlength(row[0]) + font.getlength(row[1])) + GAP


def _lines(page: Page, width: int) -> list[Line]:
    lines = [Line(part, size=TITLE, weight=BOLD) for part in wrap(page.title, face(TITLE, BOLD), width)]
    lines += _notes(page.under, width)
    for block in page.blocks:
        lines += [Line(left, right, above=0 if at else BODY // 2) for at, (left, right) in enumerate(block)]
    return lines + _notes(page.foot, width, BODY // 2)


def _notes(notes: tuple[str, ...], width: int, above: int = 0) -> list[Line]:
    parts = [part for note in notes for part in wrap(note, face(SMALL), width)]
    return [Line(part, size=SMALL, shade=GREY, above=0 if at else above) for at, part in enumerate(parts)]


def _write(draw: ImageDraw, lines: list[Line], width: int) -> None:
    top = MARGIN
    for line in lines:
        font = face(line.size, line.weight)
        draw.text((MARGIN, top + line.above), line.left, line.shade, font)
        right = MARGIN + width - font.getlength(line.right)
        draw.text((right, top + line.above), line.right, line.shade, font)
        top += line.height
