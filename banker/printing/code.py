"""A QR code: a text as modules, drawn with the characters of a terminal or as pixels."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from banker.printing.utf8 import Utf8

if TYPE_CHECKING:
    from PIL.Image import Image
    from qrcode.main import QRCode
    from qrcode.util import QRData

Matrix = tuple[tuple[bool, ...], ...]
"""Rows of modules, dark ones True, with the quiet zone around."""

QUIET = 4
MODULE = 8
CAPITALS = re.compile(r"[0-9A-Z $%*+\-./:]{16,}")
"""What a code takes in eleven bits for two letters."""

LEVELS = (1, 0, 3, 2)
"""The levels of error correction as the library numbers them: L, M, Q, H, the weakest first."""

BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
FULL = BLOCKS[True, True]
INK = "\x1b[38;5;16m"
PAPER = "\x1b[48;5;231m"
BLACKENED = "\x1b[48;5;16m"
RESET = "\x1b[0m"


@lru_cache(maxsize=32)
def encode(text: str, *, print_out: bool = False, level: int | None = None) -> Matrix | None:
    """Make the smallest code of a text; None where no code holds so much.

    A screen has no stains, a print has: it gets one step more of error correction, or the level named. Either gets all
    the correction that its size has room for.
    """
    least = 1 if print_out and _version(text, LEVELS[1]) else 0
    least = least if level is None else LEVELS.index(level)
    size = _version(text, LEVELS[least])
    if size is None:
        return None
    return _modules(text, [level for level in LEVELS[least:] if _version(text, level) == size][-1])


def modules(text: str) -> int | None:
    """Count the modules of a side of the smallest code of a text, the light around it too; None where none holds it."""
    version = _version(text, LEVELS[0])
    return 17 + 4 * version + 2 * QUIET if version is not None else None


def _version(text: str, level: int) -> int | None:
    from qrcode.exceptions import DataOverflowError

    try:
        return _code(text, level).best_fit()
    except (DataOverflowError, ValueError):
        return None


def _modules(text: str, level: int) -> Matrix:
    code = _code(text, level)
    code.make()
    return tuple(tuple(bool(module) for module in row) for row in code.get_matrix())


def _code(text: str, level: int) -> QRCode[Any]:
    from qrcode.main import QRCode

    code: QRCode[Any] = QRCode(error_correction=level, border=QUIET)
    if not text.isascii():
        code.data_list.append(Utf8())  # type: ignore[arg-type]
    for piece in _pieces(text):
        code.add_data(piece, optimize=0)
    return code


def _pieces(text: str) -> list[QRData]:
    """Part a text: a last line of capitals and digits takes fewer bits by itself.

    The rest is one piece: a decoder that guesses the alphabet of each piece then guesses once.
    """
    from qrcode.util import QRData

    lines, end, last = text.rpartition("\n")
    if not end or not CAPITALS.fullmatch(last):
        return [QRData(text.encode())]
    return [QRData((lines + end).encode()), QRData(last.encode())]


# --- in a terminal


def terminal(matrix: Matrix) -> str:
    """Draw a code black on white, whatever the colours of the terminal: two modules to a character.

    The colours are the fixed ones of 256: themes change the first sixteen.
    """
    return "\n".join(_coloured(line) for line in _lines(matrix))


def plain(matrix: Matrix) -> str:
    """Draw a code without colours: blocks are the dark modules, for ink on paper and dark letters on a light page.

    On a dark page the same characters are a negative, which not every phone reads.
    """
    return "\n".join(_lines(matrix))


def _coloured(line: str) -> str:
    # Dark cells are filled twice, as letter and as ground: fonts leave hairlines between one block and the next.
    runs = ((BLACKENED if full else PAPER, "".join(cells)) for full, cells in groupby(line, FULL.__eq__))
    return INK + "".join(ground + cells for ground, cells in runs) + RESET


def _lines(matrix: Matrix) -> list[str]:
    light = (False,) * len(matrix[0])
    rows = matrix if len(matrix) % 2 == 0 else (*matrix, light)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(map(BLOCKS.__getitem__, zip(*pair, strict=True))) for pair in pairs]


# --- as pixels


def image(matrix: Matrix, module: int = MODULE) -> Image:
    """Draw a code as a picture, each module so many pixels wide."""
    from PIL import Image as images

    side = len(matrix)
    small = images.frombytes("L", (side, side), bytes(0 if dark else 255 for row in matrix for dark in row))
    return small.resize((side * module, side * module), images.Resampling.NEAREST)


def png(matrix: Matrix, module: int = MODULE) -> bytes:
    """Draw a code as the bytes of a PNG file."""
    from io import BytesIO

    file = BytesIO()
    image(matrix, module).convert("1").save(file, "PNG")
    return file.getvalue()
