"""The list of acts: each with what it moves, the impossible ones dimmed with the reason."""

from textual.content import Content
from textual.reactive import reactive

from widgets.acts.act import Prospect
from widgets.cells import right, widest
from widgets.rows import Row, Rows

MOVES = 8


class ActsMenu(Rows):
    """One row an act."""

    prospects: reactive[tuple[Prospect, ...]] = reactive((), layout=True)

    def __init__(self, prospects: tuple[Prospect, ...]) -> None:
        """Show acts as they are foreseen."""
        super().__init__(id="acts")
        self.set_reactive(ActsMenu.prospects, prospects)

    @property
    def keys(self) -> tuple[str, ...]:
        """The acts by their number."""
        return tuple(str(at) for at in range(len(self.prospects)))

    @property
    def marked(self) -> bool:
        """The cursor is always shown: the menu has nothing else."""
        return True

    def rows(self, width: int) -> list[Row]:
        """Draw the acts."""
        shade = "dim" if self.app.native_ansi_color else "$foreground-muted"
        return [[_draw(prospect, self._room(width), width, self._moves, shade)] for prospect in self.prospects]

    def _room(self, width: int) -> int:
        longest = max((Content(prospect.act.words).cell_length for prospect in self.prospects), default=0)
        return min(longest, max(1, width - self._moves - 2))

    @property
    def _moves(self) -> int:
        return widest((prospect.moves for prospect in self.prospects if not prospect.refusal), MOVES)


def _draw(prospect: Prospect, room: int, width: int, moves: int, shade: str) -> Content:
    words = Content(prospect.act.words).truncate(room, ellipsis=True, pad=True)
    if prospect.refusal:
        told = Content.assemble(words, f" ✗ {prospect.refusal}").truncate(max(1, width), ellipsis=True)
        return told.stylize(shade)
    return words + Content.styled(right(prospect.moves, moves), "bold")
