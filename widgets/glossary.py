"""Two columns of help: what to press or type, and what it does."""

from rich.cells import cell_len
from textual.content import Content

from widgets.cells import fit, lines
from widgets.panel import Panel

LEAST = 24
Rows = tuple[tuple[str, str], ...]


class Glossary(Panel):
    """Rows of a word and its meaning; the meaning goes under the word where there is no room beside it."""

    def __init__(self, rows: Rows, column: int) -> None:
        """Show rows, the words in a column of a width in cells."""
        super().__init__()
        self.rows = rows
        self.column = column

    def draw(self, width: int) -> Content:
        """Draw the rows."""
        return lines([part for row in self.rows for part in self._row(*row, width)])

    def _row(self, word: str, meaning: str, width: int) -> list[Content]:
        beside = width >= self.column + LEAST and cell_len(word) < self.column
        indent = self.column if beside else 2
        said = Content(meaning).wrap(max(1, width - indent))
        if beside:
            first = Content.assemble((fit(word, self.column), "$text-accent"), said[0])
            return [first, *(Content(" " * indent) + row for row in said[1:])]
        return [Content.styled(word, "$text-accent"), *(Content("  ") + row for row in said)]
