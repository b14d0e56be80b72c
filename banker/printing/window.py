"""The window that a slip is printed in, and whether a code can be scanned from it."""

import os
import shutil
import sys
from collections.abc import Mapping
from textwrap import fill

from msgspec import Struct

from banker.printing.code import BLOCKS, Matrix, plain, terminal
from banker.speech.catalogue import _

ENDLESS = 1_000_000


class Window(Struct, frozen=True):
    """Columns and lines, and whether it may be coloured and can draw blocks; a file has no end and no colours."""

    columns: int = ENDLESS
    lines: int = ENDLESS
    coloured: bool = False
    blocks: bool = True


def window(environment: Mapping[str, str] = os.environ) -> Window:
    """Look at where standard output goes."""
    blocks = _can_write("".join(BLOCKS.values()))
    if not sys.stdout.isatty():
        return Window(blocks=blocks)
    size = shutil.get_terminal_size()
    coloured = not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"
    return Window(size.columns, size.lines, coloured, blocks)


def _can_write(letters: str) -> bool:
    try:
        letters.encode(sys.stdout.encoding or "utf-8")
    except (LookupError, UnicodeError):
        return False
    return True


def code_in(matrix: Matrix | None, window: Window) -> str:
    """Draw a code for a window; what cannot be scanned from it is left out, and said."""
    if matrix is None:
        return _("No code can hold so much text.")
    if not window.blocks:
        return _("The encoding of this output has no blocks to draw the code with; write an image with --png FILE.")
    return _fitted(matrix, window)


def _fitted(matrix: Matrix, window: Window) -> str:
    wide, high = len(matrix[0]), (len(matrix) + 1) // 2
    drawn = terminal(matrix) if window.coloured else plain(matrix)
    # One line is the prompt's.
    if wide <= window.columns and high < window.lines:
        return drawn
    advice = _advice(wide, high + 1, window)
    return advice if wide > window.columns else f"{drawn}\n{advice}"


def _advice(wide: int, high: int, window: Window) -> str:
    advice = _(
        "The code takes a window of {wide} columns and {high} lines; this one has {columns} and {lines}."
        " Make it larger (or its letters smaller), or write an image with --png FILE."
    ).format(wide=wide, high=high, columns=window.columns, lines=window.lines)
    return fill(advice, window.columns)
