"""Saving elsewhere: the whole game into a new file, in which it goes on."""

from pathlib import Path

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from banker.desk import Desk
from banker.library import Library
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.speech.refusals import tell_refusal
from widgets.actions import LEAVE, SAVE, bindings
from widgets.dialogs.keys import Keys
from widgets.page import Page
from widgets.words import Words


class SaveScreen(Page[Path], ModalScreen[Path]):
    """Asks for a file; leaves with it once the game is there."""

    CSS_PATH = "save_as.tcss"
    BINDINGS = bindings((SAVE, LEAVE))

    def __init__(self, desk: Desk, folder: Path) -> None:
        """Save a desk, in a folder unless another is typed."""
        super().__init__()
        self.desk = desk
        self.library = Library(folder)
        self.refused: Refusal | None = None

    def compose(self) -> ComposeResult:
        """Lay the question out."""
        suggested = self.library.free(" ".join(self.desk.game.everyone))
        with Vertical(id="box") as box:
            box.border_title = _("Save elsewhere")
            yield Words(lambda: _("The game is written into this new file, and goes on there."))
            yield Input(str(suggested), compact=True, id="file")
            yield Static(id="told", markup=False)
            yield Keys(SAVE, LEAVE)

    def retell(self) -> None:
        """Say all in the language in use now."""
        self.query_one("#box").border_title = _("Save elsewhere")
        self._refuse(self.refused)

    def _refuse(self, refusal: Refusal | None) -> None:
        self.refused = refusal
        self.query_one("#told", Static).update(Content(tell_refusal(refusal, None) if refusal is not None else ""))

    def action_save(self) -> None:
        """Save, or say why it cannot be."""
        typed = self.query_one("#file", Input).value.strip()
        path = self.library.path(typed) if typed else None
        if path is None:
            return
        refusal = self.desk.save_as(path)
        if refusal is None:
            self.dismiss(path)
        else:
            self._refuse(refusal)

    def action_leave(self) -> None:
        """Leave with nothing saved."""
        self.dismiss(None)
