"""Mending an older entry: strike it, correct its amount, or put another phrase in its place."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Input

from banker.answer import Answer
from banker.desk import Desk
from banker.editions.board import Board
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.speech.catalogue import _, mark, n_
from banker.speech.entries import tell_entry
from banker.speech.names import plain
from banker.speech.refusals import tell_refusal
from banker.teller.canon import told_phrase
from widgets.cells import lines
from widgets.dialogs.dialog import Dialog
from widgets.held_field import HeldField
from widgets.panel import Panel
from widgets.words import Words

MOST = 20


class Aftermath(Panel):
    """What can no longer be, once an entry is amended, a line each."""

    impossible: reactive[tuple[str, ...]] = reactive((), layout=True)

    def draw(self, width: int) -> Content:
        """Draw the lines."""
        rows = [row for told in self.impossible for row in Content(f"✗ {told}").wrap(max(1, width))]
        return lines([row.stylize("$text-error") for row in rows])


class MendDialog(Dialog):
    """The base of the three ways: what the entry did, and a field for what is to be said."""

    AUTO_FOCUS = "#field"
    LABEL: ClassVar[str] = ""

    def __init__(self, desk: Desk, number: int, typed: str = "") -> None:
        """Mend one entry; what was typed of it already stands in the field."""
        super().__init__(desk)
        self.begun = typed
        self.entry = desk.shown(desk.entries[number - 1])

    def heading(self) -> str:
        """Name the entry."""
        return _(self.HEADING).format(number=self.entry.number)

    def body(self) -> ComposeResult:
        """Lay out what the entry did over the field."""
        yield Words(lambda: tell_entry(self.entry, self.desk.edition.board))
        yield HeldField(lambda: _(self.LABEL), value=self.start, id="field", select_on_focus=False)
        yield Aftermath(id="aftermath")

    def action_record(self) -> None:
        """Leave with the phrase; one that is refused is held, for another to be typed in its place."""
        super().action_record()
        if self.is_current:
            self.query_one(HeldField).hold()

    @property
    def start(self) -> str:
        """What the field holds at first."""
        return self.begun

    @property
    def typed(self) -> str:
        """What the field holds."""
        return self.query_one("#field", Input).value.strip()

    @on(Input.Changed, "#field")
    def _typed(self) -> None:
        self.foresee()

    def foresee(self) -> None:
        """Show what comes out differently, too."""
        super().foresee()
        answer = self.desk.preview(self.phrase) if self.phrase else None
        self.query_one(Aftermath).impossible = _impossible(answer, self.desk.edition.board)


def _impossible(answer: Answer | None, board: Board) -> tuple[str, ...]:
    told = answer.answer if answer is not None and isinstance(answer.answer, dict) else {}
    rows: Sequence[dict[str, Any]] = told.get("impossible", ())
    shown = [f"{row['number']} {plain(row['phrase'])}: {_reason(row, board)}" for row in rows[:MOST]]
    if len(rows) > MOST:
        rest = len(rows) - MOST
        shown.append(n_("{count} more", "{count} more", rest).format(count=rest))
    return tuple(shown)


def _reason(row: dict[str, Any], board: Board) -> str:
    return tell_refusal(Refusal(row["refusal"], row["data"]), board)


class StrikeDialog(MendDialog):
    """Take an entry back, alone."""

    HEADING = mark("Strike entry {number}")
    ASKS = True
    LABEL = mark("Why? (may stay empty)")

    def gather(self) -> r.Strike:
        """Give the entry, and the reason."""
        return r.Strike(self.entry.number, self.typed)


class CorrectDialog(MendDialog):
    """Post the difference to the right amount."""

    HEADING = mark("Correct the amount of entry {number}")
    LABEL = mark("The right amount")

    def gather(self) -> r.Correct | None:
        """Give the right amount."""
        return r.Correct(self.entry.number, int(self.typed)) if self.typed.isdecimal() else None

    def missing(self) -> str:
        """Ask for the amount."""
        return _("Type the right amount; 0 if nothing should have been paid.")


class AmendDialog(MendDialog):
    """Put another phrase in the place of an entry."""

    HEADING = mark("Amend entry {number}")
    ASKS = True
    LABEL = mark("What should have been entered")

    @property
    def start(self) -> str:
        """Begin with what is to be said, or with what was said then."""
        return told_phrase(self.begun, self.desk.scene) if self.begun else self.was

    @property
    def was(self) -> str:
        """What was said then, in the words of now."""
        return told_phrase(self.entry.phrase, self.desk.scene)

    def on_mount(self) -> None:
        """Hold out what was said then: it is mended, or another phrase typed in its place."""
        if not self.begun:
            self.query_one(HeldField).hold()

    def gather(self) -> r.Amend | None:
        """Give the phrase, if it is another than was said then."""
        changed = self.typed and self.typed != self.was
        return r.Amend(self.entry.number, self.typed) if changed else None

    def missing(self) -> str:
        """Ask for the phrase."""
        return _("Change the phrase into what should have been entered; what followed is entered again.")


MENDINGS: dict[str, type[MendDialog]] = {"strike": StrikeDialog, "correct": CorrectDialog, "amend": AmendDialog}
"""The ways to mend an entry."""
