"""An auction: one key a bid, going once, going twice, sold; lot after lot."""

from typing import ClassVar

from textual import on
from textual._path import CSSPathType
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Digits, Input, Static

from banker.answer import Answer
from banker.bidders import auction, bidders, last_is_own, left, lot, spots
from banker.desk import Desk
from banker.rules import requests as r
from banker.rules.matters import Matter
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.money import money
from widgets.actions import AT_AUCTION, HAMMER, bindings
from widgets.choice import Choice
from widgets.dialogs.bid_line import AMOUNT, BidLine
from widgets.dialogs.bidders import Bidders
from widgets.dialogs.dialog import SHEET, Dialog
from widgets.dialogs.lot_face import LotFace
from widgets.echo import Echo
from widgets.grave import GRAVE
from widgets.rows import Rows
from widgets.words import Words

CALLS = ("", mark("Going once!"), mark("Going twice!"))
DO_NOT_ASK_AGAIN = 2


class AuctionDialog(Dialog):
    """Says every bid to the desk as it is made, and stays until no lot is left."""

    HEADING = mark("Auction")
    ENTER = HAMMER
    ACTIONS = AT_AUCTION
    BINDINGS = bindings(AT_AUCTION)
    CSS_PATH: ClassVar[CSSPathType | None] = [SHEET, SHEET.with_name("auction.tcss")]
    AUTO_FOCUS = "BidLine"

    def __init__(self, desk: Desk) -> None:
        """Take the hammer for the auction that is open."""
        super().__init__(desk)
        self.call = 0
        self.refused = ""

    def body(self) -> ComposeResult:
        """Lay out the lot, the bid, the players, and the line."""
        yield LotFace(self.desk.edition.board)
        with Horizontal(id="bid"):
            yield Digits(id="amount")
            yield Static(id="by", markup=False)
        yield Bidders(id="bidders")
        with Horizontal(id="standing", classes="field"):
            yield Words(lambda: _("where (Tab)"), classes="label")
            where = Choice((), "", id="where")
            where.can_focus = False
            yield where
        yield BidLine()

    def on_mount(self) -> None:
        """Show the auction."""
        self.show_auction()

    def retell(self) -> None:
        """Say all in the language in use now."""
        super().retell()
        self.show_auction()

    @property
    def matter(self) -> Matter | None:
        """The auction that is open."""
        return auction(self.desk)

    # --- showing

    def show_auction(self) -> None:
        """Show the lot, the bid and the players as they stand."""
        matter = self.matter
        if matter is None:
            return
        face, rows = self.query_one(LotFace), self.query_one(Bidders)
        face.deed, face.words = lot(self.desk, matter), self._building(matter)
        rows.amount, rows.bidders = matter.amount, bidders(self.desk, matter)
        self.query_one(Digits).update(money(matter.amount) if matter.bidder else "–")
        self._show_places(matter)
        self._show_bid(matter)
        self.foresee()

    def _building(self, matter: Matter) -> str:
        told = names.lot(matter.lot, self.desk.edition.board)
        return _("{lot}: the bank has {count} left").format(lot=told.capitalize(), count=left(self.desk, matter))

    def _show_places(self, matter: Matter) -> None:
        where = self.query_one("#where", Choice)
        where.options = tuple((deed.id, names.plain(deed.name)) for deed in spots(self.desk, matter))
        known = [deed for deed, _name in where.options]
        if where.value not in known:
            where.value = known[0] if known else ""
        self.query_one("#standing").display = bool(known)

    def _show_bid(self, matter: Matter) -> None:
        opening = money(matter.why.get("opening", 0))
        by = names.plain(matter.bidder) or _("no bid yet, from {opening}").format(opening=opening)
        call = Content.styled(_(CALLS[self.call]), "$text-accent bold")
        waiting = Content.styled(self._waiting(), "$foreground-muted")
        said = Content.assemble((by, "bold"), "\n", call if self.call else waiting)
        self.query_one("#by", Static).update(said)

    def _waiting(self) -> str:
        more = sum(1 for matter in self.desk.matters if matter.kind == "estate")
        return _("{count} more lots wait").format(count=more) if more else ""

    # --- the request

    def gather(self) -> r.Request | str | None:
        """Give what Enter works towards: the phrase or amount typed, else the hammer."""
        line, matter = self.query_one(BidLine), self.matter
        if matter is None:
            return None
        if line.amount is not None:
            return r.Bid(self.query_one(Bidders).key, line.amount)
        if line.value.strip():
            return line.value.strip()
        return r.Sold(self.query_one("#where", Choice).value) if matter.bidder else r.Unsold()

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        self.query_one(Bidders).choosing = event.value.startswith(AMOUNT)
        self._touched()

    @on(BidLine.Touched)
    def _touched(self) -> None:
        """Show what Enter would do now; a refusal stays until what was refused is changed."""
        if self.query_one(BidLine).value != self.refused:
            self.refused = ""
            self.foresee()

    @on(Rows.Moved)
    @on(Choice.Chosen)
    def _changed(self) -> None:
        self.foresee()

    # --- doing

    def do(self, phrase: str) -> Answer:
        """Say a phrase to the desk, and show the auction that is open then; leave where none is."""
        before = self.matter
        answer = super().do(phrase)
        if not answer.ok:
            self.refused = self.query_one(BidLine).value
            self.query_one(BidLine).hold()
            return answer
        self.call = 0
        self.query_one(BidLine).value = ""
        if self.matter is None:
            self.dismiss(None)
            return answer
        if before is not None and self.matter.lot != before.lot:
            self.query_one(Bidders).at = 0
        self.show_auction()
        self._show_phrase("")
        self.query_one(Echo).confirm(answer, self.desk)
        return answer

    def _request(self, request: r.Request) -> None:
        self.do(self.spell(request))

    def _seated(self, seat: int) -> str | None:
        found = (bidder.name for bidder in self.query_one(Bidders).bidders if bidder.number == seat)
        return next(found, None)

    @on(BidLine.Stepped)
    def _stepped(self, event: BidLine.Stepped) -> None:
        found = (bidder for bidder in self.query_one(Bidders).bidders if bidder.number == event.seat)
        for bidder in found:
            if self.matter is not None and self.matter.bidder == bidder.name:
                words = _("{player} leads already: = and an amount bids more all the same.")
                self.query_one(Echo).tell(words.format(player=names.plain(bidder.name)))
                return
            self._request(r.Bid(bidder.name, bidder.large if event.large else bidder.small))

    @on(BidLine.Passed)
    def _passed(self, event: BidLine.Passed) -> None:
        name = self._seated(event.seat)
        if name is not None:
            self._request(r.Pass(name))

    @on(BidLine.Wanted)
    def _wanted(self, event: BidLine.Wanted) -> None:
        name = self._seated(event.seat)
        if name is not None:
            self._request(r.Want(name, event.count))

    def action_bid(self, name: str, amount: int) -> None:
        """Bid for a player."""
        self._request(r.Bid(name, amount))

    def action_pass_by(self, name: str) -> None:
        """Let a player bid no more."""
        self._request(r.Pass(name))

    def action_step(self, step: int) -> None:
        """Mark another player for the amount that is typed."""
        self.query_one(Bidders).action_step(step)

    def action_place(self) -> None:
        """Choose another lot for the building to stand on."""
        where = self.query_one("#where", Choice)
        if where.options:
            where.action_choose(1)

    @on(BidLine.Rubbed)
    def action_back(self) -> None:
        """Take back the call, or the last bid."""
        if self.call:
            self.call = 0
            self.show_auction()
        elif last_is_own(self.desk):
            self._request(r.Undo())
        else:
            self.query_one(Echo).tell(_("There is no bid to take back; Esc leaves, and ctrl+z is at the desk."))

    def action_record(self) -> None:
        """Say what is typed, else go on calling: once, twice, sold."""
        typed = self.query_one(BidLine).value.strip()
        if typed and isinstance(self.desk.read(self.phrase), GRAVE):
            self.dismiss(self.phrase)  # the desk asks first
        elif typed:
            self.do(self.phrase)
        elif self.call < DO_NOT_ASK_AGAIN:
            self._call_on()
        else:
            self.do(self.phrase)

    def _call_on(self) -> None:
        matter = self.matter
        if matter is not None:
            self.call += 1
            self.show_auction()

    def action_leave(self) -> None:
        """Empty the line; on an empty one, leave the auction open on the table."""
        line = self.query_one(BidLine)
        if line.value:
            line.value = ""
        else:
            self.dismiss(None)
