"""The notes of an amount: which to hand over, and what change to ask back."""

from collections.abc import Mapping

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Input

from banker.desk import Desk
from banker.rules import requests as r
from banker.rules.dues import to_pay
from banker.speech.answers import tell_answer
from banker.speech.catalogue import _, mark
from banker.speech.money import money
from widgets.actions import RETURN
from widgets.cells import lines, right, widest
from widgets.dialogs.dialog import Dialog
from widgets.panel import Panel
from widgets.words import Field

Bundle = Mapping[str, int]
NOTE = 7


class Pile(Panel):
    """The notes of an amount, large ones first, and other ways to pay it."""

    notes: reactive[tuple[tuple[str, int], ...]] = reactive((), layout=True)
    ways: reactive[tuple[str, ...]] = reactive((), layout=True)

    def draw(self, width: int) -> Content:
        """Draw a row a note, then a row a way."""
        figures = widest((money(int(value)) for value, _count in self.notes), NOTE)
        rows = [_note(value, count, figures) for value, count in self.notes]
        told = [row for way in self.ways for row in Content(way).wrap(max(1, width))]
        return lines([*rows, *([Content()] if told else []), *(row.stylize("$foreground-muted") for row in told)])


def _note(value: str, count: int, figures: int) -> Content:
    total = Content.styled(f"  = {money(int(value) * count)}", "$foreground-muted")
    return Content.assemble((right(str(count), 3), "bold"), " × ", right(money(int(value)), figures)) + total


class NotesDialog(Dialog):
    """Notes for an amount; nothing is recorded."""

    HEADING = mark("Notes")
    AUTO_FOCUS = "#amount"
    ENTER = RETURN

    def __init__(self, desk: Desk) -> None:
        """Begin with the amount that is open on the table."""
        super().__init__(desk)
        self.pile = Pile(id="pile")

    def body(self) -> ComposeResult:
        """Lay out the amount over its notes."""
        open = str(to_pay(self.desk.game) or "")
        yield Field(lambda: _("Amount"), value=open, id="amount", type="integer", max_length=9)
        yield self.pile

    @on(Input.Changed, "#amount")
    def _typed(self) -> None:
        self.foresee()

    @property
    def amount(self) -> int:
        """The amount typed; 0 while there is none."""
        typed = self.query_one("#amount", Input).value.strip()
        return int(typed) if typed.isdecimal() else 0

    def foresee(self) -> None:
        """Show the notes."""
        answer = self.desk.foresee(r.AskNotes(amount=self.amount)) if self.amount else None
        told = answer.answer if answer is not None and answer.ok else {}
        self.pile.notes = tuple(told.get("notes", {}).items())
        self.pile.ways = tuple(tell_answer(answer, self.desk.edition).split("\n")[bool(told) :]) if answer else ()
        super().foresee()

    def gather(self) -> r.Request | None:
        """Nothing is recorded from here."""
        return None

    def missing(self) -> str:
        """Say what to type, or that it is done."""
        return _("Enter goes back.") if self.amount else _("Type an amount.")

    def action_record(self) -> None:
        """Leave; there is nothing to enter."""
        self.action_leave()
