"""Sixteen colours: letters on the ground of a group in black or white, as they are read on what the ground becomes."""

from functools import lru_cache

from rich.color import Color, ColorSystem, ColorType
from rich.segment import Segment
from rich.style import Style
from textual.filter import LineFilter

BLACK, WHITE = 0, 15
DARK = frozenset([0, 1, 4, 5, 8, 12])
"""Of the sixteen, the grounds on which white is read better than black: as consoles and as windows show them."""


class FewColours(LineFilter):
    """Chooses the letters anew where a terminal takes the nearest of its own colours for a ground."""

    def apply(self, segments: list[Segment], background: object) -> list[Segment]:
        """Choose the letters of every segment."""
        return [Segment(text, style and _lettered(style), control) for text, style, control in segments]


@lru_cache(4096)
def _lettered(style: Style) -> Style:
    """Letter a style; what is as dark as its ground is meant so."""
    ground, letters = style.bgcolor, style.color
    if ground is None or ground.type is not ColorType.TRUECOLOR or ground == letters:
        return style
    number = ground.downgrade(ColorSystem.STANDARD).number
    return style + Style(color=Color.from_ansi(WHITE if number in DARK else BLACK))
