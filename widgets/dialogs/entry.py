"""An entry: what it did, why its figures are what they are, and what can be done about it."""

from textual.app import ComposeResult
from textual.content import Content

from banker.answer import Answer
from banker.desk import Desk
from banker.obstacles import mending_obstacle
from banker.rules import requests as r
from banker.speech.catalogue import _, mark
from banker.speech.entries import tell_entry
from banker.speech.money import change, clock
from banker.speech.names import holder
from banker.speech.reasons import tell_why
from banker.teller.canon import told_phrase
from widgets.actions import AT_ENTRY, RETURN, bindings
from widgets.cells import lines
from widgets.dialogs.dialog import Dialog
from widgets.echo import Echo
from widgets.panel import Panel


class Facts(Panel):
    """What is known of an entry."""

    def __init__(self, told: list[Content]) -> None:
        """Show paragraphs."""
        super().__init__()
        self.told = told

    def draw(self, width: int) -> Content:
        """Wrap the paragraphs."""
        return lines([row for paragraph in self.told for row in paragraph.wrap(max(1, width)) or [Content()]])


class EntryDialog(Dialog):
    """One entry; from here it is struck, corrected or amended."""

    HEADING = mark("Entry {number}")
    ENTER = RETURN
    ACTIONS = AT_ENTRY
    BINDINGS = bindings(ACTIONS)

    def __init__(self, desk: Desk, number: int) -> None:
        """Look at an entry."""
        super().__init__(desk)
        self.number = number
        self.entry = desk.shown(desk.entries[number - 1])

    def heading(self) -> str:
        """Name the entry."""
        return _(self.HEADING).format(number=self.number)

    def body(self) -> ComposeResult:
        """Lay out what is known of it."""
        yield Facts([*self._happened(), Content(), *self._why()])

    def retell(self) -> None:
        """Say all in the language in use now."""
        super().retell()
        facts = self.query_one(Facts)
        facts.told = [*self._happened(), Content(), *self._why()]
        facts.refresh(layout=True)

    def _happened(self) -> list[Content]:
        board = self.desk.edition.board
        assert self.desk.ledger is not None
        live = self.desk.ledger.alive(self.number)
        told = Content.styled(tell_entry(self.entry, board), "bold" if live else "strike")
        when = _("{time} since the opening").format(time=clock(self.entry.elapsed))
        phrase = told_phrase(self.entry.phrase, self.desk.scene)
        said = _("typed: {phrase}").format(phrase=phrase) if phrase else ""
        taken = "" if live else _("taken back")
        return [told, Content.styled(" · ".join(filter(None, (when, said, taken))), "$foreground-muted")]

    def _why(self) -> list[Content]:
        reasons = [Content(sentence) for sentence in tell_why(self.entry, self.desk.edition)]
        return [
            *(reasons or [Content.styled(_("There is no figure to explain."), "$foreground-muted")]),
            *self._moves(),
        ]

    def _moves(self) -> list[Content]:
        cash = [(who, amount) for who, what, amount in self.entry.postings if what == "cash"]
        return [Content(), *(Content(f"{holder(who)} {change(amount)}") for who, amount in cash)] if cash else []

    def gather(self) -> r.Request | None:
        """Nothing is entered from here."""
        return None

    def missing(self) -> str:
        """Say what can be done."""
        return _("Was it wrong? The keys below strike it, correct its amount, or put another phrase in its place.")

    def action_record(self) -> None:
        """Leave; there is nothing to enter."""
        self.action_leave()

    def action_strike(self) -> None:
        """Ask to strike the entry."""
        self._mend("strike")

    def action_correct(self) -> None:
        """Ask to correct the amount of the entry."""
        self._mend("correct")

    def action_amend(self) -> None:
        """Ask to put another phrase in the place of the entry."""
        self._mend("amend")

    def _mend(self, way: str) -> None:
        """Leave for the dialog that mends the entry so, unless nothing could come of it."""
        refusal = mending_obstacle(self.desk, way, self.number)
        if refusal is None:
            self.dismiss(f"screen.mend({way!r}, {self.number})")
        else:
            self.query_one(Echo).confirm(Answer("", refusal=refusal), self.desk)
