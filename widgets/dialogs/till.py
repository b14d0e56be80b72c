"""The cash that one side of a trade gives: typed, or put together by clicks."""

from textual.content import Content

from banker.speech.catalogue import _
from banker.speech.money import money
from widgets.cells import flow, lines
from widgets.dialogs.hand import Hand
from widgets.panel import Panel, clickable

STEPS = (1, 10, 100)


class Till(Panel):
    """One line: the cash given of what there is, and steps to click."""

    def __init__(self, hand: Hand) -> None:
        """Show the cash of a hand."""
        super().__init__()
        self.hand = hand

    def on_mount(self) -> None:
        """Follow the hand."""
        for name in ("cash", "player"):
            self.watch(self.hand, name, self._follow, init=False)

    def _follow(self) -> None:
        self.refresh(layout=True)

    def draw(self, width: int) -> Content:
        """Draw the cash and the steps."""
        have = money(self.hand.desk.game.cash(self.hand.player))
        given = Content.assemble(
            (_("cash") + " ", "$foreground-muted"), (money(self.hand.cash), "bold"),
            (" " + _("of {cash}").format(cash=have), "$foreground-muted"),
        )  # fmt: skip
        return lines(flow([given, *self._steps()], width, "  "))

    def _steps(self) -> list[Content]:
        unit = self.hand.desk.edition.board.unit
        steps = [_chip(f"+{money(unit * step)}", f"add({unit * step})") for step in STEPS]
        return [*steps, _chip("0", "clear")]

    def action_add(self, amount: int) -> None:
        """Give more."""
        self.hand.cash += amount

    def action_clear(self) -> None:
        """Give no cash."""
        self.hand.cash = 0


def _chip(words: str, call: str) -> Content:
    return clickable(Content.styled(f" {words} ", "on $panel"), call)
