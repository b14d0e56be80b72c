"""The list of games: a stock list that bears being leafed through before it was ever drawn."""

from contextlib import suppress

from textual._widget_navigation import Direction
from textual.widgets import OptionList


class GamesList(OptionList):
    """An option list without surprises in a window of a cell or two."""

    def _move_page(self, direction: Direction) -> None:
        # Textual pages through a list that is not laid out yet, and finds no lines in it.
        with suppress(KeyError):
            super()._move_page(direction)
