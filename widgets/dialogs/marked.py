"""A dialog over one list: what is marked in it is what would be done."""

from textual import on

from widgets.dialogs.dialog import Dialog
from widgets.rows import Rows


class MarkedDialog(Dialog):
    """The base of the dialogs over a list: the mark is foreseen as it moves; a click does the row."""

    @on(Rows.Moved)
    def _moved(self) -> None:
        self.foresee()

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        event.stop()
        self.pick()

    def pick(self) -> None:
        """Do what was clicked."""
        self.action_record()
