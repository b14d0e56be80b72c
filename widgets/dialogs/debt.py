"""Raising cash: what is missing, what can be sold or mortgaged, the cheapest way; then the payment."""

from typing import Any, ClassVar

from textual import on
from textual._path import CSSPathType
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Digits, Static

from banker.answer import Answer
from banker.desk import Desk
from banker.means import cheapest, means, rehearse
from banker.obstacles import obstacle
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.rules.dues import due_first, payment
from banker.rules.plans import Plan, extended, offered, plan, requests
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.matters import tell_matter
from banker.speech.money import change, money
from banker.speech.refusals import tell_refusal
from widgets.actions import AT_DEBT, PAY, bindings
from widgets.dialogs.dialog import SHEET, Dialog
from widgets.dialogs.means_rows import MeansHeads, MeansRows
from widgets.echo import Echo
from widgets.rows import Rows


class DebtDialog(Dialog):
    """Gathers sales and mortgages; Enter enters them one after the other, and then the phrase that they are for."""

    HEADING = mark("Raise cash")
    ENTER = PAY
    ACTIONS = AT_DEBT
    BINDINGS = bindings(AT_DEBT)
    CSS_PATH: ClassVar[CSSPathType | None] = [SHEET, SHEET.with_name("debt.tcss")]
    AUTO_FOCUS = "#means"

    def __init__(self, desk: Desk, player: str = "", then: str = "") -> None:
        """Raise cash for a phrase; for none, for what the player owes."""
        super().__init__(desk)
        self.due = None if then else due_first(desk.game, player)
        self.player = player or (self.due.player if self.due else desk.game.turn)
        self.then = then or (self.spell(payment(self.due)) if self.due else "")
        self.made: Plan = plan(desk.game, self.player, kept=self._kept())
        self.sure = False
        self.means = MeansRows(id="means")

    def heading(self) -> str:
        """Name who raises cash."""
        return _("{player} raises cash").format(player=names.plain(self.player))

    def body(self) -> ComposeResult:
        """Lay out what is missing over the list."""
        with Vertical(id="over"):
            with Horizontal(id="bid"):
                yield Digits(id="amount")
                yield Static(id="by", markup=False)
            yield MeansHeads(self.means)
        yield self.means

    # --- showing

    @property
    def missing_at_first(self) -> int:
        """What the phrase lacks as the table stands: the desk says so when it refuses it."""
        return int(self._lack().get("missing", 0))

    def _kept(self) -> tuple[str, ...]:
        return tuple(self._lack().get("kept", ()))

    def _lack(self) -> dict[str, Any]:
        refusal = self.desk.preview(self.then).refusal if self.then else None
        return refusal.data if refusal is not None and refusal.code == "short-of-cash" else {}

    @property
    def still(self) -> int:
        """What is missing after the steps ticked."""
        return max(0, self.missing_at_first - self.made.whole.brings)

    def foresee(self) -> None:
        """Show what is missing, every row, and what Enter would do."""
        self.query_one(MeansRows).means = means(self.desk, self.made)
        self.query_one(Digits).update(money(self.still))
        self._show_why()
        self._show_phrase(" · ".join(self.phrases))
        self._tell_outcome()

    def _show_why(self) -> None:
        matter = self.due
        for_what = tell_matter(matter, self.desk.edition.board) if matter is not None else self.then
        still = _("is missing") if self.still else _("is missing: that is enough")
        self.query_one("#by", Static).update(Content.assemble((still, "bold"), "\n", (for_what, "$foreground-muted")))
        self.query_one(MeansHeads).refresh()

    def _tell_outcome(self) -> None:
        echo, cash = self.query_one(Echo), self.desk.game.cash(self.player)
        if not self.made.choices:
            echo.tell(self._hint())
            return
        after = _("{player} {cash} → {after}").format(
            player=names.plain(self.player), cash=money(cash), after=money(cash + self.made.whole.brings)
        )
        echo.show([], [after, *self._cost(), self._next()])

    def _cost(self) -> list[str]:
        whole = self.made.whole
        rent = [_("rent {change}").format(change=change(-whole.rent))] if whole.rent else []
        if self.desk.game.hidden(self.player):
            return rent
        return [_("at the count {cost}").format(cost=change(-whole.loses) if whole.loses else "0"), *rent]

    def _next(self) -> str:
        if self.still:
            return _("{amount} still missing").format(amount=money(self.still))
        return _("Enter does it and pays") if self.then else _("Enter does it")

    def _hint(self) -> str:
        could = self.desk.foresee(r.AskRaise(self.player, kept=self.made.kept)).answer
        if could and could["raisable"] < self.missing_at_first:
            return _("All that could be raised is {amount}: a trade (F2) may help; ctrl+b is bankruptcy.").format(
                amount=money(could["raisable"])
            )
        return _("Space or a click ticks what is to be sold or mortgaged; c ticks the cheapest way.")

    # --- the phrases

    @property
    def phrases(self) -> tuple[str, ...]:
        """Everything that Enter will say, in this order."""
        steps = tuple(self.spell(request) for request in requests(self.made.choices))
        return (*steps, self.then) if self.then and (steps or not self.still) else steps

    def gather(self) -> str | None:
        """Give all that Enter says, to be shown."""
        return " · ".join(self.phrases) or None

    def action_record(self) -> None:
        """Enter the steps and pay; asked once more while something would still be missing."""
        if not self.phrases:
            return
        if self.still and not self.sure:
            self.sure = True
            words = _("{amount} would still be missing. Enter once more sells and mortgages these all the same.")
            self.query_one(Echo).tell(words.format(amount=money(self.still)))
            return
        refusal = None if self.still or not self.then else rehearse(self.desk, self.made, self.then)
        if refusal is not None:
            self.query_one(Echo).tell(tell_refusal(refusal, self.desk.edition.board))
            return
        for phrase in self.phrases[: -1 if self.still and self.then else None]:
            if not self.do(phrase).ok:
                self._anew()
                return
        self.dismiss(None)

    def _anew(self) -> None:
        """Begin again with the table as it is; the refusal stays in sight."""
        self.made = plan(self.desk.game, self.player, kept=self.made.kept)
        self.query_one(MeansRows).means = means(self.desk, self.made)

    # --- ticking

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        event.stop()
        self._tick(event.key)

    def _tick(self, key: str) -> None:
        """Tick a row: a mortgage goes in or out, houses go one by one, and all of them out where no more can go."""
        row = next((row for row in self.query_one(MeansRows).means if row.key == key), None)
        choice = next((choice for _deed, choice in offered(self.desk.game, self.made) if choice.key == key), None)
        if row is None or choice is None:  # a click on a row that is gone by now
            return
        longer = extended(self.made, choice)
        if longer is not None:
            self._adopt(longer)
        elif row.ticked:
            rest = tuple(choice for choice in self.made.choices if choice.key != key)
            self._adopt(plan(self.desk.game, self.player, rest, self.made.kept))
        else:
            self.query_one(Echo).tell(row.refusal)

    def _adopt(self, made: Plan) -> None:
        self.made, self.sure = made, False
        self.foresee()

    def action_tick(self) -> None:
        """Tick the row under the cursor."""
        self.query_one(MeansRows).action_pick()

    def action_untick(self) -> None:
        """Take one tick of the row under the cursor away; what leaned on it falls out too."""
        key = self.query_one(MeansRows).key
        choices = self.made.choices
        at = max((at for at, choice in enumerate(choices) if choice.key == key), default=None)
        if at is not None:
            self._adopt(plan(self.desk.game, self.player, choices[:at] + choices[at + 1 :], self.made.kept))

    def action_cheapest(self) -> None:
        """Tick the cheapest way to what is missing."""
        way = cheapest(self.desk, self.player, max(1, self.missing_at_first), self.made.kept)
        if isinstance(way, Refusal):
            self.query_one(Echo).tell(tell_refusal(way, self.desk.edition.board))
        else:
            self._adopt(way)

    def action_bankrupt(self) -> None:
        """Leave for the question whether the player is bankrupt, unless he could not leave now."""
        refusal = obstacle(self.desk, "leave", self.player)
        if refusal is None:
            self.dismiss(f"screen.bankrupt({self.player!r})")
        else:
            self.query_one(Echo).confirm(Answer("", refusal=refusal), self.desk)
