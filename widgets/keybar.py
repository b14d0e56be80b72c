"""The footer: the keys that matter here, as many as fit, each of them clickable."""

from textual.content import Content
from textual.style import Style
from textual.widget import Widget

from banker.speech.catalogue import _
from widgets.actions import Action

WIDE = 110


class KeyBar(Widget):
    """One line of keys; the first of its actions are the ones kept on a narrow screen."""

    def __init__(self, *actions: Action) -> None:
        """Show actions, the most needed first."""
        super().__init__()
        self.actions = tuple(action for action in actions if action.footer)

    def render(self) -> Content:
        """Draw the keys that fit."""
        line = Content()
        for action in self.actions:
            if self.size.width >= WIDE and not action.wide:
                continue
            key = self._key(action)
            if line.cell_length + key.cell_length > self.size.width:
                break
            line += key
        return line

    def _key(self, action: Action) -> Content:
        key = Content.assemble((f" {action.shown}", "$accent"), (f" {_(action.label)} ", "$text-muted"))
        return key.stylize(Style.from_meta({"@click": action.call}))
