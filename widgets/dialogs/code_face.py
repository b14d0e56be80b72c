"""A code in cells, and the words beside it."""

from itertools import groupby

from textual.content import Content
from textual.style import Style

from banker.printing.code import FULL, Matrix, plain
from widgets.cells import lines
from widgets.panel import Panel
from widgets.symbols import STAYS

PAPER = "#000000 on #ffffff"
INK = "#000000 on #000000"
"""Dark cells are filled twice, as letter and as ground: fonts leave hairlines between one block and the next."""


class CodeFace(Panel):
    """A code, black on white in every theme: two modules to a cell, the quiet zone around."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self.rows: list[Content] = []

    @property
    def wide(self) -> int:
        """Columns that the code takes."""
        return self.rows[0].cell_length if self.rows else 0

    @property
    def high(self) -> int:
        """Lines that the code takes."""
        return len(self.rows)

    def show(self, matrix: Matrix | None) -> None:
        """Show a code, or none."""
        self.rows = [_row(line) for line in plain(matrix).split("\n")] if matrix is not None else []
        self.styles.width, self.styles.height = self.wide, self.high
        self.display = bool(self.rows)
        self.refresh(layout=True)

    def draw(self, width: int) -> Content:
        """Draw the code."""
        return lines(self.rows)


class Words(Panel):
    """The lines of a print, as a phone reads them, wrapped."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self.told: tuple[str, ...] = ()

    def show(self, words: str) -> None:
        """Show some lines."""
        self.told = tuple(words.split("\n"))
        self.refresh(layout=True)

    def draw(self, width: int) -> Content:
        """Draw the lines."""
        return lines([row for told in self.told for row in Content(told).wrap(max(1, width)) or [Content()]])


def _row(line: str) -> Content:
    runs = ((full, "".join(cells)) for full, cells in groupby(line, FULL.__eq__))
    row = Content.assemble(*((cells, INK if full else PAPER) for full, cells in runs))
    return row.stylize(Style.from_meta({STAYS: True}))
