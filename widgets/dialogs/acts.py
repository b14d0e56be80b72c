"""What can be done to a player or a deed: chosen from a list, with what each would move."""

from collections.abc import Callable

from textual.app import ComposeResult

from banker.desk import Desk
from banker.speech.catalogue import _
from widgets.actions import DO
from widgets.acts.act import Act, Prospect, asked, foresee_all
from widgets.acts.menu import ActsMenu
from widgets.dialogs.marked import MarkedDialog
from widgets.echo import Echo


class ActsDialog(MarkedDialog):
    """The acts of one; Enter does the one marked, or goes where the rest of it is asked for."""

    AUTO_FOCUS = "#acts"
    ENTER = DO

    def __init__(self, desk: Desk, title: str, acts: Callable[[], list[Act]]) -> None:
        """List acts under a title; they are listed again where the language changes."""
        super().__init__(desk)
        self.titled = title
        self.acts = acts
        self.menu = ActsMenu(self._foreseen())

    def _foreseen(self) -> tuple[Prospect, ...]:
        return foresee_all(self.desk, self.acts())

    def retell(self) -> None:
        """Say all in the language in use now."""
        self.menu.prospects = self._foreseen()
        self.menu.refresh(layout=True)
        super().retell()

    def heading(self) -> str:
        """Name what the acts are about."""
        return self.titled

    def body(self) -> ComposeResult:
        """Lay the list out."""
        yield self.menu

    @property
    def prospect(self) -> Prospect:
        """The act marked, as it is foreseen."""
        return self.menu.prospects[self.menu.at]

    @property
    def act(self) -> Act:
        """The act marked."""
        return self.prospect.act

    def gather(self) -> str | None:
        """Give the phrase of the act marked, where it is whole."""
        return self.act.phrase if self.act.request is not None else None

    def missing(self) -> str:
        """Say where the rest is asked for, or what is in the way."""
        if self.prospect.refusal:
            return self.prospect.refusal
        if self.act.call:
            return _("Enter opens it.") if self.act.words.endswith("…") else _("Enter does it.")
        return _("Enter begins it in the line: {phrase}…").format(phrase=self.act.phrase)

    def action_record(self) -> None:
        """Leave with the act marked, unless the desk would refuse it."""
        answer = asked(self.desk, self.act)
        if answer is None or answer.ok:
            self.dismiss(self.act.chosen)
        else:
            self.query_one(Echo).confirm(answer, self.desk)
