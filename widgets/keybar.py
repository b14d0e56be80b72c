"""The footer: the keys that matter here, as many as fit, each of them clickable."""

from textual.content import Content
from textual.events import MouseMove

from banker.speech.catalogue import _
from widgets.actions import Action
from widgets.panel import CALL, Panel, clickable

WIDE = 110


class KeyBar(Panel):
    """One line of keys; the first of its actions are the ones kept on a narrow screen."""

    def __init__(self, *actions: Action) -> None:
        """Show actions, the most needed first."""
        super().__init__()
        self.actions = tuple(action for action in actions if action.footer)

    def draw(self, width: int) -> Content:
        """Draw the keys that fit."""
        line = Content()
        for action in self.actions:
            if width >= WIDE and not action.wide:
                continue
            key = draw_key(action)
            if line.cell_length + key.cell_length > width:
                break
            line += key
        return line

    def on_mouse_move(self, event: MouseMove) -> None:
        """Tell what the key under the mouse does."""
        call = event.style.meta.get(CALL)
        self.tooltip = next((_(action.tooltip) for action in self.actions if action.call == call), None)


def draw_key(action: Action) -> Content:
    """Draw a key and what it does."""
    key = Content.assemble((f" {action.shown}", "$text-accent"), (f" {_(action.label)} ", "$foreground-muted"))
    return clickable(key, action.call)
