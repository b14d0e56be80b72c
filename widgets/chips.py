"""Groups as letters on their colour: told apart by the letter where colours are not seen."""

from functools import cache

from textual.color import BLACK, WHITE, Color, ColorParseError
from textual.content import Content
from textual.style import Style

from widgets.state import Chip


@cache
def tint(colour: str) -> Style:
    """Style letters to stand on a group's colour; a colour that is none is done without."""
    try:
        ground = Color.parse(colour)
    except ColorParseError:
        return Style(reverse=True)
    return Style(background=ground, foreground=max(BLACK, WHITE, key=lambda letters: contrast(letters, ground)))


def contrast(one: Color, other: Color) -> float:
    """Measure how far two colours are apart, from 1 to 21, as the WCAG does."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Color) -> float:
    parts = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def badge(letter: str, colour: str) -> Content:
    """Draw a group's letter on its colour."""
    return Content.styled(f" {letter} ", tint(colour))


def chip(held: Chip) -> Content:
    """Draw what is held of a group: its letter for each lot with its mark, a dot for each lot of others."""
    letters = "".join(held.letter + mark for mark in held.marks)
    return Content.styled(letters + "·" * (held.size - len(held.marks)), tint(held.colour))
