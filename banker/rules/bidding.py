"""Bidding in an open auction: how much, by whom, and when a bid is good no longer. Source: ACXETI TERPECOJN."""

from msgspec.structs import replace

from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.money import check_in
from banker.rules.raising import raisable
from banker.rules.requests import Bid, Pass
from banker.rules.shortages import BUILDINGS, builders, opening_bid, running


def the_auction(draft: Draft) -> Matter:
    """Give the auction that is open; refuses `no-auction`."""
    matter = running(draft)
    if matter is None:
        raise Refused("no-auction", "decline")
    return matter


def bid(draft: Draft, request: Bid) -> None:
    """Bid more than the last, within what the bidder could pay."""
    matter, player, amount = the_auction(draft), request.player, request.amount
    check_in(draft, player)
    if player in matter.passed:
        raise Refused("has-passed", "decline", player=player)
    if matter.lot in BUILDINGS and player not in builders(draft, matter.lot):
        raise Refused("cannot-build", "building", player=player, building=matter.lot)
    least = max(matter.amount + draft.board.unit, opening_bid(draft, matter.lot, player))
    if amount < least:
        raise Refused("bid-too-low", "auction-opening", player=player, amount=amount, least=least)
    check_limit(draft, player, matter.lot, amount)
    draft.replace(matter, replace(matter, bidder=player, amount=amount))
    draft.why = {"code": "bid", "player": player, "lot": matter.lot, "amount": amount}


def limit(game: Game, player: str) -> int | None:
    """Say how much a player may bid; None where the sheet sets no limit."""
    rule = game.rules.auction_limit
    if rule == "none":
        return None
    return game.cash(player) + (raisable(game, player) if rule == "raisable" else 0)


def check_limit(game: Game, player: str, lot: str, amount: int) -> None:
    """Refuse a bid beyond what the bidder could pay, with the interest of a lot that is sold mortgaged."""
    most = limit(game, player)
    if most is not None and amount + due_beside(game, lot) > most:
        shown = None if game.hidden(player) else max(0, most - due_beside(game, lot))
        raise Refused("beyond-limit", "auction-limit", player=player, amount=amount, limit=shown)


def due_beside(game: Game, lot: str) -> int:
    """Say what falls due beside the price: the interest of a lot that is sold mortgaged."""
    deed = game.board.deed.get(lot)
    return game.interest(deed) if deed is not None and game.mortgaged(deed) else 0


# --- leaving it


def leave(draft: Draft, request: Pass) -> None:
    """Note that a player bids no more; the highest bidder only where his bid has become void."""
    matter, player = the_auction(draft), request.player
    check_in(draft, player)
    if player == matter.bidder and _is_good(draft, matter):
        raise Refused("highest-bidder", "decline", player=player, amount=matter.amount)
    if player in matter.passed:
        raise Refused("has-passed", "decline", player=player)
    draft.why = {"code": "passed", "player": player, "lot": matter.lot}
    if player == matter.bidder:
        draft.why["void"] = matter.amount
        draft.replace(matter, _voided(matter))
    else:
        draft.replace(matter, replace(matter, passed=[*matter.passed, player]))


def _is_good(game: Game, matter: Matter) -> bool:
    """Whether the highest bidder could still pay what he bid, and still set the building that he bid for.

    Where the sheet sets no limit a bid binds whatever happens: who cannot pay it is bankrupt to the bank.
    """
    player, most = matter.bidder, limit(game, matter.bidder)
    if matter.lot in BUILDINGS and (player not in builders(game, matter.lot) or game.left(matter.lot) == 0):
        return False
    return most is None or matter.amount + due_beside(game, matter.lot) <= most


def _voided(matter: Matter) -> Matter:
    """Take the highest bid off: its bidder bids no more, the others may again, but for who wants no building."""
    passed = [name for name in matter.passed if matter.wants.get(name) == 0]
    return replace(matter, bidder="", amount=0, passed=[*passed, matter.bidder])
