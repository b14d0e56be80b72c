"""Another key for an action: the next key that is pressed."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

from banker.speech.catalogue import _
from widgets.actions import Action
from widgets.key_choice import objection
from widgets.page import Page
from widgets.panel import Panel, clickable


class Way(Panel):
    """What else may be done than pressing a key."""

    def draw(self, width: int) -> Content:
        """Draw the way out."""
        leave = Content.assemble(("Esc", "$text-accent"), (" " + _("leave it as it is"), "$foreground-muted"))
        return clickable(leave, "screen.dismiss").truncate(max(0, width), ellipsis=True)


class NewKeyScreen(Page[str], ModalScreen[str]):
    """Waits for a key, and leaves with it unless it is taken."""

    CSS_PATH = "new_key.tcss"
    TAKES_ANY_KEY: ClassVar[bool] = True

    def __init__(self, action: Action) -> None:
        """Wait for the key of an action."""
        super().__init__()
        self.action = action

    def compose(self) -> ComposeResult:
        """Lay the question out."""
        asked = _("Press the new key for “{label}” (now {key}).")
        with Vertical(id="box"):
            yield Static(Content(asked.format(label=_(self.action.label), key=self.action.shown)))
            yield Static(id="told", markup=False)
            yield Way()

    def on_key(self, event: Key) -> None:
        """Take the key, or say why it cannot be taken."""
        event.stop()
        event.prevent_default()
        if event.key == "escape":
            self.dismiss(None)
            return
        told = objection(self.action, event.key, printable=event.is_printable)
        if told:
            self.query_one("#told", Static).update(Content(told))
        else:
            self.dismiss(event.key)
