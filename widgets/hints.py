"""How the phrase in the line may go on: a row of words under it, each of them a click, the first of them Tab's."""

from dataclasses import dataclass

from textual.content import Content
from textual.message import Message
from textual.reactive import reactive

from banker.desk import Desk
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.teller.completion import Completion, completions, mended
from widgets.panel import Panel, clickable

ROOMY = 60
GAP = "   "


def ways(desk: Desk, phrase: str) -> list[Completion]:
    """Ask how a phrase may go on, or what was meant by a name in it that is unknown."""
    if not phrase.strip():
        return []
    found = completions(phrase, desk.game, desk.language)
    if found:
        return found
    refusal = desk.preview(phrase).refusal
    return mended(phrase, refusal, desk.edition.board) if refusal is not None else []


class Hints(Panel):
    """The ways on, as many as fit on a row."""

    found: reactive[tuple[Completion, ...]] = reactive((), layout=True)

    @dataclass
    class Taken(Message):
        """A way on was chosen."""

        way: Completion

    def offer(self, desk: Desk, phrase: str, found: list[Completion]) -> None:
        """Show the ways on, where the phrase is not whole as it stands."""
        doubtful = isinstance(desk.read(phrase), Refusal) if found else False
        self.found = tuple(found) if doubtful else ()
        self.display = bool(self.found)

    def draw(self, width: int) -> Content:
        """Draw the key and the words, with a mark where there are more."""
        row = Content.styled(_("Tab"), "$text-accent")
        for number, way in enumerate(self.found):
            part = Content("  " if not number else GAP) + self._way(number, way, width)
            more = Content.styled(f" +{len(self.found) - number}", "$foreground-muted")
            last = number + 1 == len(self.found)
            if row.cell_length + part.cell_length + (0 if last else more.cell_length) > width and number:
                return (row + more).truncate(max(0, width), ellipsis=True)
            row += part
        return row.truncate(max(0, width), ellipsis=True)

    def _way(self, number: int, way: Completion, width: int) -> Content:
        help = f" {way.help}" if way.help and width >= ROOMY else ""
        words = Content.assemble((way.words, "bold" if not number else ""), (help, "$foreground-muted"))
        return clickable(words, f"take({number})")

    def action_take(self, number: int) -> None:
        """Choose one of the ways."""
        if number < len(self.found):
            self.post_message(self.Taken(self.found[number]))
