"""The count: places, each figure that made it, and who won."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from banker.answer import Answer
from banker.desk import Desk
from banker.rules import requests as r
from banker.rules.valuation import standings
from banker.speech.answers import tell_answer
from banker.speech.catalogue import _
from banker.speech.standings import tell_winner
from widgets.actions import AT_COUNT, HELP, QUIT, bindings
from widgets.keybar import KeyBar
from widgets.page import Page
from widgets.sitting import act
from widgets.tally import Tally


class CountScreen(Page[None]):
    """The count of a table, final once the game is finished."""

    CSS_PATH = "count.tcss"
    BINDINGS = bindings(AT_COUNT)

    def __init__(self, desk: Desk) -> None:
        """Count the table of a desk."""
        super().__init__()
        self.desk = desk

    def compose(self) -> ComposeResult:
        """Lay the count out."""
        yield Static(id="winner", markup=False)
        with VerticalScroll(can_focus=False):
            yield Tally(self.desk.edition.board)
        yield Static(id="why", markup=False)
        yield KeyBar(*AT_COUNT, HELP, QUIT)

    def on_mount(self) -> None:
        """Count."""
        self.show_count()

    def show_count(self) -> None:
        """Show the places, and who won if it is over."""
        game = self.desk.game
        counted = standings(game)
        won = tell_winner(counted, self.desk.edition.board)
        told = won if game.over else _("If it were counted now: {winner}").format(winner=won)
        self.query_one("#winner", Static).update(Content(told))
        self.query_one(Tally).standings = counted
        over = _("Esc goes back to the desk; ctrl+z takes the end of the game back.")
        self._explain(over if game.over else _("The game goes on. Press f to finish it with this count."))

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
        """End the game with this count."""
        self._do(r.Finish())

    def action_say(self, _phrase: str) -> None:
        """Take back the last act, and go back to the desk to see it."""
        if self.is_current and self._do(r.Undo()).ok:
            self.dismiss(None)

    def action_back(self) -> None:
        """Go back to the desk."""
        self.dismiss(None)
