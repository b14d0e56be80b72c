"""What the desk says to the line: before Enter the entry that it would be, after Enter what came of it."""

from enum import Enum

from banker.speech.answers import tell_answer
from textual.content import Content
from textual.widgets import Static

from banker.answer import Answer
from banker.desk import Desk
from banker.speech.catalogue import _
from banker.speech.money import money


class Moment(Enum):
    """When something is said to a phrase; the value is the class that colours it."""

    TYPED = "-typed"
    RECORDED = "-recorded"
    REFUSED = "-refused"


class Echo(Static):
    """A few lines under the teller's line."""

    def __init__(self) -> None:
        """Say nothing yet."""
        super().__init__("", markup=False, id="echo")
        self.said = Content()

    def foresee(self, answer: Answer, desk: Desk) -> None:
        """Show what Enter would do."""
        rows = [Content(tell_answer(answer, desk.edition))]
        if answer.entries and answer.ok and not answer.hidden:
            rows += [_balances(answer)] if answer.balances else []
            rows.append(Content.styled(_("Enter records it"), "$text-muted"))
        self._say(Content("\n").join(rows), Moment.TYPED)

    def confirm(self, answer: Answer, desk: Desk) -> None:
        """Show what came of a phrase; it stays until the next key."""
        said = Content(tell_answer(answer, desk.edition))
        if not answer.ok:
            self._say(Content.assemble(("✗ ", "$error bold"), said), Moment.REFUSED)
        elif answer.entries:
            self._say(Content.assemble(("✓ ", "$success bold"), said), Moment.RECORDED)
        else:
            self._say(said, Moment.RECORDED)

    def hush(self) -> None:
        """Say nothing."""
        self._say(Content(), Moment.TYPED)

    def _say(self, content: Content, moment: Moment) -> None:
        self.said = content
        for each in Moment:
            self.set_class(each is moment, each.value)
        self.update(content)


def _balances(answer: Answer) -> Content:
    parts = []
    for name, before, after in answer.balances:
        arrow = Content.assemble((f" {money(before)} → ", "$text-muted"), (money(after), "bold"))
        parts.append(Content(name) + arrow)
    return Content("   ").join(parts)
