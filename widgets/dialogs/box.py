"""The box of a dialog: as high as its form and its outcome, while there is room; then the form scrolls."""

from textual.containers import Vertical
from textual.geometry import Size
from textual.widget import Widget


class Box(Vertical):
    """A form that takes what is left, over an outcome that always stays in sight."""

    # Textual would stretch a box over all there is as soon as a child takes what is left.
    _has_relative_children_height = False

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Add up what each part of both would like to have."""
        form, outcome = self.children
        parts = [*(child for child in form.children if child.display), outcome]
        return sum(_wish(part, container, viewport, width) for part in parts)


def _wish(part: Widget, container: Size, viewport: Size, width: int) -> int:
    height = part.styles.height
    if height is not None and height.cells is not None:
        return height.cells + part.styles.margin.height
    room = width - part.gutter.width - part.styles.margin.width
    wanted = part.get_content_height(container, viewport, room)
    return wanted + part.gutter.height + part.styles.margin.height
