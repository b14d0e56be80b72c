"""The notice at the bell: it stays until it is put away, and keeps nobody from typing."""

from textual.events import Click
from textual.widgets import Static

from banker.speech.catalogue import _


class BellNotice(Static):
    """Says that the time is up."""

    def __init__(self) -> None:
        """Stay out of sight until it is rung."""
        super().__init__(
            _("Time is up: end the turn in hand, settle what is open, then type finish. Esc hides this."),
            markup=False,
            id="bell",
        )
        self.display = False

    def ring(self) -> None:
        """Come into sight, with a sound."""
        self.display = True
        self.app.bell()

    def put_away(self) -> None:
        """Go out of sight."""
        self.display = False

    def on_click(self, event: Click) -> None:
        """Be put away by a click."""
        event.stop()
        self.put_away()
