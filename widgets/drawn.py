"""An option of a list that draws itself for a width, as a panel does."""

from collections.abc import Callable

from textual.content import Content
from textual.css.styles import RulesMap
from textual.strip import Strip
from textual.style import Style
from textual.visual import RenderOptions, Visual


class Drawn(Visual):
    """What `draw` lays out for a width in cells: its rows are broken where it says, and nowhere else."""

    def __init__(self, draw: Callable[[int], Content]) -> None:
        """Draw it so."""
        self.draw = draw

    def render_strips(self, width: int, height: int | None, style: Style, options: RenderOptions) -> list[Strip]:
        """Draw the rows."""
        return self.draw(width).render_strips(width, height, style, options)

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:
        """Take all the width there is."""
        return container_width

    def get_height(self, rules: RulesMap, width: int) -> int:
        """Count the rows."""
        return len(self.draw(width).split("\n", allow_blank=True))
