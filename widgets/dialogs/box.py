"""The box of a dialog: as high as its form and its outcome, while there is room; then the form scrolls."""

from textual.containers import Vertical
from textual.geometry import Size
from textual.widget import Widget


class Box(Vertical):
    """A form that takes what is left, over an outcome that always stays in sight."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Add up what both would like to have."""
        return sum(_wish(child, container, viewport, width) for child in self.children)


def _wish(child: Widget, container: Size, viewport: Size, width: int) -> int:
    return child.get_content_height(container, viewport, width) + child.styles.margin.height
