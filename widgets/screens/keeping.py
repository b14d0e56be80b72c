"""How the desk's screen stands with its file and the settings: what it tells of them, and saving elsewhere."""

from pathlib import Path

from banker.answer import Answer
from banker.desk import Desk
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.speech.refusals import tell_refusal
from widgets.actions import SAVE_AS
from widgets.echo import Echo
from widgets.page import Page
from widgets.tuned import TunedApp

NOT_KEPT = frozenset(("file-gone", "disk-full", "disk-failed", "cannot-write", "closed", "read-only"))
"""Codes of refusals by which a file did not take an act: saved elsewhere the game goes on."""


class Keeping(Page[None]):
    """A screen over a desk that may be only looked on at."""

    desk: Desk
    broken: Refusal | None = None
    """Why the last act could not be kept, until one can."""

    @property
    def tuned(self) -> TunedApp:
        """The app with its settings."""
        assert isinstance(self.app, TunedApp)
        return self.app

    @property
    def reminds(self) -> bool:
        """Whether the banker reminds of rents."""
        return self.tuned.settings.reminders

    def show_table(self) -> None:
        """Show the state of the table."""
        raise NotImplementedError

    def follow(self) -> None:
        """Show what another desk has entered, where this one only looks on."""
        if self.desk.read_only is not None and self.desk.follow():
            self.show_table()

    def heed(self, answer: Answer) -> tuple[str, ...]:
        """Note whether the file took an act; where it did not, say which key saves elsewhere."""
        if answer.ok and answer.entries:
            self.broken = None
        if answer.refusal is None or answer.refusal.code not in NOT_KEPT:
            return ()
        self.broken = answer.refusal
        return (_("{key} saves elsewhere").format(key=SAVE_AS.shown),)

    def action_save_as(self) -> None:
        """Write the game into a new file and go on there."""
        if self.is_active:
            from widgets.screens.save_as import SaveScreen

            self.app.push_screen(SaveScreen(self.desk, self.tuned.games_folder), self._saved)

    def _saved(self, path: Path | None) -> None:
        if path is not None:
            self.broken = None
            self.show_table()
            self.query_one(Echo).tell(tell_refusal(Refusal("saved-elsewhere", {"file": str(path)}), None))
