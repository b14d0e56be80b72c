"""The doors of the desk: what opens a dialog on a player, a deed, an entry or a matter; each is loaded as it opens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from textual import on

from banker.answer import Answer
from banker.desk import Desk
from banker.ledger.entry import BANK
from banker.obstacles import mending_obstacle, obstacle
from banker.refusal import Refusal
from banker.speech.money import money
from banker.speech.names import plain
from banker.speech.refusals import tell_refusal
from widgets import look
from widgets.board import Board
from widgets.deeds import Deeds
from widgets.echo import Echo
from widgets.ledger import LedgerView
from widgets.page import Page
from widgets.players import Players
from widgets.rows import Rows

if TYPE_CHECKING:
    from widgets.dialogs.dialog import Dialog
    from widgets.prints import Jobs


class Doors(Page[None]):
    """The base of the desk screen that knows which dialog each key and click opens."""

    desk: Desk
    said: Answer | None

    def open_dialog(self, dialog: Dialog) -> None:
        """Open a dialog over the desk."""
        raise NotImplementedError

    def is_free(self, refusal: Refusal | None) -> bool:
        """Tell whether nothing is in the way of a dialog; what is, is said at once, and no dialog opens."""
        if refusal is not None:
            self.said = Answer("", refusal=refusal)
            self.query_one(Echo).confirm(self.said, self.desk)
        return refusal is None

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        if isinstance(event.rows, Players):
            self.action_player(event.key)
        elif isinstance(event.rows, Deeds):
            self.action_deed(event.key)
        elif isinstance(event.rows, Board):
            self._square(int(event.key))

    @on(LedgerView.Picked)
    def _entry_picked(self, event: LedgerView.Picked) -> None:
        from widgets.dialogs.entry import EntryDialog

        self.open_dialog(EntryDialog(self.desk, event.number))

    def _square(self, index: int) -> None:
        deed = self.desk.edition.board.at.get(index)
        if deed is not None:
            self.action_deed(deed.id)

    def action_player(self, name: str) -> None:
        """Open the acts on a player."""
        from widgets.acts.of_player import acts_of_player
        from widgets.dialogs.acts import ActsDialog

        title = f"{plain(name)} · {money(self.desk.game.cash(name))}"
        self.open_dialog(ActsDialog(self.desk, title, partial(acts_of_player, self.desk, name)))

    def action_deed(self, id: str) -> None:
        """Open the acts on a deed."""
        from widgets.acts.of_deed import acts_of_deed
        from widgets.dialogs.acts import ActsDialog

        deed = self.desk.edition.board.deed[id]
        owner = self.desk.game.owner(deed)
        title = f"{plain(deed.name)} · {money(deed.price) if owner == BANK else plain(owner)}"
        self.open_dialog(ActsDialog(self.desk, title, partial(acts_of_deed, self.desk, id)))

    def action_mend(self, way: str, number: int) -> None:
        """Strike, correct or amend an entry."""
        from widgets.dialogs.mend import MENDINGS

        if self.is_free(mending_obstacle(self.desk, way, number)):
            self.open_dialog(MENDINGS[way](self.desk, number))

    def action_build(self, player: str = "", group: str = "") -> None:
        """Build and sell houses, street by street."""
        from widgets.dialogs.build import BuildDialog

        if self.is_free(obstacle(self.desk, "build")):
            self.open_dialog(BuildDialog(self.desk, player, group))

    def action_notes(self) -> None:
        """Show which notes to hand over."""
        from widgets.dialogs.notes import NotesDialog

        self.open_dialog(NotesDialog(self.desk))

    def action_count_notes(self, player: str) -> None:
        """Count the notes of a player."""
        from widgets.dialogs.count_notes import CountNotesDialog

        self.open_dialog(CountNotesDialog(self.desk, player))

    def action_slip(self, player: str) -> None:
        """Look at the summary of a player with its code, and print it from there."""
        from widgets.prints import slip_job

        self._preview(slip_job, player)

    def action_print_card(self, id: str) -> None:
        """Look at the card of a deed, and print it from there."""
        from widgets.prints import card_job

        self._preview(card_job, id)

    def action_print_cards(self, player: str) -> None:
        """Look at the cards of all deeds of a player, and print them from there."""
        from widgets.prints import cards_job

        self._preview(cards_job, player)

    def _preview(self, make: Callable[[Path, str], Jobs | Refusal], about: str) -> None:
        """Look at prints of the game file as it stands, or say why it cannot be read."""
        from widgets.dialogs.preview import PreviewDialog

        def again() -> Jobs | Refusal:
            file = self.desk.file
            return make(file, about) if file is not None else Refusal("no-such-game", {"file": ""})

        jobs = again()
        if isinstance(jobs, Refusal):
            self._tell(tell_refusal(jobs, None))
        else:
            self.open_dialog(PreviewDialog(self.desk, jobs, again))

    def _tell(self, words: str) -> None:
        self.said = Answer("")
        self.query_one(Echo).show([words], [])

    def action_card(self, player: str = "") -> None:
        """Choose the card that was drawn: for whom one is open, or for whose turn it is."""
        from widgets.dialogs.card import CardDialog

        drawn = (m for m in self.desk.matters if m.kind == "card" and player in ("", m.player))
        matter = next(drawn, None)
        who = player or (matter.player if matter is not None else self.desk.game.turn)
        if who and self.is_free(obstacle(self.desk, "card", who)):
            self.open_dialog(CardDialog(self.desk, who, matter))

    @property
    def wants_dialog(self) -> bool:
        """Whether the first open matter is chosen in a dialog before it can be entered."""
        return bool(self.desk.matters) and look.wants_dialog(self.desk.matters[0])

    def answer_first(self) -> bool:
        """Open the dialog that the first open matter wants; tells whether it wants one."""
        if not self.wants_dialog:
            return False
        from widgets.dialogs.tax import TaxDialog

        matter = self.desk.matters[0]
        if matter.kind == "card":
            self.action_card(matter.player)
        else:
            self.open_dialog(TaxDialog(self.desk, matter))
        return True

    def choose(self, chosen: str) -> None:
        """Do what was chosen in the palette: a whole phrase is put into the line, for Enter to record."""
        if chosen and not chosen.startswith("screen."):
            chosen = f"{chosen.rstrip()} "
        self.action_answer(chosen)

    def action_answer(self, phrase: str) -> None:
        """Open a dialog, begin a phrase in the line, or say it."""
        raise NotImplementedError
