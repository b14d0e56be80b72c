"""The rows of an auction: each player with his key, his limit, and what a click does."""

from textual.content import Content
from textual.reactive import reactive

from banker.bidders import Bidder
from banker.speech.catalogue import _, p_
from banker.speech.money import money
from banker.speech.names import plain
from widgets.cells import fit, right, widest
from widgets.panel import clickable
from widgets.rows import Row, Rows

LEAST_NAME = 6
NARROW = 56


class Bidders(Rows, can_focus=False):
    """A row a player; those who cannot bid are dimmed, with the reason."""

    bidders: reactive[tuple[Bidder, ...]] = reactive((), layout=True)
    amount: reactive[int] = reactive(0)
    choosing: reactive[bool] = reactive(False)

    @property
    def keys(self) -> tuple[str, ...]:
        """The players."""
        return tuple(bidder.name for bidder in self.bidders)

    @property
    def marked(self) -> bool:
        """The row that an amount is for is marked while one is typed: the keys are in the line."""
        return self.choosing

    def watch_choosing(self) -> None:
        """Mark the first who can bid."""
        able = (at for at, bidder in enumerate(self.bidders) if not bidder.refusal and not bidder.highest)
        self.at = next(able, 0)

    def rows(self, width: int) -> list[Row]:
        """Draw the rows."""
        return [self._row(bidder, width) for bidder in self.bidders]

    def _row(self, bidder: Bidder, width: int) -> Row:
        name = fit(plain(bidder.name), min(max(LEAST_NAME, width // 4), self._longest))
        head = Content.assemble((f" {bidder.number} ", "$text-accent"), (name, self._shade(bidder)), "  ")
        if bidder.highest:
            return [
                head + Content.styled(_("has the bid: {amount}").format(amount=money(self.amount)), "$text-accent bold")
            ]
        if bidder.refusal:
            return self._out(bidder, head, width)
        chips, limit = self._chips(bidder), self._limit(bidder, width)
        if head.cell_length + limit.cell_length + chips.cell_length > width:
            limit = Content()
        return [(head + limit + chips).truncate(max(1, width), ellipsis=True)]

    def _out(self, bidder: Bidder, head: Content, width: int) -> Row:
        words = _("bids no more") if bidder.passed else bidder.refusal
        if bidder.limited and bidder.limit is not None:
            words = _("only up to {limit}").format(limit=money(bidder.limit))
        said = Content.styled(words, "$foreground-muted")
        return [(head + said).truncate(max(1, width), ellipsis=True)]

    def _shade(self, bidder: Bidder) -> str:
        return "bold $text-accent" if bidder.highest else "$foreground-muted" if bidder.refusal else "bold"

    def _limit(self, bidder: Bidder, width: int) -> Content:
        shown, column = _upto(bidder), widest(map(_upto, self.bidders), 12) if width >= NARROW else 0
        wants = "" if bidder.wants is None else " " + _("wants {count}").format(count=bidder.wants)
        return Content.styled(f"{right(shown, column or len(shown))}{wants}  ", "$foreground-muted")

    def _chips(self, bidder: Bidder) -> Content:
        name = bidder.name
        small = _chip(money(bidder.small), f"screen.bid({name!r}, {bidder.small})")
        large = _chip(money(bidder.large), f"screen.bid({name!r}, {bidder.large})")
        return Content(" ").join([small, large, _chip(p_("act", "pass"), f"screen.pass_by({name!r})")])

    @property
    def _longest(self) -> int:
        return max((Content(plain(bidder.name)).cell_length for bidder in self.bidders), default=0)


def _upto(bidder: Bidder) -> str:
    return "" if bidder.limit is None else _("up to {limit}").format(limit=money(bidder.limit))


def _chip(words: str, call: str) -> Content:
    return clickable(Content.styled(f" {words} ", "on $panel"), call)
