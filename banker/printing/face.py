"""The face that pictures are lettered in: Inter, which has the letters of most of Europe's languages."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont, ImageFont

REGULAR, BOLD = 400, 650
FILE = "Inter[opsz,wght].ttf"


@cache
def face(size: int, weight: int = REGULAR) -> FreeTypeFont | ImageFont:
    """Load the face; where it cannot be had, Pillow's own, whose accents are boxes."""
    try:
        return _inter(size, weight)
    except (ImportError, OSError, NotImplementedError):
        from PIL.ImageFont import load_default

        return load_default(size)


def _inter(size: int, weight: int) -> FreeTypeFont:
    from importlib.resources import as_file, files

    from PIL.ImageFont import truetype

    with as_file(files("fontpkg_inter") / "files" / FILE) as path:
        font = truetype(str(path), size)
    font.set_variation_by_axes([min(max(size, 14), 32), weight])
    return font


def wrap(text: str, font: FreeTypeFont | ImageFont, width: int) -> list[str]:
    """Break a text into lines of so many pixels, at a space where there is one."""
    lines, rest = [], text
    while rest and font.getlength(rest) > width:
        fit = next(end for end in range(len(rest) - 1, 0, -1) if end == 1 or font.getlength(rest[:end]) <= width)
        end = rest.rfind(" ", 1, fit + 1)
        end = end if end > 0 else fit
        lines.append(rest[:end])
        rest = rest[end:].lstrip()
    return [*lines, rest] if rest else lines
