"""A trade between two players, one column a side."""

from typing import ClassVar

from textual import on
from textual._path import CSSPathType
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.widget import Widget

from banker.answer import Answer
from banker.desk import Desk
from banker.folding import fold
from banker.foresight import worths
from banker.rules import requests as r
from banker.speech.catalogue import _, mark
from banker.speech.names import plain
from widgets.actions import AT_TRADE, bindings
from widgets.choice import Choice
from widgets.dialogs.bargain import Bargain, Sum, told
from widgets.dialogs.dialog import SHEET, Dialog
from widgets.dialogs.hand import Hand
from widgets.dialogs.till import Till

SIDES = ("giver", "taker")


class TradeDialog(Dialog):
    """Gathers a trade. Letters choose the player of the side that has the keys, digits are cash, space gives a row."""

    HEADING = mark("Trade")
    ACTIONS = AT_TRADE
    BINDINGS = bindings(AT_TRADE)
    CSS_PATH: ClassVar[CSSPathType | None] = [SHEET, SHEET.with_name("trade.tcss")]
    AUTO_FOCUS = "#giver"

    def __init__(self, desk: Desk, giver: str = "", taker: str = "") -> None:
        """Begin with who is named, else with whose turn it is and who comes after."""
        super().__init__(desk)
        game = desk.game
        first = giver or (game.turn if game.turn in game.players else game.players[0])
        self.hands = (Hand(desk, first, id="giver"), Hand(desk, taker or game.others(first)[0], id="taker"))

    def body(self) -> ComposeResult:
        """Lay both sides out."""
        with Horizontal(id="sides"):
            for hand in self.hands:
                yield self._side(hand)

    def _side(self, hand: Hand) -> Widget:
        players = tuple((name, plain(name)) for name in self.desk.game.players)
        who = Choice(players, hand.player, name=hand.id)
        who.can_focus = False
        return Vertical(who, Till(hand), hand, Sum(), classes="side")

    # --- the request

    def gather(self) -> r.Trade | None:
        """Give the trade, once there is one."""
        one, other = self.hands
        if one.player == other.player or one.side == other.side == r.Side():
            return None
        return r.Trade(one.player, other.player, one.side, other.side, (*one.redeeming, *other.redeeming))

    def missing(self) -> str:
        """Say how a trade is gathered."""
        one, other = self.hands
        if one.player == other.player:
            return _("Both sides are {player}: a letter or a click chooses another.").format(player=plain(one.player))
        return _(
            "Space or a click gives a deed, digits are cash, a letter chooses the player, Tab goes to the other side."
        )

    def foresee(self) -> None:
        """Show what the trade is to each side."""
        super().foresee()
        answer = self.desk.preview(self.phrase) if self.phrase else None
        for hand, other, shown in zip(self.hands, reversed(self.hands), self.query(Sum), strict=True):
            shown.bargain = self._bargain(hand, other, answer)

    def _bargain(self, hand: Hand, other: Hand, answer: Answer | None) -> Bargain:
        board = self.desk.edition.board
        gives, gets = told(hand.side, board), told(other.side, board)
        if answer is None or answer.entry is None:
            return Bargain(gives, gets)
        why = answer.entry.why
        fees = {**why["interest"], **why["redeemed"]}
        due = sum(fees.get(deed, 0) for deed in other.deeds)
        return Bargain(gives, gets, due, worths(self.desk, answer, hand.player))

    # --- keys

    @property
    def hand(self) -> Hand:
        """The side that has the keys."""
        return self.hands[1] if self.focused is self.hands[1] else self.hands[0]

    @on(Hand.Changed)
    def _changed(self) -> None:
        self.foresee()

    @on(Choice.Chosen)
    def _chosen(self, event: Choice.Chosen) -> None:
        self.hands[SIDES.index(event.choice.name or "")].player = event.value

    def on_key(self, event: Key) -> None:
        """Take digits as cash, and letters as players."""
        if event.character is not None and event.character in "0123456789":
            self.hand.digit(event.character)
        elif event.character and event.character.isalpha():
            self._choose(event.character)
        else:
            return
        event.stop()

    def _choose(self, letter: str) -> None:
        """Choose the next player whose name begins with a letter."""
        players = self.desk.game.players
        at = players.index(self.hand.player) + 1
        after = (*players[at:], *players[:at])
        found = next((name for name in after if fold(name).startswith(fold(letter))), None)
        if found is not None:
            self._choice_of(self.hand).value = found

    def _choice_of(self, hand: Hand) -> Choice:
        return next(choice for choice in self.query(Choice) if choice.name == hand.id)

    def action_other_side(self) -> None:
        """Give the keys to the other side."""
        self.set_focus(self.hands[0 if self.focused is self.hands[1] else 1])  # at once, for what is typed ahead

    def action_give(self) -> None:
        """Put the row under the cursor in or out."""
        self.hand.action_pick()

    def action_rub(self) -> None:
        """Take the last digit of the cash away."""
        self.hand.rub()
