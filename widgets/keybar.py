"""The footer: the keys that matter here, as many as fit, each of them clickable."""

from textual.content import Content
from textual.events import MouseMove

from banker.speech.catalogue import _
from widgets.actions import Action
from widgets.cells import flow, lines
from widgets.panel import CALL, Panel, clickable

WIDE, NARROW = 110, 60
ROWS = 2
"""Rows of keys in a narrow window, where it is high enough for them."""

TALL = 24
"""Rows of the window from which a second row of keys takes no room that is needed."""


class KeyBar(Panel):
    """A line of keys, two where it is narrow and there is height; the first of its actions are the ones kept."""

    def __init__(self, *actions: Action) -> None:
        """Show actions, the most needed first."""
        super().__init__()
        self.actions = tuple(action for action in actions if action.footer)

    def draw(self, width: int) -> Content:
        """Draw the keys that fit; of two rows the last key is the last of all, the way out."""
        drawn = (draw_key(action) for action in self.actions if action.wide or width < WIDE)
        keys = [key for key in drawn if key.cell_length <= width]
        if width >= NARROW or self.app.size.height < TALL:
            return (flow(keys, width, "") or [Content()])[0]
        fitting = (flow([*keys[:many], *keys[-1:]], width, "") for many in range(len(keys) - 1, -1, -1))
        return lines(next((rows for rows in fitting if len(rows) <= ROWS), [Content()]))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Tell what the key under the mouse does."""
        call = event.style.meta.get(CALL)
        self.tooltip = next((_(action.tooltip) for action in self.actions if action.call == call), None)


def draw_key(action: Action) -> Content:
    """Draw a key and what it does."""
    key = Content.assemble((f" {action.shown}", "$text-accent"), (f" {_(action.label)} ", "$foreground-muted"))
    return clickable(key, action.call)
