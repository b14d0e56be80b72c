"""Leaving the game: bankrupt to the bank or to a player, or by choice; asked twice, with all that moves."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from banker.desk import Desk
from banker.ledger.entry import BANK
from banker.rules import requests as r
from banker.rules.dues import leaving
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.moves import moves
from widgets.actions import CERTAIN
from widgets.choice import Choice
from widgets.dialogs.dialog import Dialog
from widgets.dialogs.moved import Moved
from widgets.dialogs.pledges import Pledges
from widgets.echo import Echo
from widgets.rows import Rows
from widgets.words import Words

LEAVES = ""
"""The choice of a player who leaves of his own will."""

Leaving = r.Bankrupt | r.Retire


class FarewellDialog(Dialog):
    """Gathers who leaves and to whom all goes. The first Enter asks again, the second records."""

    HEADING = mark("Out of the game")
    ENTER = CERTAIN
    ASKS = True
    AUTO_FOCUS = "#who"

    def __init__(self, desk: Desk, request: Leaving | None = None, *, player: str = "", asked: bool = False) -> None:
        """Begin with a request, if one was made, or with a player; one that was typed has been asked for once."""
        super().__init__(desk)
        self.asked = asked
        self.shown: Leaving | None = None
        first = request or leaving(desk.game, player)
        self.who = Choice(tuple((name, names.plain(name)) for name in desk.game.players), first.player, id="who")
        self.to = Choice(lambda: self._heirs(self.who.value), _heir(first), id="to")
        self.pledges = Pledges(desk, first.redeeming if isinstance(first, r.Bankrupt) else ())

    def _heirs(self, player: str) -> tuple[tuple[str, str], ...]:
        others = tuple((name, _("bankrupt to {creditor}").format(creditor=names.plain(name)))
                       for name in self.desk.game.others(player))  # fmt: skip
        return ((BANK, _("bankrupt to the bank")), *others, (LEAVES, _("leaves by choice")))

    def body(self) -> ComposeResult:
        """Lay the choices out, and what moves."""
        with Horizontal(classes="field"):
            yield Words(lambda: _("Who"), classes="label")
            yield self.who
        with Horizontal(classes="field"):
            yield Words(lambda: _("To whom"), classes="label")
            yield self.to
        yield self.pledges
        yield Static(id="warning", markup=False)
        yield Moved()

    def gather(self) -> Leaving:
        """Give the request."""
        player, to = self.who.value, self.to.value
        if to == LEAVES:
            return r.Retire(player)
        return r.Bankrupt(player, to, () if to == BANK else self.pledges.redeeming)

    def foresee(self) -> None:
        """Show all that moves; another request is asked for from the beginning."""
        self.pledges.take(self.who.value if self.to.value not in (BANK, LEAVES) else "")
        gathered = self.gather()
        if self.shown not in (None, gathered):
            self.asked = False
        self.shown = gathered
        super().foresee()
        answer = self.desk.preview(self.phrase)
        self.query_one(Moved).moves = moves(answer.entries, self.desk.edition.board)
        self._warn(answer.ok)

    def _warn(self, possible: bool) -> None:
        player = names.plain(self.who.value)
        leaving = _("{player} leaves the game, and all of this moves:").format(player=player) if possible else ""
        self.query_one("#warning", Static).update(leaving)
        self.query_one("#box").set_class(self.asked and possible, "-asked")
        if self.asked and possible:
            words = _("Is it certain? Enter once more takes {player} out of the game; Esc leaves all as it is.")
            self.query_one(Echo).tell(words.format(player=player))

    @on(Choice.Chosen, "#who")
    def _chosen(self, event: Choice.Chosen) -> None:
        self.to.options = self._heirs(event.value)
        if self.to.value == event.value:
            self.to.value = BANK
        self.foresee()

    @on(Choice.Chosen, "#to")
    @on(Rows.Picked)
    def _changed(self) -> None:
        self.foresee()

    def action_record(self) -> None:
        """Ask again the first time, and leave with the phrase the second."""
        if self.asked or not self.desk.preview(self.phrase).ok:
            super().action_record()
            return
        self.asked = True
        self.foresee()


def _heir(request: Leaving) -> str:
    return request.creditor if isinstance(request, r.Bankrupt) else LEAVES
