"""Buildings that may stand in a phrase: how many, and on which lots."""

from collections.abc import Iterable, Iterator

from banker.editions.board import Deed
from banker.rules import fitting
from banker.speech.catalogue import _
from banker.speech.money import money
from banker.teller.amounts import number
from banker.teller.completing import naming
from banker.teller.completing.line import Line
from banker.teller.completing.slot import Candidate, said

MOST = 6
"""As many counts of houses are offered."""


def to_build(line: Line) -> Iterator[Candidate]:
    """Find how many houses may be built, or whether a hotel."""
    room, left = fitting.room(line.game, line.player), fitting.left(line.game)
    yield from _counts(room if left is None else min(room, left))
    if fitting.buildable(line.game, line.player, hotel=True):
        yield said("hotel")


def to_sell(line: Line) -> Iterator[Candidate]:
    """Find how many houses may be sold, or a hotel, or everything."""
    yield from _counts(sum(line.game.level(lot) for lot in fitting.sellable(line.game, line.player)))
    if fitting.sellable(line.game, line.player, hotel=True):
        yield said("hotel")
    if fitting.standing(line.game, line.player):
        yield said("all", _("everything"))


def take_note(line: Line, at: int) -> None:
    """Take note of how many houses, or whether a hotel."""
    line.hotel = line.keys[at] in ("hotel", "hotels")
    line.count = max(1, number(line.low[at]))
    line.all = line.keys[at] == "all"


def to_build_on(line: Line, named: frozenset[str]) -> Iterator[Candidate]:
    """Find the groups, then the lots, that take what is built."""
    game = line.game
    fit = fitting.buildable(game, line.player, hotel=True) if line.hotel else fitting.growing(game, line.player)
    lots = [lot for lot in fit if lot.id not in named]
    if not named and not line.hotel:
        yield from _groups(line, lots)
    for lot in lots:
        yield naming.deed(line, lot, money(lot.hotel if line.hotel else lot.house, game.board))


def to_sell_on(line: Line, named: frozenset[str]) -> Iterator[Candidate]:
    """Find the lots from which as much may be sold."""
    game = line.game
    lots = fitting.standing(game, line.player) if line.all else fitting.sellable(game, line.player, hotel=line.hotel)
    for lot in lots:
        if lot.id not in named:
            yield naming.deed(line, lot, _("hotel") if game.hotel(lot) else "⌂" * game.houses(lot))


def _groups(line: Line, lots: Iterable[Deed]) -> Iterator[Candidate]:
    for group in {lot.group: line.game.group(lot) for lot in lots}.values():
        if fitting.can_build(line.game, line.player, group, line.count):
            yield naming.group(line, group[0])


def _counts(most: int) -> Iterator[Candidate]:
    return (Candidate(str(count)) for count in range(1, min(most, MOST) + 1))
