"""Symbols for terminals that draw plain letters only: put in the place of the others as the very last step."""

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

SYMBOLS = "━…“”’·→←↑↓×⌂−–—☑☐⌫✗✓▶▲▼◀∞‹›●○¹²³⁴ₘʰ�•⇥⏎★◆■♥♣♠♦☂♪☀"
LETTERS = '=~""\'.><^vx^---x_<!+>^v<*<>*o1234mh?*><$&#%+!=?~@'
BLANKS = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
TABLE = {ord(symbol): letter for symbol, letter in zip(SYMBOLS + BLANKS, LETTERS + "  ", strict=True)}
"""What stands for what, one cell for one cell."""

EIGHTHS = dict(zip("▁▂▃▄▅▆▇█", "_.-=+*%#", strict=True))
"""A column of a curve as high as so many eighths of a line."""

BOXES, BLOCKS = range(0x2500, 0x2580), range(0x2580, 0x25A0)
UPRIGHT = frozenset("│┃╎╏┆┇┊┋║╽╿╵╷╹╻")
LEVEL = frozenset("─━╌╍┄┅┈┉═╴╶╸╺╼╾")


STAYS = "stays"
"""The meta of what is a picture and no symbol: a code that a phone reads is none any more in other letters."""

WIDE = {ord("🔎"): "? "}
"""Symbols of two cells."""


def plain(text: str) -> str:
    """Write a text with plain symbols; letters of names and deeds stay."""
    return text if text.isascii() else "".join(map(_plain, text))


def _plain(letter: str) -> str:
    if letter.isascii() or (letter.isalpha() and ord(letter) not in TABLE):
        return letter
    if ord(letter) in TABLE or ord(letter) in WIDE:
        return TABLE.get(ord(letter)) or WIDE[ord(letter)]
    if ord(letter) in BOXES:
        return "|" if letter in UPRIGHT else "-" if letter in LEVEL else "+"
    if ord(letter) in BLOCKS:
        return EIGHTHS.get(letter) or ("-" if letter in "▀▔" else "|")
    return letter


class PlainSymbols(LineFilter):
    """Puts plain symbols in the place of the others, on every screen."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Write every segment with plain symbols."""
        return [Segment(text if _stays(style) else plain(text), style, control) for text, style, control in segments]


def _stays(style: Style | None) -> bool:
    return style is not None and style._meta is not None and STAYS in style.meta
