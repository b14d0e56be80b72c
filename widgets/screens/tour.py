"""The way round the desk: which part of it is shown, has the keys, and is leafed through."""

from textual.containers import ScrollableContainer

from widgets.board import Board
from widgets.page import Page
from widgets.views import Views

OF_DESK = ("line", "players", "ledger", "deeds")
OF_BOARD = ("line", "board")
SHOWN = ("ledger", "deeds")
"""What takes the same place where there is no room for both."""


class Tour(Page[None]):
    """The base of the desk screen that shows its parts in turn."""

    def action_turn_to(self, view: str) -> None:
        """Show the ledger, the deeds or the board where there is no room for all."""
        for name in ("deeds", "board"):
            self.set_class(view == name, f"-{name}")
        self.query_one(Views).view = view
        if view == "board":
            self.call_after_refresh(self.query_one(Board).follow)

    def action_swap(self, view: str) -> None:
        """Show the deeds or the board, or the ledger again."""
        self.action_turn_to("ledger" if self.has_class(f"-{view}") else view)

    def action_tour(self, step: int) -> None:
        """Give the keys to the next part of the desk, and show it."""
        stops = OF_BOARD if self.has_class("-board") else OF_DESK
        here = self.focused.id if self.focused is not None else "line"
        at = stops.index(here) if here in stops else 0
        stop = stops[(at + step) % len(stops)]
        if stop in SHOWN:
            self.action_turn_to(stop)
        self.set_focus(self.query_one(f"#{stop}"))

    def action_leaf(self, pages: int) -> None:
        """Leaf through an answer longer than its place, else through the deeds or the ledger."""
        places = (self.query_one(name, ScrollableContainer) for name in ("#answer", "#right", "#ledger"))
        shown = next((place for place in places if place.size.height and place.max_scroll_y), None)
        if shown is not None:
            shown.scroll_page_up() if pages < 0 else shown.scroll_page_down()
