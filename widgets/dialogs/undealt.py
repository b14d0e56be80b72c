"""The clock asked for before the deal: the deeds are dealt first, or the game is begun without them."""

from textual.app import ComposeResult

from banker.rules import requests as r
from banker.rules.dealing import undealt
from banker.speech.catalogue import _, mark
from banker.speech.names import listing, plain
from widgets.actions import UNDEALT, bindings
from widgets.dialogs.dialog import Dialog
from widgets.words import Words


class UndealtDialog(Dialog):
    """Asks whether the deeds are dealt before the clock starts. Enter deals; another key starts the clock without."""

    HEADING = mark("The deeds are not dealt yet")
    ASKS = True
    ACTIONS = (UNDEALT,)
    BINDINGS = bindings(ACTIONS)

    def body(self) -> ComposeResult:
        """Say who is still to be dealt what."""
        yield Words(self._told)

    def _told(self) -> str:
        game = self.desk.game
        players = listing([plain(name) for name in undealt(game)])
        told = _("Before the clock starts, deeds are dealt, {count} each: {players} still wait for theirs.")
        return told.format(count=game.rules.deal, players=players)

    def gather(self) -> r.Deal:
        """Give the deal."""
        return r.Deal()

    def action_without(self) -> None:
        """Leave with the start of the clock."""
        self.dismiss(self.spell(r.Clock("start")))
