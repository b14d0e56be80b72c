"""The whole books in words."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import convert

from banker.editions.edition import Edition
from banker.rules.matters import Matter
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.matters import tell_matter
from banker.speech.money import clock, money, number
from banker.speech.telling.rents import built

Data = Mapping[str, Any]


def tell_books(answer: Data, edition: Edition) -> Iterator[str]:
    """Set out the books, a line for each holder, and what is open."""
    for player in answer["players"]:
        yield _player(player, edition)
    bank = {building: _left(answer["bank"][building]) for building in ("houses", "hotels")}
    yield _("The bank: houses {houses}, hotels {hotels}").format(**bank)
    if answer["pot"]:
        yield _("The pot: {amount}").format(amount=money(answer["pot"], edition.board))
    if answer["turn"]:
        yield _("{player}'s turn").format(player=names.plain(answer["turn"]))
    yield from tell_open(answer["matters"], edition)
    if "clock" in answer:
        yield _("Clock: {left} left").format(left=clock(answer["clock"]["left"]))


def _left(count: int | None) -> str:
    return _("unlimited") if count is None else number(count)


def _player(player: Data, edition: Edition) -> str:
    name = names.plain(player["name"])
    if player["out"]:
        return _("{player}: out of the game").format(player=name)
    square = _("in jail") if player["jailed"] else names.square(player["square"], edition.board)
    fields = {"player": name, "cash": money(player["cash"], edition.board), "square": square}
    owned = [_deed(deed, edition) for deed in player["deeds"]]
    if player["cards"]:
        owned.append(names.jail_cards(len(player["cards"])))
    if not owned:
        return _("{player}: {cash}, {square}").format(**fields)
    return _("{player}: {cash}, {square}; {owned}").format(owned=", ".join(owned), **fields)


def _deed(deed: Data, edition: Edition) -> str:
    words = built(names.deed(deed["deed"], edition.board), deed["houses"], bool(deed["hotels"]))
    return _("{deed} (mortgaged)").format(deed=words) if deed["mortgaged"] else words


def tell_open(matters: Any, edition: Edition) -> Iterator[str]:
    """Tell every matter, a line each."""
    for matter in convert(matters, list[Matter]):
        yield tell_matter(matter, edition.board)
