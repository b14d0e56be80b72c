"""The count as a table: places, and each figure that made the total."""

from collections.abc import Sequence

from textual.content import Content
from textual.reactive import reactive

from banker.editions.board import Board
from banker.rules.valuation import Standing
from banker.speech.standings import heads, rows
from widgets.cells import fit, flow, lines, right, widest
from widgets.panel import Panel

GAP = 2
LONGEST_NAME = 20


class Tally(Panel):
    """One row a player; on a narrow screen the figures go under the names."""

    standings: reactive[tuple[Standing, ...]] = reactive((), layout=True)

    def __init__(self, board: Board) -> None:
        """Count nothing yet."""
        super().__init__(id="tally")
        self.board = board

    def draw(self, width: int) -> Content:
        """Draw the table, or the list where a table is too wide."""
        counted = rows(self.standings, self.board)
        named, first = heads(self.standings), [standing.place == 1 for standing in self.standings]
        table = _table(named, counted, first)
        fits = max(row.cell_length for row in table) <= width
        return lines(table if fits else _list(named, counted, width))


def _table(named: Sequence[str], counted: Sequence[tuple[str, ...]], first: Sequence[bool]) -> list[Content]:
    columns = list(zip(*[named, *counted], strict=True))
    widths = [max(Content(cell).cell_length for cell in column) for column in columns]
    widths[1] = min(widths[1], LONGEST_NAME)
    head = _row(named, widths).stylize("$foreground-muted")
    return [head, *(_row(row, widths, first=won) for row, won in zip(counted, first, strict=True))]


def _row(cells: Sequence[str], widths: Sequence[int], *, first: bool = False) -> Content:
    parts = [right(cells[0], widths[0]), fit(cells[1], widths[1])]
    parts += [right(cell, width) for cell, width in zip(cells[2:], widths[2:], strict=True)]
    row = (" " * GAP).join(parts[:-1])
    total = Content.styled(" " * GAP + parts[-1], "bold")
    return Content.styled(row, "bold $text-accent" if first else "") + total


def _list(named: Sequence[str], counted: Sequence[tuple[str, ...]], width: int) -> list[Content]:
    widths = [widest(column) for column in zip(*counted, strict=True)]
    return [part for row in counted for part in _player(named, row, widths, width)]


def _player(named: Sequence[str], row: Sequence[str], widths: Sequence[int], width: int) -> list[Content]:
    """Set the figures under the name, each as wide for every player, so that they stand in columns."""
    head = fit(f"{right(row[0], widths[0])} {row[1]}", width - len(row[-1]) - 1)
    pairs = [one for one in zip(named[2:-1], row[2:-1], widths[2:-1], strict=True) if one[1]]
    figures = [Content.styled(f"{name} {right(figure, each)}", "$foreground-muted") for name, figure, each in pairs]
    return [Content.styled(f"{head} {row[-1]}", "bold"), *(Content("  ") + part for part in flow(figures, width - 2))]
