"""The players: whose turn it is, cash, worth, and what each holds."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from banker.speech.money import money
from banker.speech.names import jail_cards
from widgets.cells import fit, flow, right
from widgets.chips import chip
from widgets.rows import Row, Rows
from widgets.state import Seat

LEAST_REST = 10
LEAST_NAME = 6


class Players(Rows):
    """One row a player; what does not fit goes on under it."""

    seats: reactive[tuple[Seat, ...]] = reactive((), layout=True)

    @property
    def keys(self) -> tuple[str, ...]:
        """The players by name."""
        return tuple(seat.name for seat in self.seats)

    def rows(self, width: int) -> list[Row]:
        """Draw the players."""
        return [self._row(seat, width) for seat in self.seats]

    def _row(self, seat: Seat, width: int) -> Row:
        head = self._head(seat, width)
        indent = head.cell_length
        if width - indent < 8:
            return [head.truncate(max(1, width), ellipsis=True)]
        parts = flow(_holdings(seat), width - indent, " ") or [Content()]
        return [head + parts[0], *(Content(" " * indent) + part for part in parts[1:])]

    def _head(self, seat: Seat, width: int) -> Content:
        marker = "▶" if seat.turn else " "
        name = fit(seat.name, self._name_width(width))
        shade = "strike $foreground-muted" if seat.out else "bold" if seat.turn else ""
        head = Content.assemble(
            (f"{marker}", "$text-accent"), (f"{seat.number:2} ", "$foreground-muted"), self._token(seat), (name, shade)
        )
        head += Content.assemble(" ", (right(money(seat.cash), self._cash_width), "bold"))
        head += Content.assemble(("! ", "$text-error bold") if seat.short else "  ")
        whole = head + self._worth(seat)
        return whole if width - whole.cell_length >= LEAST_REST else head

    def _token(self, seat: Seat) -> Content:
        """Draw the token, in a column of its own where anybody has one."""
        width = 2 if any(other.token for other in self.seats) else 0
        return Content.styled(fit(seat.token, width), "$text-accent")

    def _worth(self, seat: Seat) -> Content:
        shown = "" if seat.worth is None else money(seat.worth)
        return Content.assemble((right(shown, self._worth_width), "$foreground-muted"), "  ")

    def _name_width(self, width: int) -> int:
        longest = max((Content(seat.name).cell_length for seat in self.seats), default=0)
        return min(longest, max(LEAST_NAME, width // 4))

    @property
    def _cash_width(self) -> int:
        return max((len(money(seat.cash)) for seat in self.seats), default=0)

    @property
    def _worth_width(self) -> int:
        return max((len(money(seat.worth or 0)) for seat in self.seats), default=0)


def _holdings(seat: Seat) -> list[Content]:
    if seat.out:
        return [Content.styled(_("out"), "$foreground-muted")]
    parts = []
    if seat.tries is not None:
        word = _("jail {tries}").format(tries=seat.tries) if seat.tries else _("jail")
        parts.append(Content.styled(word, "$text-warning"))
    parts += [chip(held) for held in seat.chips]
    if seat.cards:
        parts.append(Content.styled(jail_cards(seat.cards), "$foreground-muted"))
    return parts
