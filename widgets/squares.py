"""A square of the board, in a cell of the ring or on a line of the list."""

from textual.content import Content

from banker.speech.money import money
from widgets.cells import cut, fit, right, words
from widgets.chips import tint
from widgets.state import Lot, Spot

MUTED = "$foreground-muted"
BUILT = 3
"""Cells of what stands on a lot, with the blank before it."""
FEW = 3
"""As many tokens on one square stand apart."""
TOKEN = "bold reverse"
JAILED = "$text-warning reverse"


def tokens(spot: Spot) -> Content:
    """Draw the tokens on a square by their signs, those in jail in another colour."""
    free = [Content.styled(token.sign, TOKEN) for token in spot.tokens]
    jailed = [Content.styled(token.sign, JAILED) for token in spot.jailed]
    return Content(" " if len(free) + len(jailed) <= FEW else "").join([*free, *jailed])


def built(lot: Lot) -> str:
    """Write what stands on a lot: houses, a hotel, or the mark of a mortgage."""
    if lot.mortgaged:
        return "ₘ"
    if lot.hotel:
        return "▲"
    return "⌂" * lot.level if lot.level < 3 else f"⌂{lot.level}"


def holding(lot: Lot, width: int, *, sign: bool = False) -> Content:
    """Draw who owns a lot, or the sign of his token, and what stands on it; an unsold one shows its price."""
    if not lot.owner:
        return Content.styled(cut(money(lot.price), width), MUTED)
    mark = built(lot)
    owner = lot.sign if sign else cut(lot.owner, max(1, width - len(mark) - 1))
    told = Content.assemble(owner, f" {mark}" if mark else "")
    return (told.stylize(MUTED) if lot.mortgaged else told).truncate(max(1, width), ellipsis=True)


def cell(spot: Spot, width: int, height: int) -> list[Content]:
    """Draw a square in a cell: its name, then its owner and who stands there; the last column is left free."""
    room, standing = width - 1, tokens(spot)
    beside = max(0, room - standing.cell_length - bool(standing))
    held = holding(spot.lot, beside) if spot.lot and beside else Content()
    foot = held.truncate(beside, pad=True) + Content(" " * bool(standing)) + standing
    rows = [*_name(spot, room, height - 1), foot]
    return [row.truncate(room, ellipsis=True, pad=True) + Content(" ") for row in rows]


def _name(spot: Spot, width: int, height: int) -> list[Content]:
    """Wrap a name into so many lines, beside the colour of its group; what has no room is cut with its mark."""
    room = width - 2 if spot.lot else width
    told = words(spot.name, max(1, room))
    if len(told) > height:
        told = [*told[: height - 1], cut(" ".join(told[height - 1 :]), room)]
    shade = "" if spot.lot else f"italic {MUTED}"
    rows = [Content.styled(row, shade) for row in told] + [Content()] * (height - len(told))
    if spot.lot is None:
        return rows
    style = tint(spot.lot.colour)
    return [Content.assemble((" " if at else spot.lot.letter, style), " ") + row for at, row in enumerate(rows)]


def entry(spot: Spot, width: int, tail: int, *, sign: bool = False) -> Content:
    """Draw a square on a line of the list; owners, or their signs, or prices, stand in a column of a width."""
    number = f"{spot.lot.letter if spot.lot else ' '}{spot.index:2}"
    head = Content.assemble((number, tint(spot.lot.colour) if spot.lot else MUTED), " ")
    standing = tokens(spot)
    held = (
        Content(" ") + _held(spot.lot, tail, sign=sign) if spot.lot else Content(" " * (tail + 1) if standing else "")
    )
    foot = Content(" " if standing else "") + standing + held
    room = max(1, width - head.cell_length - foot.cell_length)
    name = Content.styled(fit(spot.name, room), "" if spot.lot and spot.lot.owner else MUTED)
    return (head + name + foot).truncate(max(1, width), ellipsis=True, pad=True)


def _held(lot: Lot, width: int, *, sign: bool) -> Content:
    """Draw whose a lot is at the left of its column, and a price at the right."""
    if lot.owner:
        return holding(lot, width, sign=sign).truncate(width, pad=True)
    return Content.styled(right(money(lot.price), width), MUTED)
