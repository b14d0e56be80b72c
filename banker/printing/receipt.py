"""The narrow form: what receipt printers print, as a picture or as their own bytes (ESC/POS)."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from typing import TYPE_CHECKING

from banker.printing.drawing import Drawing, dashes, stacked
from banker.printing.layout import draw
from banker.printing.picture import png, raster
from banker.printing.piece import Piece
from banker.printing.style import RECEIPTS
from banker.refusal import Refusal

if TYPE_CHECKING:
    from PIL.Image import Image

DPI = 203


def receipt(pieces: tuple[Piece, ...], roll: int) -> Drawing:
    """Lay out pieces on one roll of 58 or 80 mm, dashes between them."""
    return stacked(tuple(_parted(draw(piece, RECEIPTS[roll])) for piece in pieces))


def _parted(drawing: Drawing) -> Drawing:
    low = drawing.height + 12
    return Drawing(drawing.width, low + 12, (*drawing.items, *dashes((0, low), (drawing.width, low), 6, 6)))


def receipt_png(pieces: tuple[Piece, ...], roll: int) -> bytes:
    """Draw a receipt as the bytes of a PNG file, a pixel for each dot of the printer's head."""
    return png(receipt(pieces, roll), colour=False, dpi=DPI)


def receipt_bytes(pieces: tuple[Piece, ...], roll: int) -> bytes | Refusal:
    """Write a receipt as ESC/POS; refuses `no-escpos` where the library that writes it is not installed."""
    try:
        from escpos.printer import Dummy
    except ImportError:
        return Refusal("no-escpos")
    printer = Dummy()
    # It prints among the answers that it centres nothing, which is not asked of it.
    with redirect_stdout(StringIO()):
        printer.image(_dots(receipt(pieces, roll)), impl="bitImageRaster", center=False)
    printer.cut()
    return bytes(printer.output)


def _dots(drawing: Drawing) -> Image:
    return raster(drawing).convert("L").point(lambda shade: 255 if shade > 127 else 0).convert("1")
