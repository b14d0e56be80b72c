"""The mortgaged deeds that change hands, and which of them are lifted at once."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.reactive import reactive

from banker.desk import Desk
from banker.speech.catalogue import _, mark
from banker.speech.money import money
from banker.speech.names import plain
from widgets.cells import fit
from widgets.rows import Row, Rows


class Pledges(Rows):
    """A row a deed; space or a click lifts its mortgage at once, or leaves it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "pick", mark("redeem at once or not"), show=False, id="pledges.lift")
    ]

    deeds: reactive[tuple[str, ...]] = reactive((), layout=True)
    redeeming: reactive[tuple[str, ...]] = reactive((), layout=True)

    def __init__(self, desk: Desk, redeeming: tuple[str, ...] = ()) -> None:
        """Ask a desk for the figures."""
        super().__init__(id="pledges")
        self.desk = desk
        self.set_reactive(Pledges.redeeming, redeeming)

    def take(self, player: str) -> None:
        """Show the mortgaged deeds of a player; of nobody, none."""
        game = self.desk.game
        owned = game.owned(player) if player else ()
        self.deeds = tuple(deed.id for deed in owned if game.mortgaged(deed))
        self.redeeming = tuple(deed for deed in self.redeeming if deed in self.deeds)
        self.display = bool(self.deeds)

    @property
    def keys(self) -> tuple[str, ...]:
        """Say which deed each row stands for."""
        return self.deeds

    def rows(self, width: int) -> list[Row]:
        """Draw the deeds."""
        return [self._row(name, width) for name in self.deeds]

    def _row(self, name: str, width: int) -> Row:
        deed, game = self.desk.edition.board.deed[name], self.desk.game
        lifted = name in self.redeeming
        amount = money(game.redemption(deed))
        tail = (_("lifted at once for {amount}") if lifted else _("lift for {amount}")).format(amount=amount)
        room = max(1, width - len(tail) - 6)
        return [Content(f"{'☑' if lifted else '☐'} {fit(plain(deed.name), room)}  {tail}")]

    def action_pick(self, at: int | None = None) -> None:
        """Lift the mortgage of a row, or leave it."""
        if at is not None:
            self.at = at
        if self.key in self.redeeming:
            self.redeeming = tuple(deed for deed in self.redeeming if deed != self.key)
        elif self.key:
            self.redeeming = (*self.redeeming, self.key)
        super().action_pick()
