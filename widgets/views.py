"""The names of what the lower part of a small screen can show; each is a click or a key away."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from widgets.actions import BOARD, DEEDS
from widgets.panel import Panel, clickable

TABS = {"ledger": None, "deeds": DEEDS, "board": BOARD}


class Views(Panel):
    """One line of tabs."""

    view: reactive[str] = reactive("ledger")

    def draw(self, width: int) -> Content:
        """Draw the tabs, the one shown in front of a colour."""
        return Content("  ").join([self._tab(name) for name in TABS])

    def _tab(self, name: str) -> Content:
        action = TABS[name]
        shown = "bold $text-accent" if name == self.view else "$foreground-muted"
        label = Content.styled((_(action.label) if action else _("ledger")).capitalize(), shown)
        key = Content.styled(f" {action.shown}" if action else "", "$foreground-muted")
        return clickable(label + key, f"screen.turn_to({name!r})")
