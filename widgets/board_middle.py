"""What stands inside the board's ring: the players with their tokens, and what is open on the table."""

from collections.abc import Sequence

from textual.content import Content

from banker.speech.catalogue import _
from banker.speech.money import money
from widgets.cells import fit, flow, right, widest
from widgets.panel import clickable
from widgets.squares import JAILED, TOKEN
from widgets.state import Line, Open, Seat, Spot

MUTED = "$foreground-muted"
SIGN = 3
LEAST_FIGURES = 7


def inside(seats: Sequence[Seat], spots: Sequence[Spot], open: Sequence[Open], hint: str, width: int) -> list[Content]:
    """Lay out what stands inside the ring for a width."""
    where = {token.seat: spot.name for spot in spots for token in (*spot.tokens, *spot.jailed)}
    names = min(20, max((Content(seat.name).cell_length for seat in seats), default=0))
    figures = widest((money(seat.cash) for seat in seats), LEAST_FIGURES)
    players = [_player(seat, where.get(seat.number, ""), names, figures) for seat in seats]
    return [Content(), *players, Content(), *_matters(open, hint, width)]


def legend(seats: Sequence[Seat], width: int) -> list[Content]:
    """Lay out whose sign each is, for a width."""
    return flow((_whose(seat) for seat in seats if not seat.out), width)


def _whose(seat: Seat) -> Content:
    marker = Content.styled("▶" if seat.turn else "", "$text-accent")
    sign = Content.styled(seat.token or str(seat.number), JAILED if seat.tries is not None else TOKEN)
    told = Content.styled(f" {seat.name} {money(seat.cash)}", "bold" if seat.turn else "")
    return clickable(marker + sign + told, f"screen.player({seat.name!r})")


def _player(seat: Seat, where: str, names: int, figures: int) -> Content:
    token = Content.styled(fit(f" {seat.token or seat.number}", SIGN), JAILED if seat.tries is not None else TOKEN)
    shade = f"strike {MUTED}" if seat.out else "bold" if seat.turn else ""
    name = Content.styled(f" {fit(seat.name, names)} ", shade)
    cash = Content.styled(right(money(seat.cash), figures), "bold")
    told = _("out") if seat.out else _("in jail") if seat.tries is not None else where
    marker = Content.styled("▶ " if seat.turn else "  ", "$text-accent")
    line = Content("").join([marker, token, name, cash, Content.styled(f"   {told}", MUTED)])
    return clickable(line, f"screen.player({seat.name!r})")


def _matters(open: Sequence[Open], hint: str, width: int) -> list[Content]:
    if not open:
        return Content(hint).wrap(max(1, width))
    rows = [Content(matter.text).wrap(max(1, width)) for matter in open]
    first = [row.stylize("bold") for row in rows[0]]
    return [*first, *(row.stylize(MUTED) for more in rows[1:] for row in more)]


def latest(last: Sequence[Line], width: int, height: int) -> list[Content]:
    """Lay out the last entries that have room, the last at the bottom."""
    shown = [line for line in last if line.live][-max(0, height - 2) :] if height > 2 else []
    rows = [Content(f"{line.number:4}  {line.text}").truncate(max(1, width), ellipsis=True) for line in shown]
    return [Content()] * (height - 1 - len(rows)) + [row.stylize(MUTED) for row in rows]
