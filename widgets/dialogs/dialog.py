"""The dialog over a desk: it gathers one request, and shows the phrase that it makes and what that would do.

How to write one, in a file of this folder:

    class FineDialog(Dialog):
        \"\"\"Out of jail.\"\"\"

        HEADING = mark("Out of jail")
        ENTER = PAY                                 # only if the key bar is to call Enter by another word than "record"
        ACTIONS = (CARD,)                           # of widgets/actions, with call="screen.by_card" or the like
        BINDINGS = bindings(ACTIONS)                # those of Dialog are inherited: Enter, Esc, F1, ^p, ^q
        CSS_PATH = [SHEET, "fine.tcss"]              # only if it needs its own

        def body(self) -> ComposeResult:            # widgets above the phrase; scrolled where they are too high
            yield Static(...)

        def gather(self) -> r.Request | str | None: # a request, its phrase, or None while something is missing
            return r.LeaveJail(self.player, "fine")

        def missing(self) -> str:                   # what to do next, shown while gather() answers None
            return _("Choose a way.")

Call `self.foresee()` whenever what is gathered has changed. Enter (or a click on it) leaves with the phrase, unless the
desk would refuse it: then the refusal stays in sight and so does the dialog. Esc leaves with nothing. The desk screen
opens it with `open_dialog(FineDialog(self.desk))` and says the phrase through its own `do`. A dialog that records more
than one phrase overrides `action_record` and calls `self.do(phrase)`; the desk looks anew when it is left. Every key is
an Action, and the row of keys at the bottom is clickable, so that the mouse does what the keys do; inside the body use
`clickable(content, "screen.some_action(3)")` in a Panel.
"""

from pathlib import Path
from typing import ClassVar

from textual._path import CSSPathType
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from banker.answer import Answer
from banker.desk import Desk
from banker.rules import requests as r
from banker.speech.catalogue import _
from banker.teller.spelling import phrase_of
from widgets.actions import AT_DIALOG, EVERYTHING, HELP, LEAVE, QUIT, RECORD, STOP, Action, bindings
from widgets.dialogs.box import Box
from widgets.dialogs.keys import Keys
from widgets.echo import Echo
from widgets.page import Page
from widgets.sitting import say

SHEET = Path(__file__).with_name("dialog.tcss")
WIDTHS = [(0, "-narrow"), (60, "-medium"), (110, "-wide")]
HEIGHTS = [(0, "-tiny"), (6, "-low"), (16, "-short"), (34, "-tall")]


class Dialog(Page[str], ModalScreen[str]):
    """The base of the dialogs: title, body, phrase, preview, keys."""

    HEADING: ClassVar[str] = ""
    ASKS: ClassVar[bool] = False
    """Whether it asks before something grave, so that the desk need not."""

    ENTER: ClassVar[Action] = RECORD
    ACTIONS: ClassVar[tuple[Action, ...]] = ()
    CSS_PATH: ClassVar[CSSPathType | None] = SHEET
    BINDINGS = bindings((*AT_DIALOG, HELP, EVERYTHING, QUIT, STOP))
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS

    def __init__(self, desk: Desk) -> None:
        """Gather for a desk."""
        super().__init__()
        self.desk = desk
        self.last: Answer | None = None

    # --- what a dialog says for itself

    def heading(self) -> str:
        """Name what is gathered."""
        return _(self.HEADING)

    def body(self) -> ComposeResult:
        """Lay out what gathers the request."""
        yield from ()

    def gather(self) -> r.Request | str | None:
        """Give the request, or its phrase; None while something is missing."""
        raise NotImplementedError

    def missing(self) -> str:
        """Say what is to be done next."""
        return ""

    # --- what all dialogs do

    def compose(self) -> ComposeResult:
        """Lay the dialog out."""
        with Box(id="box") as box:
            box.border_title = Content(self.heading())
            with VerticalScroll(id="form", can_focus=False):
                yield from self.body()
            with Vertical(id="outcome"):
                yield Static(id="phrase", markup=False)
                yield Echo(id="echo")
                yield Keys(self.ENTER, *self.ACTIONS, LEAVE)

    def on_mount(self) -> None:
        """Show what Enter would do from the beginning."""
        self.foresee()

    def retell(self) -> None:
        """Say all in the language in use now."""
        self.query_one("#box").border_title = Content(self.heading())
        self.foresee()

    @property
    def phrase(self) -> str:
        """The phrase that is gathered; empty while something is missing."""
        gathered = self.gather()
        if gathered is None or isinstance(gathered, str):
            return gathered or ""
        return self.spell(gathered)

    def spell(self, request: r.Request) -> str:
        """Spell a request as the desk reads it."""
        return phrase_of(request, self.desk.scene)

    def foresee(self) -> None:
        """Show the phrase, and what Enter would do."""
        phrase, echo = self.phrase, self.query_one(Echo)
        self._show_phrase(phrase)
        if phrase:
            echo.foresee(self.desk.preview(phrase), self.desk)
        else:
            echo.tell(self.missing())

    def _show_phrase(self, phrase: str) -> None:
        shown = Content.assemble(("› ", "$text-accent"), phrase) if phrase else Content()
        self.query_one("#phrase", Static).update(shown)

    def do(self, phrase: str) -> Answer:
        """Say a phrase to the desk without leaving, and show what came of it."""
        answer = say(self.desk, phrase)
        self.last = answer if answer.ok else self.last
        self.query_one(Echo).confirm(answer, self.desk)
        return answer

    def action_enter(self) -> None:
        """Record: the keys that were pressed before have been read."""
        self.action_record()

    def action_record(self) -> None:
        """Leave with the phrase, unless the desk would refuse it."""
        phrase = self.phrase
        if not phrase:
            return
        answer = self.desk.preview(phrase)
        if answer.ok:
            self.dismiss(phrase)
        else:
            self.query_one(Echo).confirm(answer, self.desk)

    def action_leave(self) -> None:
        """Leave with nothing."""
        self.dismiss(None)
