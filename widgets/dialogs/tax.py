"""The choice of tax: a flat amount, or ten percent of everything, of which no figure is told before it is chosen."""

from textual.app import ComposeResult
from textual.content import Content
from textual.reactive import reactive

from banker.desk import Desk
from banker.rules import requests as r
from banker.rules.matters import Matter
from banker.speech.catalogue import _
from banker.speech.money import money
from banker.speech.names import plain, square
from widgets.dialogs.marked import MarkedDialog
from widgets.rows import NOWHERE, Row, Rows


class Ways(Rows):
    """The ways to pay, a row each."""

    ways: reactive[tuple[tuple[str, str], ...]] = reactive((), layout=True)

    def __init__(self, ways: tuple[tuple[str, str], ...]) -> None:
        """Offer ways as (way, words)."""
        super().__init__(id="ways")
        self.set_reactive(Ways.ways, ways)
        self.set_reactive(Ways.at, NOWHERE)

    @property
    def keys(self) -> tuple[str, ...]:
        """The ways by their name."""
        return tuple(way for way, _words in self.ways)

    def rows(self, width: int) -> list[Row]:
        """Draw the ways."""
        return [Content(words).wrap(max(1, width)) for _way, words in self.ways]


class TaxDialog(MarkedDialog):
    """Which tax a player pays; Enter records the way marked, a click only marks it."""

    AUTO_FOCUS = "#ways"

    def __init__(self, desk: Desk, matter: Matter) -> None:
        """Offer the ways of an open choice."""
        super().__init__(desk)
        self.matter = matter
        self.ways = Ways(self._ways())

    def _ways(self) -> tuple[tuple[str, str], ...]:
        flat = _("pays {amount}").format(amount=money(self.matter.amount, self.desk.edition.board))
        percent = _("pays 10% of everything; the figure is shown once it is chosen")
        return ("flat", flat), ("percent", percent)

    def retell(self) -> None:
        """Say all in the language in use now."""
        self.ways.ways = self._ways()
        super().retell()

    def heading(self) -> str:
        """Name who chooses, and where."""
        names = {"player": plain(self.matter.player), "square": square(self.matter.square, self.desk.edition.board)}
        return _("{player} chooses: {square}").format(**names)

    def body(self) -> ComposeResult:
        """Lay the ways out."""
        yield self.ways

    def gather(self) -> r.Tax | None:
        """Give the way marked."""
        if not self.ways.key:
            return None
        return r.Tax(self.matter.player, self.matter.square, self.ways.key)  # type: ignore[arg-type]

    def missing(self) -> str:
        """Ask for the way."""
        return _("Which of the two? Mark it with the arrows or a click.")

    def pick(self) -> None:
        """Leave what was clicked marked only."""
        self.foresee()
