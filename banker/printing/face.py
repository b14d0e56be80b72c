"""The face that pictures are lettered in: Inter, which has the letters of most of Europe's languages."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont, ImageFont

REGULAR, BOLD = 400, 650
FILE = "Inter[opsz,wght].ttf"
NOTHING = "\ufffe"
"""What no face has a letter for, by definition."""

MISSING = "□"

SCANT = 4
"""A line is not broken at a space that would leave less than one in so many of its letters on it."""


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
    font.set_variation_by_axes(list(axes(size, weight)))
    return font


def axes(size: int, weight: int) -> tuple[int, int]:
    """Say which cut of the face is for a size and a weight: its optical size, and its weight."""
    return min(max(size, 14), 32), weight


def drawable(text: str) -> str:
    """Put a box for each letter that the face does not have."""
    return text if text.isascii() else "".join(MISSING if _lacks(letter) else letter for letter in text)


@cache
def _lacks(letter: str) -> bool:
    font = face(32)
    return bytes(font.getmask(letter)) == bytes(font.getmask(NOTHING))


def wrap(text: str, font: FreeTypeFont | ImageFont, width: int) -> list[str]:
    """Break a text into lines of so many pixels, at a space where there is one."""
    lines = []
    while text:
        end = _line_end(text, font, width)
        lines.append(text[:end].rstrip())
        text = text[end:].lstrip()
    return lines


def _line_end(text: str, font: FreeTypeFont | ImageFont, width: int) -> int:
    fit = bisect_right(range(1, len(text) + 1), width, key=lambda end: ceil(font.getlength(text[:end]))) or 1
    if fit == len(text):
        return fit
    space = text.rfind(" ", 1, fit + 1)
    return space if space > fit // SCANT else fit
