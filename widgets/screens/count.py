"""The count: places, each figure that made it, who won, how it came to that, and the way to paper."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.widgets import Static

from banker.answer import Answer
from banker.desk import Desk
from banker.printing.worths import worths
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.rules.valuation import standings
from banker.speech.answers import tell_answer
from banker.speech.catalogue import _
from banker.speech.refusals import tell_refusal
from banker.speech.standings import tell_winner
from widgets.actions import AT_COUNT, END, FINISH, HELP, QUIT, Action, bindings
from widgets.decided import Decided
from widgets.keybar import KeyBar
from widgets.page import Page
from widgets.sitting import act
from widgets.tally import Tally
from widgets.worth_chart import WorthChart

TALL = 34
"""Lines from which a curve has two of them."""


class CountScreen(Page[None]):
    """The count of a table, final once the game is finished."""

    CSS_PATH = "count.tcss"
    BINDINGS = bindings(AT_COUNT)

    def __init__(self, desk: Desk, *, asked: bool = False) -> None:
        """Count the table of a desk; asked for the end of the game, ask back at once."""
        super().__init__()
        self.desk = desk
        self.asked = asked

    def compose(self) -> ComposeResult:
        """Lay the count out."""
        yield Static(id="winner", markup=False)
        with VerticalScroll(id="sheet", can_focus=False):
            yield Tally(self.desk.edition.board)
            yield WorthChart()
            yield Decided()
        yield Static(id="why", markup=False)
        yield KeyBar(*self._keys())

    def on_mount(self) -> None:
        """Count at once, and look back over the game once that is seen."""
        self.show_count()
        self.call_after_refresh(self.show_course)

    def retell(self) -> None:
        """Say all in the language in use now."""
        self.show_count()
        self.show_course()

    def on_resize(self, event: Resize) -> None:
        """Draw the curves as high as there is room."""
        self.query_one(WorthChart).high = 2 if event.size.height >= TALL else 1

    def show_count(self) -> None:
        """Show the places, and who won if it is over."""
        game = self.desk.game
        counted = standings(game)
        won = tell_winner(counted, self.desk.edition.board)
        told = won if game.over else _("If it were counted now: {winner}").format(winner=won)
        self.query_one("#winner", Static).update(Content(told))
        self.query_one(Tally).standings = counted
        self._explain(self._ways())
        self.query_one("#why").set_class(self.asked and not game.over, "-asked")
        bar = self.query_one(KeyBar)
        bar.actions = self._keys()
        bar.refresh(layout=True)

    def _ways(self) -> str:
        if self.desk.game.over:
            return _("Esc goes back to the desk; ctrl+z takes the end of the game back; p prints.")
        if self.asked:
            return _("Is it certain? Enter ends the game with this count; Esc leaves all as it is.")
        return _("The game goes on. Press f to finish it with this count; p prints.")

    def _keys(self) -> tuple[Action, ...]:
        """Keep the key in the footer that does the next thing."""
        over = self.desk.game.over
        left_out = (FINISH, END) if over else (FINISH,) if self.asked else (END,)
        first = (END,) if self.asked and not over else ()
        rest = (action for action in (*AT_COUNT, HELP, QUIT) if action not in (*left_out, *first))
        return tuple(action for action in (*first, *rest) if action.footer)

    def show_course(self) -> None:
        """Show how it came to that."""
        assert self.desk.ledger is not None
        self.query_one(WorthChart).series = worths(self.desk.ledger)
        self.query_one(Decided).show(self.desk)

    def _explain(self, words: str) -> None:
        self.query_one("#why", Static).update(Content(words))

    def _do(self, request: r.Act | r.Undo) -> Answer:
        answer = act(self.desk, request)
        if answer.ok:
            self.show_count()
        else:
            self._explain(tell_answer(answer, self.desk.edition))
        return answer

    def action_finish(self) -> None:
        """Ask whether the game ends with this count, or say why it cannot."""
        answer = self.desk.foresee(r.Finish())
        if answer.ok:
            self.asked = True
            self.show_count()
        else:
            self._explain(tell_answer(answer, self.desk.edition))

    def action_end(self) -> None:
        """End the game with this count, once that was asked."""
        if self.asked and self._do(r.Finish()).ok:
            self.asked = False

    def action_say(self, _phrase: str) -> None:
        """Take back the last act, and go back to the desk to see it."""
        if self.is_active and self._do(r.Undo()).ok:
            self.dismiss(None)

    def action_print(self) -> None:
        """Look at the settlement, the slips and the statement of the bank, and print them from there."""
        from widgets.dialogs.preview import PreviewDialog
        from widgets.prints import Jobs, count_jobs

        def again() -> Jobs | Refusal:
            file = self.desk.file
            return count_jobs(file) if file is not None else Refusal("no-such-game", {"file": ""})

        jobs = again()
        if isinstance(jobs, Refusal):
            self._explain(tell_refusal(jobs, None))
        elif self.is_active:
            self.app.push_screen(PreviewDialog(self.desk, jobs, again))

    def action_leaf(self, pages: int) -> None:
        """Leaf through a count longer than its place."""
        sheet = self.query_one("#sheet", VerticalScroll)
        sheet.scroll_page_up() if pages < 0 else sheet.scroll_page_down()

    def action_back(self) -> None:
        """Go back to the desk."""
        self.dismiss(None)
