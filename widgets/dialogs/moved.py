"""The list of what an act moves."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.moves import Move
from widgets.cells import lines
from widgets.chips import badge
from widgets.panel import Panel

GAP = 2


class Moved(Panel):
    """One row a thing: what it is, and at the right end where it goes; on a narrow screen under it."""

    moves: reactive[tuple[Move, ...]] = reactive((), layout=True)

    def draw(self, width: int) -> Content:
        """Draw the rows."""
        return lines([row for move in self.moves for row in _row(move, width)])


def _row(move: Move, width: int) -> list[Content]:
    sign = badge(move.letter, move.colour) + " " if move.letter else Content("    ")
    where = Content.styled(move.where, "bold")
    room = width - sign.cell_length - where.cell_length - GAP
    if room >= Content(move.what).cell_length:
        return [sign + Content(move.what).truncate(room, pad=True) + " " * GAP + where]
    words = Content(move.what).wrap(max(1, width - sign.cell_length))
    rows = [(Content("    ") if at else sign) + row for at, row in enumerate(words)]
    return [*rows, (Content("      → ") + where).truncate(max(1, width), ellipsis=True)]
