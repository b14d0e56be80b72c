"""One side of a trade: what a player has, and what of it is given."""

from dataclasses import dataclass
from typing import ClassVar

from textual.content import Content
from textual.message import Message
from textual.reactive import reactive

from banker.desk import Desk
from banker.editions.board import Deed
from banker.rules import requests as r
from banker.speech.catalogue import _
from banker.speech.money import money
from banker.speech.names import jail_cards, plain
from widgets.cells import fit
from widgets.chips import badge
from widgets.rows import Row, Rows

CARD = "card"
SIGNS = {False: "☐", True: "☑"}
MOST_DIGITS = 8


class Hand(Rows):
    """A row a deed, and one for jail cards: a pick puts it in or out; a mortgaged one goes in, is lifted, goes out."""

    player: reactive[str] = reactive("", layout=True)
    deeds: reactive[tuple[str, ...]] = reactive((), layout=True)
    redeeming: reactive[tuple[str, ...]] = reactive((), layout=True)
    cards: reactive[int] = reactive(0)
    cash: reactive[int] = reactive(0)

    @dataclass
    class Changed(Message):
        """Something else is given."""

        hand: "Hand"

        @property
        def control(self) -> "Hand":
            """The hand that gives it."""
            return self.hand

    WATCHED: ClassVar = ("deeds", "redeeming", "cards", "cash")

    def __init__(self, desk: Desk, player: str, *, id: str) -> None:
        """Open the hand of a player."""
        super().__init__(id=id)
        self.desk = desk
        self.set_reactive(Hand.player, player)

    def on_mount(self) -> None:
        """Tell of every change."""
        for name in self.WATCHED:
            self.watch(self, name, self._tell, init=False)

    def _tell(self) -> None:
        self.post_message(self.Changed(self))

    def watch_player(self, before: str, now: str) -> None:
        """Begin anew with another player."""
        if before != now and self.is_mounted:
            self.at, self.deeds, self.redeeming, self.cards, self.cash = 0, (), (), 0, 0
            self._tell()

    @property
    def side(self) -> r.Side:
        """What is given."""
        return r.Side(self.cash, self.deeds, self.cards)

    @property
    def held(self) -> int:
        """How many jail cards the player has."""
        return len(self.desk.game.cards(self.player))

    # --- rows

    @property
    def keys(self) -> tuple[str, ...]:
        """The deeds, and the jail cards if there are any."""
        return (*(deed.id for deed in self.desk.game.owned(self.player)), *((CARD,) if self.held else ()))

    def rows(self, width: int) -> list[Row]:
        """Draw the rows."""
        rows = [self._deed(deed, width) for deed in self.desk.game.owned(self.player)]
        if self.held:
            words = jail_cards(self.cards or self.held)
            rows.append(_row(bool(self.cards), Content("    "), words, "", width))
        return rows or [[Content.styled(_("no deeds"), "$foreground-muted")]]

    def _deed(self, deed: Deed, width: int) -> Row:
        group = next(group for group in self.desk.edition.board.groups if group.id == deed.group)
        sign = badge(group.letter, group.colour) + " "
        return _row(deed.id in self.deeds, sign, plain(deed.name), self._state(deed), width)

    def _state(self, deed: Deed) -> str:
        game = self.desk.game
        if deed.id in self.redeeming:
            return _("lifted {amount}").format(amount=money(game.redemption(deed)))
        if game.mortgaged(deed):
            return _("interest {amount}").format(amount=money(game.interest(deed)))
        return _("hotel") if game.hotel(deed) else "⌂" * game.houses(deed) or money(deed.price)

    # --- giving

    def action_pick(self, at: int | None = None) -> None:
        """Put the row in or out."""
        if at is not None:
            self.at = min(at, max(0, len(self.keys) - 1))
        if self.key == CARD:
            self.cards = (self.cards + 1) % (self.held + 1)
        elif self.key:
            self._turn(self.key)

    def _turn(self, key: str) -> None:
        """Go in; a mortgaged one is lifted at once next; go out."""
        mortgaged = self.desk.game.mortgaged(self.desk.edition.board.deed[key])
        if key not in self.deeds:
            self.deeds = (*self.deeds, key)
        elif mortgaged and key not in self.redeeming:
            self.redeeming = (*self.redeeming, key)
        else:
            self.deeds = tuple(deed for deed in self.deeds if deed != key)
            self.redeeming = tuple(deed for deed in self.redeeming if deed != key)

    def digit(self, digit: str) -> None:
        """Put a digit behind the cash."""
        if len(str(self.cash)) < MOST_DIGITS:
            self.cash = self.cash * 10 + int(digit)

    def rub(self) -> None:
        """Take the last digit of the cash away."""
        self.cash //= 10


def _row(given: bool, sign: Content, words: str, state: str, width: int) -> Row:
    tail = f" {state}"
    room = max(1, width - 2 - sign.cell_length - Content(tail).cell_length)
    shade = "bold" if given else "$foreground-muted"
    row = Content.assemble((f"{SIGNS[given]} ", "$text-accent")) + sign + Content.styled(fit(words, room), shade)
    return [(row + Content.styled(tail, "$foreground-muted")).truncate(max(1, width), ellipsis=True)]
