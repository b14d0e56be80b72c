"""The final count: its rows, and who won."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert, to_builtins

from banker.editions.board import Board
from banker.rules.valuation import Standing
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.money import money, number

PLACE, PLAYER, TOTAL = mark("place"), mark("player"), mark("total")
WORTH = {
    "cash": mark("cash"),
    "deeds": mark("deeds"),
    "mortgaged": mark("mortgaged"),
    "houses": mark("houses"),
    "hotels": mark("hotels"),
    "cards": mark("jail cards"),
}
ALWAYS = ("cash", "deeds", "mortgaged", "houses", "hotels")
"""Parts with a column of their own even where they are nothing; jail cards count by a house rule only."""

Row = tuple[str, ...]


def thaw(standings: Sequence[Any]) -> tuple[Standing, ...]:
    """Read the standings as an entry keeps them."""
    return tuple(convert(standing, Standing) for standing in standings)


def parts(standings: Sequence[Standing]) -> Row:
    """List the parts that a count has columns for."""
    return (*ALWAYS, *(("cards",) if any(standing.worth.cards for standing in standings) else ()))


def heads(standings: Sequence[Standing] = ()) -> Row:
    """Name the columns of a count."""
    return (_(PLACE), _(PLAYER), *(_(WORTH[part]) for part in parts(standings)), _(TOTAL))


def rows(standings: Sequence[Standing], board: Board | None = None) -> list[Row]:
    """Set out the count, one row a player; the bankrupt have no figures."""
    return [_row(standing, parts(standings), board) for standing in standings]


def _row(standing: Standing, shown: Row, board: Board | None) -> Row:
    first = (number(standing.place), names.plain(standing.player))
    if standing.bankrupt:
        return (*first, *[""] * len(shown), _("bankrupt"))
    return (*first, *(money(getattr(standing.worth, part), board) for part in (*shown, "total")))


def tell_winner(standings: Sequence[Standing], board: Board | None = None) -> str:
    """Say who won; equals share it."""
    first = [standing for standing in standings if standing.place == 1 and not standing.bankrupt]
    if not first:
        return _("nobody is left")
    fields = {"players": names.listing([names.plain(s.player) for s in first])}
    fields["total"] = money(first[0].worth.total, board)
    if len(first) > 1:
        return _("{players} share the first place with {total} each").format(**fields)
    return _("{players} wins with {total}").format(**fields)


def tell_place(standing: Standing, board: Board | None = None) -> str:
    """Say one place of the count with the parts that make it."""
    fields = {"place": number(standing.place), "player": names.plain(standing.player)}
    if standing.bankrupt:
        return _("{place}. {player}: bankrupt").format(**fields)
    return _("{place}. {player}: {worth}").format(worth=worth_words(to_builtins(standing.worth), board), **fields)


def worth_words(parts: Mapping[str, int], board: Board | None = None) -> str:
    """Say what somebody is worth, with every part that is not nothing."""
    shown = [f"{_(head)} {money(parts[part], board)}" for part, head in WORTH.items() if parts.get(part)]
    total = money(parts["total"], board)
    return _("{total} ({parts})").format(total=total, parts=", ".join(shown)) if shown else total
