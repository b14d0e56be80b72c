"""No colours, where the environment asks for none: plain letters in the terminal's own, greys in the other themes."""

from collections.abc import Callable
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import BLACK, WHITE, Color
from textual.filter import LineFilter, Monochrome, NoColor

from widgets.chips import contrast

LEAST = 4.5
"""How far letters stand from their ground so that they are read."""


class Colourless(LineFilter):
    """Takes the colours away as the theme of the moment needs it; Textual settles that once, for its first theme."""

    def __init__(self, native: Callable[[], bool]) -> None:
        """Ask each time whether the colours are the terminal's own."""
        super().__init__()
        self._native = native
        self._plain, self._grey = NoColor(), Monochrome()

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Take the colours away."""
        if self._native():
            return self._plain.apply(segments, background)
        greys = self._grey.apply(segments, background)
        return [
            Segment(text, _legible(seen, style) if seen and style else style, control)
            for (_text, seen, _control), (text, style, control) in zip(segments, greys, strict=True)
        ]


@lru_cache(4096)
def _legible(seen: Style, grey: Style) -> Style:
    """Write in black or white what could be read in its colours, and cannot in their greys."""
    if not (seen.color and seen.bgcolor and grey.color and grey.bgcolor) or _ratio(grey) >= min(LEAST, _ratio(seen)):
        return grey
    ground = Color.from_rich_color(grey.bgcolor)
    return grey + Style(color=max(BLACK, WHITE, key=lambda letters: contrast(letters, ground)).rich_color)


def _ratio(style: Style) -> float:
    assert style.color is not None
    assert style.bgcolor is not None
    return contrast(Color.from_rich_color(style.color), Color.from_rich_color(style.bgcolor))
