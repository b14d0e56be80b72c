"""The names of what the lower part of a small screen can show; each is a click or a key away."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from widgets.actions import DEEDS, LEDGER
from widgets.panel import Panel, clickable

TABS = {"ledger": LEDGER, "deeds": DEEDS}


class Views(Panel):
    """One line of tabs."""

    view: reactive[str] = reactive("ledger")

    def draw(self, width: int) -> Content:
        """Draw the tabs, the one shown in front of a colour."""
        return Content("  ").join([self._tab(name) for name in TABS])

    def _tab(self, name: str) -> Content:
        action = TABS[name]
        shown = "bold $text-accent" if name == self.view else "$foreground-muted"
        label = Content.assemble((f"{_(action.label).capitalize()}", shown), (f" {action.shown}", "$foreground-muted"))
        return clickable(label, action.call)
