"""What the desk says to the line: before Enter the entry that it would be, after Enter what came of it."""

from enum import Enum

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from banker.answer import Answer
from banker.desk import Desk
from banker.speech.answers import tell_answer, tell_preview
from banker.speech.catalogue import _
from widgets.cells import flow, lines
from widgets.panel import Panel


class Moment(Enum):
    """When something is said to a phrase; the value is the class that colours it."""

    TYPED = "-typed"
    RECORDED = "-recorded"
    REFUSED = "-refused"


SIGNS = {Moment.RECORDED: ("✓ ", "$text-success bold"), Moment.REFUSED: ("✗ ", "$text-error bold")}


class Echo(Panel):
    """A few lines under the teller's line: sentences, each on its own, then small parts in a row."""

    said: reactive[tuple[str, ...]] = reactive((), layout=True)
    parts: reactive[tuple[str, ...]] = reactive((), layout=True)
    moment: reactive[Moment] = reactive(Moment.TYPED, layout=True)

    def foresee(self, answer: Answer, desk: Desk) -> None:
        """Show what Enter would do."""
        told = tell_preview(answer, desk.edition)
        acts = answer.ok and bool(answer.entries)
        sentences = told[:1] if acts else told
        self._say(sentences, [*told[1:], _("Enter records it")] if acts else [], Moment.TYPED)
        self.set_class(not answer.ok, "-doubt")

    def confirm(self, answer: Answer, desk: Desk, parts: tuple[str, ...] = ()) -> None:
        """Show what came of a phrase, and what can be done about it; it stays until the next key."""
        told = tell_answer(answer, desk.edition).split("\n")
        self._say(told, list(parts), Moment.RECORDED if answer.ok else Moment.REFUSED)

    def tell(self, words: str) -> None:
        """Say what is missing before Enter could do anything."""
        self._say([words] if words else [], [], Moment.TYPED)
        self.add_class("-doubt")

    def show(self, said: list[str], parts: list[str]) -> None:
        """Show sentences and small parts that are not the answer to one phrase."""
        self._say(said, parts, Moment.TYPED)

    def hush(self) -> None:
        """Say nothing."""
        self._say([], [], Moment.TYPED)

    def _say(self, said: list[str], parts: list[str], moment: Moment) -> None:
        self.said, self.parts, self.moment = tuple(said), tuple(parts), moment
        self.set_class(moment is Moment.REFUSED, "-refused")
        self.remove_class("-doubt")

    def watch_said(self) -> None:
        """Show what is said from its beginning."""
        if isinstance(self.parent, Widget):
            self.parent.scroll_home(animate=False, immediate=True)

    def draw(self, width: int) -> Content:
        """Draw the sentences under the sign of their moment, then the parts."""
        sign = Content.assemble(SIGNS[self.moment]) if self.moment in SIGNS and len(self.said) == 1 else Content()
        room = max(1, width - sign.cell_length)
        said = [row for sentence in self.said for row in Content(sentence).wrap(room)]
        rows = [(Content(" " * sign.cell_length) if at else sign) + row for at, row in enumerate(said)]
        return lines(rows + flow(map(_part, self.parts), width))


def _part(words: str) -> Content:
    if "→" in words:
        return Content(words).highlight_regex("→ .*", style="bold")
    return Content.styled(words, "$text-accent")
