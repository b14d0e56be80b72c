"""The questions of the desk: what is grave is shown whole, and entered only once it was asked for and answered."""

from banker.answer import Answer
from banker.rules import requests as r
from banker.rules.dealing import undealt
from widgets import look
from widgets.echo import Echo
from widgets.grave import GRAVE
from widgets.screens.dealings import Dealings


class Questions(Dealings):
    """The base of the desk screen that asks before a player leaves, the game ends, or an older entry is changed."""

    def show_table(self) -> None:
        """Show the state of the table."""
        raise NotImplementedError

    def asks_first(self, phrase: str) -> bool:
        """Open the question before a grave phrase that the desk would take; tells whether it is one."""
        request = self.desk.read(phrase)
        if isinstance(request, r.Clock) and request.act == "start":
            return self._ask_for_the_deal(request)
        if not isinstance(request, GRAVE) or not self.desk.foresee(request).ok:
            return False
        if isinstance(request, r.Finish):
            self._show_count(asked=True)
        elif isinstance(request, r.Strike | r.Amend):
            self._ask_to_mend(request)
        else:
            self._ask_to_leave(request)
        return True

    def _ask_for_the_deal(self, request: r.Clock) -> bool:
        """Ask before a clock is started that the deal should come before; tells whether there is anything to ask."""
        from widgets.dialogs.undealt import UndealtDialog

        asks = bool(undealt(self.desk.game)) and self.desk.foresee(request).ok
        if asks:
            self.open_dialog(UndealtDialog(self.desk))
        return asks

    def _ask_to_leave(self, request: r.Bankrupt | r.Retire) -> None:
        from widgets.dialogs.farewell import FarewellDialog

        self.open_dialog(FarewellDialog(self.desk, request, asked=True))

    def _ask_to_mend(self, request: r.Strike | r.Amend) -> None:
        from widgets.dialogs.mend import AmendDialog, StrikeDialog

        if isinstance(request, r.Strike):
            self.open_dialog(StrikeDialog(self.desk, request.number, request.reason))
        else:
            self.open_dialog(AmendDialog(self.desk, request.number, request.phrase))

    # --- the count

    def action_count(self) -> None:
        """Show the count as it stands, or why it must not be shown."""
        refused = look.count_refusal(self.desk)
        if refused is None:
            self._show_count()
        else:
            self.said = refused
            self.query_one(Echo).confirm(refused, self.desk)

    def _show_count(self, *, asked: bool = False) -> None:
        from widgets.screens.count import CountScreen

        if self.is_active:
            self.app.push_screen(CountScreen(self.desk, asked=asked), self._counted)

    def _counted(self, _answer: None) -> None:
        self.said: Answer | None = None
        self.show_table()
