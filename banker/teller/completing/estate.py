"""Deeds that may stand in a phrase: what can be bought, mortgaged, redeemed, traded."""

from collections.abc import Callable, Iterable, Iterator

from banker.editions.board import Deed
from banker.ledger.entry import BANK
from banker.rules import fitting
from banker.rules.game import Game
from banker.rules.rent import bill
from banker.speech.catalogue import _
from banker.speech.money import money
from banker.teller.completing import naming
from banker.teller.completing.line import Line
from banker.teller.completing.lists import Find
from banker.teller.completing.slot import Candidate, said

LIKELIEST = 7
"""The throw by which a utility's rent is told."""


def fitting_deeds(fit: Callable[[Line], Iterable[Deed]], tell: Callable[[Game, Deed], int]) -> Find:
    """Find the deeds that fit and are not named yet, each with a figure."""

    def find(line: Line, named: frozenset[str]) -> Iterator[Candidate]:
        for deed in fit(line):
            if deed.id not in named:
                yield naming.deed(line, deed, money(tell(line.game, deed), line.game.board))

    return find


def _price(game: Game, deed: Deed) -> int:
    return deed.price


def _mortgage(game: Game, deed: Deed) -> int:
    return deed.mortgage


def _rent(game: Game, deed: Deed) -> int:
    return bill(game, deed, LIKELIEST if deed.kind == "utility" else None).amount


buyable = fitting_deeds(lambda line: fitting.buyable(line.game), _price)
rentable = fitting_deeds(lambda line: fitting.rentable(line.game, line.player), _rent)
owned = fitting_deeds(lambda line: fitting.rentable(line.game, BANK), _rent)
mortgageable = fitting_deeds(lambda line: fitting.mortgageable(line.game, line.player), _mortgage)
redeemable = fitting_deeds(lambda line: fitting.redeemable(line.game, line.player), Game.redemption)


def lots(line: Line, named: frozenset[str]) -> Iterator[Candidate]:
    """Find what may be put up: what is offered, what else the bank has, and the last buildings."""
    yield from buyable(line, named)
    yield from (said(word, _("one of the last")) for word in ("house", "hotel"))


def given(line: Line, named: frozenset[str]) -> Iterator[Candidate]:
    """Find what the giver of a trade can give."""
    return _goods(line, line.player, named)


def taken(line: Line, named: frozenset[str]) -> Iterator[Candidate]:
    """Find what the taker of a trade can give for it."""
    return _goods(line, line.taker, named)


def pledged(line: Line, named: frozenset[str]) -> Iterator[Candidate]:
    """Find the mortgaged deeds of both sides of a trade."""
    for name in (line.player, line.taker):
        for deed in fitting.redeemable(line.game, name):
            if deed.id not in named:
                yield naming.deed(line, deed, money(line.game.redemption(deed), line.game.board))


def _goods(line: Line, player: str, named: frozenset[str]) -> Iterator[Candidate]:
    for deed in fitting.tradable(line.game, player):
        if deed.id not in named:
            yield naming.deed(line, deed, _("mortgaged") if line.game.mortgaged(deed) else f"@{deed.square}")
    if line.game.cards(player) and "jail card" not in named:
        yield said("jail card", _("out of jail"))
