"""A drawing as pixels."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from banker.printing.code import image
from banker.printing.drawing import BLACK, DPI, WHITE, Box, Drawing, Modules, Stroke, Words
from banker.printing.face import face

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw


def raster(drawing: Drawing) -> Image:
    """Draw a drawing, a pixel for a pixel."""
    from PIL import Image, ImageDraw

    canvas = Image.new("RGB", (drawing.width, drawing.height), WHITE)
    pen = ImageDraw.Draw(canvas)
    for item in drawing.items:
        if isinstance(item, Modules):
            canvas.paste(image(item.matrix, round(item.module)), (round(item.x), round(item.y)))
        else:
            _draw(pen, item)
    return canvas


def png(drawing: Drawing, *, colour: bool = True, dpi: int = DPI) -> bytes:
    """Draw a drawing as the bytes of a PNG file, in grey where there are no colours."""
    picture, file = raster(drawing), BytesIO()
    (picture if colour else picture.convert("L")).save(file, "PNG", dpi=(dpi, dpi))
    return file.getvalue()


def _draw(pen: ImageDraw, item: Words | Box | Stroke) -> None:
    if isinstance(item, Words):
        pen.text((item.x, item.y), item.text, item.colour, face(item.size, item.weight), "rs" if item.ends else "ls")
    elif isinstance(item, Box):
        corner = (item.x + item.width - 1, item.y + item.height - 1)
        pen.rectangle((item.x, item.y, *corner), item.fill, BLACK if item.edge else None, item.edge)
    else:
        pen.line(item.points, item.colour, max(1, round(item.width)), "curve")
