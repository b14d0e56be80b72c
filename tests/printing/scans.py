"""Scanning as a phone does: pictures decoded by zxing-cpp, terminal cells drawn as pixels first."""

import re
from io import BytesIO

import zxingcpp
from PIL import Image, ImageDraw

Colour = tuple[int, int, int]

BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)
QR = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
WIDE, HIGH = 6, 12
PIECE = re.compile(r"\x1b\[([0-9;]*)m|(.)")
STEPS = (0, 95, 135, 175, 215, 255)


def scan(picture: Image.Image, *, negatives: bool = False) -> str:
    """Decode the one code on a picture."""
    return decode(picture, negatives=negatives).text


def decode(picture: Image.Image, *, negatives: bool = False) -> zxingcpp.Barcode:
    """Find the one code on a picture."""
    found = zxingcpp.read_barcodes(picture, formats=QR, try_invert=negatives)
    assert len(found) == 1
    return found[0]


def opened(png: bytes) -> Image.Image:
    """Open the bytes of a PNG file."""
    return Image.open(BytesIO(png))


def pixels(cells: str, letters: Colour, ground: Colour) -> Image.Image:
    """Draw lines of half blocks as a terminal of these colours does, with some of its own ground around."""
    lines = cells.split("\n")
    wide = max(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in lines)
    picture = Image.new("RGB", ((wide + 4) * WIDE, (len(lines) + 2) * HIGH), ground)
    for row, line in enumerate(lines, 1):
        _draw_line(ImageDraw.Draw(picture), row, line, letters, ground)
    return picture


def _draw_line(draw: ImageDraw.ImageDraw, row: int, line: str, letters: Colour, ground: Colour) -> None:
    column, pen, paper = 2, letters, ground
    for code, letter in PIECE.findall(line):
        if letter:
            _draw_cell(draw, column * WIDE, row * HIGH, letter, pen, paper)
            column += 1
        elif code == "0":
            pen, paper = letters, ground
        elif code.startswith("38;5;"):
            pen = _xterm(int(code[5:]))
        else:
            assert code.startswith("48;5;")
            paper = _xterm(int(code[5:]))


def _draw_cell(draw: ImageDraw.ImageDraw, x: int, y: int, letter: str, pen: Colour, paper: Colour) -> None:
    top, bottom = {" ": (paper, paper), "▀": (pen, paper), "▄": (paper, pen), "█": (pen, pen)}[letter]
    half = HIGH // 2
    draw.rectangle((x, y, x + WIDE - 1, y + half - 1), top)
    draw.rectangle((x, y + half, x + WIDE - 1, y + HIGH - 1), bottom)


def _xterm(index: int) -> Colour:
    assert 16 <= index <= 231, "themes change the first sixteen colours"
    cube = index - 16
    return STEPS[cube // 36], STEPS[cube // 6 % 6], STEPS[cube % 6]
