"""A widget that draws itself for a width, and is as high as what it draws."""

from textual.content import Content
from textual.events import Click
from textual.geometry import Size
from textual.style import Style
from textual.widget import Widget

CALL = "call"


def clickable(content: Content, call: str) -> Content:
    """Make a content call an action when it is clicked."""
    return content.stylize(Style.from_meta({CALL: call}))


class Panel(Widget):
    """The base of the tables of the desk: `draw` lays out one record of state for a width in cells."""

    def draw(self, width: int) -> Content:
        """Draw for a width."""
        raise NotImplementedError

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Be as high as what is drawn."""
        return len(self.draw(width).split("\n", allow_blank=True)) if width > 0 else 1

    def render(self) -> Content:
        """Draw for the width there is."""
        return self.draw(self.content_size.width)

    async def on_click(self, event: Click) -> None:
        """Call the action under the mouse."""
        call = event.style.meta.get(CALL)
        if call:
            event.stop()
            await self.run_action(call)
