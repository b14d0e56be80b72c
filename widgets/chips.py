"""Groups as letters on their colour: told apart by the letter where colours are not seen."""

from textual.color import Color, ColorParseError
from textual.content import Content
from textual.style import Style

from widgets.state import Chip


def tint(colour: str) -> Style:
    """Style letters to stand on a group's colour; a colour that is none is done without."""
    try:
        ground = Color.parse(colour)
    except ColorParseError:
        return Style(reverse=True)
    return Style(background=ground, foreground=ground.get_contrast_text(alpha=1.0))


def badge(letter: str, colour: str) -> Content:
    """Draw a group's letter on its colour."""
    return Content.styled(f" {letter} ", tint(colour))


def chip(held: Chip) -> Content:
    """Draw what is held of a group: its letter for each lot with its mark, a dot for each lot of others."""
    letters = "".join(held.letter + mark for mark in held.marks)
    return Content.styled(letters + "·" * (held.size - len(held.marks)), tint(held.colour))
