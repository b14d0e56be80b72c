"""Which deeds fit an act now: what a list of choices may hold, before anything is asked for."""

from collections.abc import Callable
from typing import Any

from banker.editions.board import Deed
from banker.ledger.entry import BANK, CASH, HOTEL, HOUSE
from banker.refusal import Refused
from banker.rules.bidding import limit
from banker.rules.buildings import build, check_lots
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.requests import Build, Sell
from banker.rules.resale import sell
from banker.rules.shortages import opening_bid, running

PLENTY = 10**9
"""Cash lent to a trial, so that only what stands on the board can refuse it."""

STEPS = (1, 10, 50)
"""Units that a bid usually goes up by."""


def buyable(game: Game) -> tuple[Deed, ...]:
    """List what the bank still has, what is offered now first."""
    offered = {matter.deed for matter in game.matters if matter.kind == "offer"}
    held = [deed for deed in game.board.deeds if game.owner(deed) == BANK]
    return tuple(sorted(held, key=lambda deed: deed.id not in offered))


def rentable(game: Game, lander: str) -> tuple[Deed, ...]:
    """List the deeds that a lander would owe rent for."""
    return tuple(d for d in game.board.deeds if game.owner(d) not in (BANK, lander) and not game.mortgaged(d))


def mortgageable(game: Game, player: str) -> tuple[Deed, ...]:
    """List the deeds that a player could mortgage."""
    return tuple(deed for deed in game.owned(player) if not game.mortgaged(deed) and not game.built(deed))


def redeemable(game: Game, player: str) -> tuple[Deed, ...]:
    """List the mortgaged deeds of a player."""
    return tuple(deed for deed in game.owned(player) if game.mortgaged(deed))


def tradable(game: Game, player: str) -> tuple[Deed, ...]:
    """List the deeds that a player could hand over."""
    whole = game.rules.trade_block == "group"
    return tuple(d for d in game.owned(player) if not (game.built(d) if whole else game.level(d)))


def buildable(game: Game, player: str, *, hotel: bool = False) -> tuple[Deed, ...]:
    """List the lots that could take a house, or a hotel, cash aside."""
    lots = [deed for deed in game.owned(player) if deed.kind == "street" and game.whole(deed)]
    return tuple(lot for lot in lots if can_build(game, player, (lot,), hotel=hotel))


def can_build(game: Game, player: str, deeds: tuple[Deed, ...], count: int = 1, *, hotel: bool = False) -> bool:
    """Tell whether so much could be built on deeds, cash aside."""
    try:
        check_lots(game, player, deeds)
    except Refused:
        return False
    return _holds(game, build, Build(player, tuple(deed.id for deed in deeds), count, hotel))


def growing(game: Game, player: str) -> tuple[Deed, ...]:
    """List the lots that could take a house, those first that could now, then those that the others must wait for."""
    now = buildable(game, player)
    groups = {lot.group: game.group(lot) for lot in now}
    lots = (lot for group in groups.values() for lot in group if game.level(lot) < game.rules.hotel_needs)
    return tuple(sorted(lots, key=lambda lot: lot not in now))


def room(game: Game, player: str) -> int:
    """Count how many houses the groups that take any could take, cash and supply aside."""
    return sum(game.rules.hotel_needs - game.level(lot) for lot in growing(game, player))


def sellable(game: Game, player: str, *, hotel: bool = False) -> tuple[Deed, ...]:
    """List the lots from which a house or a hotel could be sold."""
    lots = (lot for lot in game.owned(player) if (game.hotel(lot) if hotel else game.level(lot)))
    return tuple(lot for lot in lots if _holds(game, sell, Sell(player, (lot.id,), 1, hotel)))


def standing(game: Game, player: str) -> tuple[Deed, ...]:
    """List the lots of a player on which anything stands."""
    return tuple(lot for lot in game.owned(player) if game.level(lot))


def left(game: Game, *, hotel: bool = False) -> int | None:
    """Count what the bank could still build with; None where that never runs out."""
    return game.left(HOTEL if hotel else HOUSE)


def next_bids(game: Game, player: str) -> tuple[int, ...]:
    """Name the least that a player may bid now, and the usual steps above the last bid, within what may be bid."""
    matter = running(game)
    if matter is None:
        return ()
    unit, most = game.board.unit, limit(game, player)
    least = max(matter.amount + unit, opening_bid(game, matter.lot, player))
    bids = dict.fromkeys(max(least, matter.amount + step * unit) for step in STEPS)
    return tuple(bid for bid in bids if most is None or bid <= most)


def _holds(game: Game, rule: Callable[[Draft, Any], None], request: Build | Sell) -> bool:
    draft = Draft(game, "trial")
    draft.post(BANK, request.player, CASH, PLENTY)
    try:
        rule(draft, request)
    except Refused:
        return False
    return True
