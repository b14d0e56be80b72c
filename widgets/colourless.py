"""No colours, where the environment asks for none: plain letters in the terminal's own, greys in the other themes."""

from collections.abc import Callable

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter, Monochrome, NoColor


class Colourless(LineFilter):
    """Takes the colours away as the theme of the moment needs it; Textual settles that once, for its first theme."""

    def __init__(self, native: Callable[[], bool]) -> None:
        """Ask each time whether the colours are the terminal's own."""
        super().__init__()
        self._native = native
        self._plain, self._grey = NoColor(), Monochrome()

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Take the colours away."""
        return (self._plain if self._native() else self._grey).apply(segments, background)
