"""Lists of options: stock lists that bear being used before they are drawn, and after they have changed."""

from contextlib import suppress
from typing import TYPE_CHECKING, Self

from rich.style import Style
from textual._widget_navigation import Direction
from textual.command import CommandList, CommandPalette
from textual.events import Click
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from banker.speech.catalogue import _

NOTHING = CommandPalette._NO_MATCHES
"""The id by which Textual says that nothing was found."""

REVERSED = Style(reverse=True)

# Textual names a widget in selectors after the first of its bases that is one: what only adds care must be none.
if TYPE_CHECKING:
    from textual.visual import VisualType

    Base = OptionList
else:
    Base = object


class Calm(Base):
    """Takes the surprises out of an option list in a window of a cell or two."""

    def _move_page(self, direction: Direction) -> None:
        # Textual pages through a list that is not laid out yet, and finds no lines in it.
        with suppress(KeyError):
            super()._move_page(direction)

    async def _on_click(self, event: Click) -> None:
        # Textual takes the option that was drawn under the mouse, though the list may be a shorter one by now.
        if event.style.meta.get("option", -1) >= self.option_count:
            event.prevent_default()

    def render_line(self, y: int) -> Strip:
        """Draw a line; in the terminal's own colours Textual would not tell the marked option from the others."""
        strip = super().render_line(y)
        own = self.app.native_ansi_color and (self.has_focus or not self.can_focus)
        return strip.apply_style(REVERSED) if own and self._is_marked(y + self.scroll_offset.y) else strip

    def _is_marked(self, line: int) -> bool:
        return line < len(self._lines) and self._lines[line][0] == self.highlighted

    def add_option(self, option: "Option | VisualType | None" = None) -> Self:
        """Add an option, unless it is there already: the palette says twice that it found nothing."""
        twice = isinstance(option, Option) and option.id in self._id_to_option
        return self if twice else super().add_option(option)


class GamesList(Calm, OptionList):
    """The list of games."""


class Commands(Calm, CommandList):
    """The list of the command palette."""

    def add_option(self, option: "Option | VisualType | None" = None) -> Self:
        """Add an option; that nothing was found is said in the reader's language, where Textual has English only."""
        if isinstance(option, Option) and option.id == NOTHING:
            option = Option(_("Nothing of that name is found."), id=NOTHING, disabled=True)
        return super().add_option(option)
