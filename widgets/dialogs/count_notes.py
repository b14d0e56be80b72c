"""Counting a player's notes: a figure for each kind of note, against the cash in the books."""

from textual.app import ComposeResult
from textual.events import Key

from banker.desk import Desk
from banker.rules import requests as r
from banker.speech.catalogue import _
from banker.speech.names import plain
from banker.teller.spelling import phrase_of
from widgets.actions import AT_NOTES, COMPARE, bindings
from widgets.dialogs.counts import Counts
from widgets.dialogs.marked import MarkedDialog


class CountNotesDialog(MarkedDialog):
    """A player's notes, counted at the table."""

    AUTO_FOCUS = "#counts"
    ENTER = COMPARE
    ACTIONS = AT_NOTES
    BINDINGS = bindings(ACTIONS)

    def __init__(self, desk: Desk, player: str) -> None:
        """Count nothing yet."""
        super().__init__(desk)
        self.player = player
        self.counts = Counts(id="counts")
        self.counts.set_reactive(Counts.notes, tuple(sorted(desk.edition.board.notes, reverse=True)))
        self.counts.set_reactive(Counts.counts, (0,) * len(desk.edition.board.notes))

    def heading(self) -> str:
        """Name whose notes they are."""
        return _("{player}'s notes").format(player=plain(self.player))

    def body(self) -> ComposeResult:
        """Lay the notes out."""
        yield self.counts

    def gather(self) -> r.CheckNotes | None:
        """Give the notes counted."""
        pairs = zip(self.counts.notes, self.counts.counts, strict=True)
        counted = tuple((value, many) for value, many in pairs if many)
        return r.CheckNotes(self.player, counted) if counted else None

    def missing(self) -> str:
        """Say how to count."""
        return _("Type how many there are of each; the arrows go to the next.")

    def pick(self) -> None:
        """Leave what was clicked marked only."""
        self.foresee()

    def on_key(self, event: Key) -> None:
        """Take a digit."""
        if event.character and event.character.isdecimal() and event.character.isascii():
            event.stop()
            self.counts.set(self.counts.counts[self.counts.at] * 10 + int(event.character))

    def action_add(self, step: int) -> None:
        """Count one more, or one less."""
        self.counts.action_put(self.counts.at, step)

    def action_rub(self) -> None:
        """Take the last digit of a count away."""
        self.counts.set(self.counts.counts[self.counts.at] // 10)

    def action_adjust(self) -> None:
        """Put what would correct the books into the line, for Enter to record."""
        difference = self.counts.total - self.desk.game.cash(self.player)
        if difference:
            request = r.Adjust(self.player, difference, _("counted at the table"))
            self.dismiss(f"{phrase_of(request, self.desk.scene)} ")
