"""The keys of a dialog: all of them, in as many rows as they take, each of them clickable."""

from textual.content import Content

from widgets.cells import flow, lines
from widgets.keybar import KeyBar, draw_key


class Keys(KeyBar):
    """Rows of keys; none is left out where it is narrow."""

    def draw(self, width: int) -> Content:
        """Draw every key."""
        return lines(flow(map(draw_key, self.actions), width, ""))
