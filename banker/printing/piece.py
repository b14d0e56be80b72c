"""A piece: what is printed in one, whatever the form: a page, the text of its code, a colour, a chart."""

from msgspec import Struct

from banker.printing.page import Page


class Series(Struct, frozen=True):
    """What one player was worth after each of some entries: (entry, worth)."""

    name: str
    points: tuple[tuple[int, int], ...]


class Chart(Struct, frozen=True):
    """Worth over the game."""

    title: str
    series: tuple[Series, ...]


class Piece(Struct, frozen=True):
    """A page and the text of its code; a card has the colour of its group and the group's letter, a count its chart."""

    page: Page
    code: str = ""
    colour: str = ""
    letter: str = ""
    chart: Chart | None = None
