"""The desk: players, what is open, deeds, ledger, clock, and the teller's line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.widgets import Input, Static

from banker.answer import Answer
from banker.desk import Desk
from banker.refusal import Refusal
from banker.speech.catalogue import _
from widgets import look
from widgets.actions import AT_DESK, BUILD, CARD, COUNT, EVERYTHING, HELP, QUIT, TRADE, UNDO, bindings
from widgets.banner import Banner
from widgets.bell import BellNotice
from widgets.board import Board
from widgets.clock import Clock, TableClock
from widgets.deeds import DeedHeads, Deeds
from widgets.echo import Echo
from widgets.hints import Hints, ways
from widgets.keybar import KeyBar
from widgets.ledger import LAST, LedgerView
from widgets.matters import Matters
from widgets.more import More
from widgets.offers import asks_for_help, begins, hides
from widgets.players import Players
from widgets.screens.keeping import Keeping
from widgets.screens.questions import Questions
from widgets.screens.tour import Tour
from widgets.sitting import say
from widgets.supplies import Supplies
from widgets.teller_line import TellerLine, unfinished
from widgets.views import Views

if TYPE_CHECKING:
    from widgets.dialogs.dialog import Dialog

TICK = 0.25
WIDTHS = [(0, "-narrow"), (60, "-medium"), (110, "-wide")]
LAST_SHORT = 8
FIRST_KEYS = (HELP, UNDO, EVERYTHING, TRADE, BUILD, CARD, COUNT)
"""The keys that a footer shows first, however narrow it is."""
HEIGHTS = [(0, "-tiny"), (8, "-low"), (16, "-short"), (34, "-tall")]


class DeskScreen(Questions, Keeping, Tour):
    """One table. It computes nothing: it asks the desk and shows the answers."""

    CSS_PATH = "desk.tcss"
    AUTO_FOCUS = "#line"
    BINDINGS = bindings(AT_DESK)
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS

    def __init__(self, desk: Desk) -> None:
        """Sit down at a desk with a table."""
        super().__init__()
        self.desk = desk
        self.said: Answer | None = None

    def compose(self) -> ComposeResult:
        """Lay the desk out."""
        with Horizontal(id="head"):
            yield Static(id="title", markup=False)
            yield Supplies(id="supplies")
            yield Clock(id="clock")
        yield Banner()
        yield BellNotice()
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield TableClock(id="table-clock")
                with VerticalScroll(id="seats", can_focus=False):
                    yield Players(id="players")
                with VerticalScroll(id="table", can_focus=False):
                    yield Matters(id="matters")
                yield Views(id="views")
                yield LedgerView(id="ledger")
            with VerticalScroll(id="right", can_focus=False):
                yield DeedHeads(id="heads")
                yield Deeds(id="deeds")
            with VerticalScroll(id="around", can_focus=False):
                yield Board(id="board")
        with Horizontal(id="teller"):
            yield Static("›", id="prompt", markup=False)
            yield TellerLine()
        with VerticalScroll(id="answer", can_focus=False):
            yield Echo(id="echo")
            yield Hints(id="hints")
        yield More("#answer", id="more")
        yield KeyBar(*FIRST_KEYS, *(action for action in AT_DESK if action not in FIRST_KEYS), QUIT)

    def on_mount(self) -> None:
        """Show the table, and let the clock tick."""
        self._entitle()
        self.show_table()
        self.set_interval(TICK, self.tick)
        self.set_interval(TICK, self.follow)

    def _entitle(self) -> None:
        for name, title in (("#seats", _("Players")), ("#table", _("On the table")), ("#right", _("Deeds"))):
            self.query_one(name).border_title = title
        self.query_one(LedgerView).border_title = _("Ledger")

    def retell(self) -> None:
        """Say all in the language in use now: the table, and what was answered last."""
        self._entitle()
        self.show_table()
        if self.said is not None:
            self._confirm(self.said)

    def on_unmount(self) -> None:
        """Leave the table; all is kept already."""
        self.desk.close()

    # --- showing

    def show_table(self) -> None:
        """Hand the state of the table down to the widgets."""
        table = look.look(self.desk, remind=self.reminds)
        self.query_one("#title", Static).update(Content(table.title))
        self.query_one(Supplies).supply = table.supply
        self.query_one(Players).seats = table.seats
        self.query_one(DeedHeads).lots = self.query_one(Deeds).lots = table.lots
        board = self.query_one(Board)
        board.spots, board.seats, board.open, board.hint = table.spots, table.seats, table.open, table.hint.text
        board.last = tuple(look.line(self.desk, entry) for entry in self.desk.entries[-LAST_SHORT:])
        matters = self.query_one(Matters)
        matters.open, matters.hint = table.open, table.hint
        self.query_one(LedgerView).show([look.line(self.desk, entry) for entry in self.desk.entries[-LAST:]])
        self.tick()
        self.foresee()

    def tick(self) -> None:
        """Let the clock move, and the bell hear it."""
        time = look.time(self.desk)
        self.query_one("#clock", Clock).time = time
        self.query_one(TableClock).time = time
        self.query_one(Banner).show(self.desk, self.broken)
        self.query_one(BellNotice).hear(None if self.desk.game.over else time)

    def foresee(self) -> None:
        """Show what Enter would do with the line as it stands, unless an answer is still to be read."""
        self.complete()
        if self.said is not None:
            return
        phrase = self.query_one(TellerLine).value
        echo = self.query_one(Echo)
        if asks_for_help(phrase):
            echo.tell(_("Enter shows the help."))
        elif not phrase.strip() and self.wants_dialog:
            echo.tell(self.way_in())
        elif phrase.strip() or begins(self.desk) or (self.desk.matters and not hides(self.desk, remind=self.reminds)):
            echo.foresee(self.desk.preview(phrase), self.desk)
        else:
            echo.hush()

    # --- the teller's line

    def complete(self) -> None:
        """Offer how the phrase in the line may go on."""
        line = self.query_one(TellerLine)
        line.ways = partial(ways, self.desk)
        self.query_one(Hints).offer(self.desk, line.value, line.ask())

    @on(Hints.Taken)
    def _taken(self, event: Hints.Taken) -> None:
        line = self.query_one(TellerLine)
        self.set_focus(line)
        line.take(event.way)

    @on(Input.Changed, "#line")
    def _typed(self) -> None:
        self.foresee()

    @on(TellerLine.Touched)
    def _touched(self) -> None:
        if self.said is not None:
            self.said = None
            self.foresee()

    @on(Input.Submitted, "#line")
    def _entered(self, event: Input.Submitted) -> None:
        line = self.query_one(TellerLine)
        if not event.value.strip() and hides(self.desk, remind=self.reminds):
            self.show_answer(Answer("", refusal=Refusal("nothing-open")))
            return
        if not event.value.strip() and self.answer_first():
            return
        if asks_for_help(event.value):
            line.value = ""
            self.call_later(self.run_action, HELP.call)
            return
        if self.repeats_short(event.value):
            self.action_raise_cash(then=event.value)
            return
        line.remember(event.value)
        refusal = self.do(event.value).refusal
        if refusal is None:
            line.value = ""
        elif unfinished(event.value, refusal):
            line.go_on(refusal)
        else:
            line.hold()

    def do(self, phrase: str, *, sure: bool = False) -> Answer:
        """Say a phrase to the desk, and show what came of it until the next key; ask first where it is grave."""
        if not sure and self.asks_first(phrase):
            return Answer(phrase)
        answer = say(self.desk, phrase)
        self.repeats_short(phrase, answer)
        self.show_answer(answer)
        return answer

    def show_answer(self, answer: Answer) -> None:
        """Show what came of a phrase until the next key."""
        self.said = answer
        if answer.ok:
            self.query_one(TellerLine).be_done_with(answer.phrase)
            self.show_table()
        self._confirm(answer)
        if answer.ok and self.desk.game.over and answer.entries:
            self._show_count()
        elif answer.ok:
            self.follow_auction()

    def _confirm(self, answer: Answer) -> None:
        self.query_one(Echo).confirm(answer, self.desk, (*self.way_out(answer), *self.heed(answer)))

    def on_key(self, event: Key) -> None:
        """Send what is typed anywhere to the line."""
        line = self.query_one(TellerLine)
        if event.is_printable and event.character and line is not self.focused:
            self.set_focus(line)
            line.put_in(event.character)
            event.stop()

    def open_dialog(self, dialog: Dialog) -> None:
        """Open a dialog over the desk; the phrase that it gathers is said here."""
        if self.is_active:
            self.app.push_screen(dialog, partial(self._gathered, dialog))

    def _gathered(self, dialog: Dialog, phrase: str | None) -> None:
        self.said = None
        if phrase and dialog.ASKS:
            self.do(phrase, sure=True)
        elif phrase:
            self.set_focus(self.query_one(TellerLine))
            self.action_answer(phrase)
        elif dialog.last is not None:
            self.show_answer(dialog.last)
        else:
            self.show_table()

    # --- keys

    def action_say(self, phrase: str) -> None:
        """Say a phrase that a key stands for."""
        self.do(phrase)

    def action_answer(self, phrase: str) -> None:
        """Do what was clicked or chosen: open a dialog, begin a phrase in the line, or say it."""
        if phrase.startswith("screen."):
            self.call_later(self.run_action, phrase)
        elif not phrase and self.answer_first():
            return
        elif phrase.endswith(" "):
            line = self.query_one(TellerLine)
            line.value, line.cursor_position = phrase, len(phrase)
            self.set_focus(line)
            self._touched()
        else:
            self.do(phrase)

    def action_clock(self) -> None:
        """Start the clock, pause it, or let it run on."""
        timer = self.desk.timer
        state = timer.state if timer is not None else "idle"
        self.do({"idle": "clock start", "running": "clock pause", "paused": "clock resume"}[state])

    def action_clear(self) -> None:
        """Empty the line; on an empty one, put the notice away."""
        line = self.query_one(TellerLine)
        if not line.value and line is self.focused:
            self.query_one(BellNotice).put_away()
            self.query_one(Banner).put_away()
        self.set_focus(line)
        line.value = ""
        self._touched()

    def action_games(self) -> None:
        """Leave this table for another."""
        self.dismiss(None)
