"""The great doors of the desk: trade, auction, raising cash, leaving the game; each opens where it is needed."""

from banker.answer import Answer
from banker.bidders import auction
from banker.desk import Desk
from banker.obstacles import obstacle
from banker.rules.matters import DUES
from banker.speech.answers import tell_preview
from banker.speech.catalogue import _
from widgets.screens.doors import Doors


class Dealings(Doors):
    """The base of the desk screen that opens an auction by itself, and the list of what can be sold."""

    def __init__(self) -> None:
        """Begin with no auction put away."""
        super().__init__()
        self._laid_aside = ""
        self._short = ""

    # --- keys

    def action_trade(self, player: str = "") -> None:
        """Gather a trade."""
        from widgets.dialogs.trade import TradeDialog

        if self.is_free(obstacle(self.desk, "trade", player)):
            self.open_dialog(TradeDialog(self.desk, player))

    def action_auction(self) -> None:
        """Take the hammer; where no auction is open, begin that of what is offered."""
        if auction(self.desk) is None:
            self.action_answer("auction")
        else:
            self._take_hammer()

    def _take_hammer(self) -> None:
        from widgets.dialogs.auction import AuctionDialog

        self.open_dialog(AuctionDialog(self.desk))

    def action_raise_cash(self, player: str = "", then: str = "") -> None:
        """Sell and mortgage for what is due."""
        from widgets.dialogs.debt import DebtDialog

        dialog = DebtDialog(self.desk, player, then)
        if self.is_free(obstacle(self.desk, "raise", dialog.player)):
            self.open_dialog(dialog)

    def action_bankrupt(self, player: str = "") -> None:
        """Ask whether a player leaves the game."""
        from widgets.dialogs.farewell import FarewellDialog

        if self.is_free(obstacle(self.desk, "leave", player)):
            self.open_dialog(FarewellDialog(self.desk, player=player))

    # --- what opens by itself

    def follow_auction(self) -> None:
        """Open the auction dialog on a lot that is new; one that was left stays on the table."""
        if not self.is_active:
            return
        matter = auction(self.desk)
        lot = "" if matter is None else matter.lot
        if lot and lot != self._laid_aside:
            self._take_hammer()
        self._laid_aside = lot

    def on_screen_resume(self) -> None:
        """Look for an auction that began while the desk was out of sight."""
        self.follow_auction()

    # --- cash that is missing

    @property
    def wants_dialog(self) -> bool:
        """Whether the first open matter is chosen in a dialog, or paid by way of one."""
        return super().wants_dialog or self._wants_cash

    @property
    def _wants_cash(self) -> bool:
        return bool(self.desk.matters) and self.desk.matters[0].kind in DUES and raisable(self.desk, "")

    def way_in(self) -> str:
        """Say what Enter opens for the first open matter."""
        if not self._wants_cash:
            return _("Enter shows what there is to choose from.")
        told = tell_preview(self.desk.preview(""), self.desk.edition)[0]
        return _("{told} Enter: raise cash.").format(told=told)

    def answer_first(self) -> bool:
        """Open the dialog that the first open matter wants; tells whether it wants one."""
        if self._wants_cash:
            self.action_raise_cash(self.desk.matters[0].player)
            return True
        return super().answer_first()

    def repeats_short(self, phrase: str, answer: Answer | None = None) -> bool:
        """Remember a phrase refused for want of cash; entered again as it is, it opens the list of what can be sold."""
        if answer is not None:
            self._short = phrase if not answer.ok and could_raise(answer) else ""
            return False
        again = bool(phrase) and phrase == self._short
        self._short = ""
        return again

    def way_out(self, answer: Answer) -> tuple[str, ...]:
        """Say what Enter does about a refusal."""
        return (_("Enter again: raise cash"),) if could_raise(answer) else ()


def could_raise(answer: Answer) -> bool:
    """Whether a phrase was refused for want of cash that could be raised."""
    refusal = answer.refusal
    return refusal is not None and refusal.code == "short-of-cash" and bool(refusal.data.get("raisable"))


def raisable(desk: Desk, phrase: str) -> bool:
    """Whether a phrase wants cash that could be raised."""
    return could_raise(desk.preview(phrase))
