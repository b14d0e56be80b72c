"""A figure for each kind of note, and the sum."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.money import money
from widgets.cells import right, widest
from widgets.panel import clickable
from widgets.rows import Row, Rows

WIDE = 8
MOST = 9999


class Counts(Rows):
    """A row for each kind of note, and the sum."""

    notes: reactive[tuple[int, ...]] = reactive(())
    counts: reactive[tuple[int, ...]] = reactive((), layout=True)

    @property
    def keys(self) -> tuple[str, ...]:
        """The notes by their value."""
        return tuple(map(str, self.notes))

    @property
    def total(self) -> int:
        """The sum of all notes counted."""
        return sum(value * many for value, many in zip(self.notes, self.counts, strict=True))

    def rows(self, width: int) -> list[Row]:
        """Draw the notes."""
        return [[self._row(at, *pair)] for at, pair in enumerate(zip(self.notes, self.counts, strict=True))]

    def draw(self, width: int) -> Content:
        """Draw the notes, and their sum under them."""
        wide = self._wide
        equals = (" " * (wide + 13) + "= ", "$foreground-muted")
        return Content("\n").join(
            [super().draw(width), Content.assemble(equals, (right(money(self.total), wide), "bold"))]
        )

    @property
    def _wide(self) -> int:
        return widest([*map(money, self.notes), money(self.total)], WIDE)

    def _row(self, at: int, value: int, many: int) -> Content:
        wide = self._wide
        less = clickable(Content.styled(" − ", "$text-accent"), f"put({at}, -1)")
        more = clickable(Content.styled(" + ", "$text-accent"), f"put({at}, 1)")
        figures = Content.assemble(right(money(value), wide), (" × ", "$foreground-muted"))
        worth = Content.styled(right(money(value * many), wide), "$foreground-muted")
        return Content("").join([figures, less, Content.styled(right(str(many), 4), "bold"), more, "  ", worth])

    def action_put(self, at: int, step: int) -> None:
        """Count one more of a note, or one less."""
        self.at = at
        self.set(self.counts[at] + step)

    def set(self, many: int) -> None:
        """Count so many of the note marked."""
        kept = max(0, min(many, MOST))
        self.counts = (*self.counts[: self.at], kept, *self.counts[self.at + 1 :])
        self.post_message(self.Moved(self))
