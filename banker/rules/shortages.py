"""The last buildings of the bank, auctioned one at a time while several want them. Source: Kekurangan bangunan."""

from msgspec.structs import replace

from banker.editions.board import Deed
from banker.ledger.entry import HOTEL, HOUSE
from banker.refusal import Refused
from banker.rules.buildings import check_hotel, check_lots, short_of
from banker.rules.draft import Draft
from banker.rules.evenness import check_lowest
from banker.rules.game import Game
from banker.rules.matters import Matter

BUILDINGS = (HOUSE, HOTEL)


def running(game: Game) -> Matter | None:
    """Find the auction that is open."""
    return next((matter for matter in game.matters if matter.kind == "auction"), None)


# --- who could build


def places(game: Game, building: str) -> tuple[Deed, ...]:
    """List the lots that could take a building now."""
    return tuple(deed for deed in game.board.deeds if deed.kind == "street" and _takes(game, deed, building))


def _takes(game: Game, deed: Deed, building: str) -> bool:
    group = game.group(deed)
    if not game.whole(deed) or any(game.mortgaged(d) for d in group):
        return False
    levels, needs = [game.level(d) for d in group], game.rules.hotel_needs
    if building == HOTEL:
        return game.level(deed) == needs and min(levels) >= needs
    return game.level(deed) < needs and game.level(deed) == min(levels)


def builders(game: Game, building: str) -> dict[str, int]:
    """Say who could set a building now, and the list price of the cheapest place that each has for it."""
    prices: dict[str, int] = {}
    for deed in places(game, building):
        owner, price = game.owner(deed), deed.house if building == HOUSE else deed.hotel
        prices[owner] = min(price, prices.get(owner, price))
    return prices


def room(game: Game, building: str) -> int:
    """Count how many buildings could be set at most before others are sold."""
    lots = places(game, building)
    if building == HOTEL:
        return len(lots)
    groups = {deed.group: game.group(deed) for deed in lots}
    needs = game.rules.hotel_needs
    return sum(max(0, needs - game.level(deed)) for group in groups.values() for deed in group)


def floor(game: Game, building: str, bidder: str = "") -> int:
    """Say the list price below which the last buildings are not sold, as the sheet has it; 0 for none."""
    auction = running(game)
    wants = auction.wants if auction is not None else {}
    prices = {name: price for name, price in builders(game, building).items() if wants.get(name) != 0}
    if game.rules.shortage_opening == "none" or not prices:
        return 0
    own = game.rules.shortage_opening == "own" and bidder
    return prices.get(bidder, 0) if own else min(prices.values())


def opening_bid(game: Game, lot: str, bidder: str = "") -> int:
    """Say the least that may be bid for a deed or a building, in whole currency units."""
    least = game.edition.money(game.rules.auction_opening)
    return max(least, floor(game, lot, bidder)) if lot in BUILDINGS else least


# --- checks


def check_auctioned(game: Game, building: str) -> None:
    """Refuse to auction a building that the sheet lets wait for, that never runs short, or that is not there."""
    if game.rules.shortage == "wait":
        raise Refused("no-shortage-auction", "shortage", building=building)
    left = game.left(building)
    if left is None:
        raise Refused("no-shortage", "shortage", building=building)
    if left == 0:
        raise short_of(building, 1, 0)


def check_contested(game: Game, building: str) -> None:
    """Refuse an auction where one player alone could build, or where the bank has enough for all."""
    could, left = builders(game, building), game.left(building)
    if not could:
        raise Refused("nobody-can-build", "shortage", building=building)
    if len(could) == 1 or room(game, building) <= (left or 0):
        raise Refused("no-shortage", "shortage", building=building, left=left, room=room(game, building))


# --- what is still wanted


def note_want(draft: Draft, auction: Matter, player: str, count: int) -> None:
    """Keep how many a player still wants; who wants none bids no more, until he wants some again."""
    passed = [name for name in auction.passed if name != player]
    if count == 0:
        passed.append(player)
    draft.replace(auction, replace(auction, wants={**auction.wants, player: count}, passed=passed))
    _stop_when_enough(draft)


def put_up_next(draft: Draft, sold: Matter) -> None:
    """Put up the next building where the players said how many they want and it still takes an auction."""
    able = builders(draft, sold.lot)
    wants = {name: max(0, many - (name == sold.bidder)) for name, many in sold.wants.items() if name in able}
    if not wants or not draft.left(sold.lot):
        return
    passed = [name for name in wants if not wants[name]]
    again = Matter("auction", lot=sold.lot, turn=draft.turns, wants=wants, passed=passed)
    draft.open(again)
    draft.replace(again, replace(again, why={"opening": opening_bid(draft, sold.lot)}))
    _stop_when_enough(draft)


def _stop_when_enough(draft: Draft) -> None:
    """End the auction of the last buildings once all who could build have said, and it no longer takes one."""
    auction = running(draft)
    able = builders(draft, auction.lot) if auction is not None else {}
    if auction is None or set(able) - set(auction.wants):
        return
    wanting = {name: many for name, many in auction.wants.items() if many and name in able}
    fits = sum(wanting.values()) <= (draft.left(auction.lot) or 0)
    if len(wanting) <= 1 or (draft.rules.shortage == "demand" and fits):
        draft.close(auction)
        draft.why["at-list-price"] = wanting


# --- setting what was won


def set_building(draft: Draft, player: str, building: str, price: int, name: str) -> None:
    """Set a building that was won on a lot of the winner, remembering what he paid for it."""
    if not name:
        raise Refused("say-where", "shortage", player=player, building=building)
    deed = draft.board.deed[name]
    check_lots(draft, player, (deed,))
    if draft.left(building) == 0:
        raise short_of(building, 1, 0)
    draft.why["deed"] = deed.id
    if building == HOTEL:
        check_hotel(draft, deed)
        draft.crown(deed, price)
    else:
        check_lowest(draft, deed)
        draft.build(deed, price)
