"""What is put up: the deed's figures, or the buildings that are left."""

from textual.content import Content
from textual.reactive import reactive

from banker.editions.board import Board, Deed
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.money import money
from widgets.cells import flow, lines
from widgets.chips import badge
from widgets.panel import Panel


class LotFace(Panel):
    """A few lines of figures; they are the board's own."""

    deed: reactive[Deed | None] = reactive(None, layout=True)
    words: reactive[str] = reactive("", layout=True)

    def __init__(self, board: Board) -> None:
        """Show lots of a board."""
        super().__init__()
        self.board = board

    def draw(self, width: int) -> Content:
        """Draw the lot."""
        if self.deed is None:
            return Content.styled(self.words, "bold")
        group = next(group for group in self.board.groups if group.id == self.deed.group)
        name = badge(group.letter, group.colour) + Content.styled(f" {names.plain(self.deed.name)}", "bold")
        parts = (Content.assemble((f"{label} ", "$foreground-muted"), figure) for label, figure in figures(self.deed))
        return lines([name.truncate(max(1, width), ellipsis=True), *flow(parts, width)])


def figures(deed: Deed) -> list[tuple[str, str]]:
    """List what is printed on a deed."""
    sign = "×" if deed.kind == "utility" else ""
    rents = " ".join(f"{sign}{money(rent)}" for rent in deed.rents)
    shown = [(_("price"), money(deed.price)), (_("rent"), rents), (_("mortgage"), money(deed.mortgage))]
    return [*shown, (_("a house"), money(deed.house))] if deed.house else shown
