"""Auctions of deeds and of the last buildings. Source: ACXETI TERPECOJN; Kekurangan bangunan."""

from msgspec.structs import replace

from banker.editions.board import Deed
from banker.ledger.entry import BANK, HOTEL, HOUSE
from banker.refusal import Refused
from banker.rules.buildings import check_hotel, check_lots
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.money import check_in
from banker.rules.opening import check_group
from banker.rules.raising import raisable
from banker.rules.requests import Auction, Bid, Pass, Sold, Unsold, Want, Win

BUILDINGS = (HOUSE, HOTEL)


def running(game: Game) -> Matter | None:
    """Find the auction that is open."""
    return next((matter for matter in game.matters if matter.kind == "auction"), None)


def _the_auction(draft: Draft) -> Matter:
    matter = running(draft)
    if matter is None:
        raise Refused("no-auction", "decline")
    return matter


# --- opening one


def auction(draft: Draft, request: Auction) -> None:
    """Open an auction: of a deed of the bank (an open offer of it is thereby declined), or of a building."""
    if running(draft) is not None:
        raise Refused("auction-open", "decline", lot=_the_auction(draft).lot)
    if request.lot in BUILDINGS:
        _open_building(draft, request.lot)
    else:
        _open_deed(draft, request.lot)


def _open_deed(draft: Draft, lot: str) -> None:
    offer = next((m for m in draft.matters if m.kind == "offer" and lot in ("", m.deed)), None)
    if not lot and offer is None:
        raise Refused("no-offer", "decline", player=draft.turn)
    deed = draft.board.deed[lot or (offer.deed if offer else "")]
    if draft.owner(deed) != BANK:
        raise Refused("already-owned", "decline", deed=deed.id, owner=draft.owner(deed))
    waiting = _estate_lot(draft, deed)
    decliner = offer.player if offer is not None else ""
    if offer is not None:
        draft.close(offer)
    if waiting is not None:
        draft.close(waiting)
    _lay(draft, Matter("auction", player=decliner, lot=deed.id, deed=deed.id, estate=waiting is not None))


def _lay(draft: Draft, matter: Matter) -> None:
    opening = opening_bid(draft, matter.lot)
    draft.open(replace(matter, turn=draft.turns, why={"opening": opening}))
    draft.why = {"code": "auction", "lot": matter.lot, "opening": opening, "declined": matter.player}


def _estate_lot(draft: Draft, deed: Deed) -> Matter | None:
    lots = [matter for matter in draft.matters if matter.kind == "estate"]
    lot = next((matter for matter in lots if matter.deed == deed.id), None)
    if lot is not None and draft.rules.estate_order == "board" and lots[0] != lot:
        raise Refused("estate-order", "estate-order", deed=deed.id, first=lots[0].deed)
    return lot


def _open_building(draft: Draft, building: str) -> None:
    if draft.rules.shortage == "wait":
        raise Refused("no-shortage-auction", "shortage", building=building)
    left = draft.left(building)
    if left is None:
        raise Refused("no-shortage", "shortage", building=building)
    if left == 0:
        code = "house-shortage" if building == HOUSE else "hotel-shortage"
        raise Refused(code, "shortage", wanted=1, left=0)
    if not builders(draft, building):
        raise Refused("nobody-can-build", "shortage", building=building)
    _lay(draft, Matter("auction", lot=building))


def builders(game: Game, building: str) -> dict[str, int]:
    """Say who could set a building now, and the list price of the cheapest place that each has for it."""
    prices: dict[str, int] = {}
    for deed in game.board.deeds:
        if deed.kind == "street" and _takes(game, deed, building):
            owner, price = game.owner(deed), deed.house if building == HOUSE else deed.hotel
            prices[owner] = min(price, prices.get(owner, price))
    return prices


def _takes(game: Game, deed: Deed, building: str) -> bool:
    group = game.group(deed)
    if not game.whole(deed) or any(game.mortgaged(d) for d in group):
        return False
    levels, needs = [game.level(d) for d in group], game.rules.hotel_needs
    if building == HOTEL:
        return game.level(deed) == needs and min(levels) >= needs
    return game.level(deed) < needs and game.level(deed) == min(levels)


def opening_bid(game: Game, lot: str, bidder: str = "") -> int:
    """Say the least that may be bid, in whole currency units."""
    least = game.edition.money(game.rules.auction_opening)
    if lot not in BUILDINGS or game.rules.shortage_opening == "none":
        return least
    prices = builders(game, lot)
    if game.rules.shortage_opening == "own" and bidder:
        return max(least, prices.get(bidder, least))
    return max([least, min(prices.values(), default=least)])


# --- bidding


def bid(draft: Draft, request: Bid) -> None:
    """Bid more than the last, within what the bidder could pay."""
    matter, player, amount = _the_auction(draft), request.player, request.amount
    check_in(draft, player)
    if player in matter.passed:
        raise Refused("has-passed", "decline", player=player)
    if matter.lot in BUILDINGS and player not in builders(draft, matter.lot):
        raise Refused("cannot-build", "building", player=player, building=matter.lot)
    least = max(matter.amount + draft.board.unit, opening_bid(draft, matter.lot, player))
    if amount < least:
        raise Refused("bid-too-low", "auction-opening", player=player, amount=amount, least=least)
    check_limit(draft, player, amount)
    draft.replace(matter, replace(matter, bidder=player, amount=amount))
    draft.why = {"code": "bid", "player": player, "lot": matter.lot, "amount": amount}


def limit(game: Game, player: str) -> int | None:
    """Say how much a player may bid; None where the sheet sets no limit."""
    rule = game.rules.auction_limit
    if rule == "none":
        return None
    return game.cash(player) + (raisable(game, player) if rule == "raisable" else 0)


def check_limit(game: Game, player: str, amount: int) -> None:
    """Refuse a bid beyond what the bidder could pay."""
    most = limit(game, player)
    if most is not None and amount > most:
        raise Refused("beyond-limit", "auction-limit", player=player, amount=amount, limit=most)


def leave(draft: Draft, request: Pass) -> None:
    """Note that a player bids no more."""
    matter, player = _the_auction(draft), request.player
    check_in(draft, player)
    if player == matter.bidder:
        raise Refused("highest-bidder", "decline", player=player, amount=matter.amount)
    if player in matter.passed:
        raise Refused("has-passed", "decline", player=player)
    draft.replace(matter, replace(matter, passed=[*matter.passed, player]))
    draft.why = {"code": "passed", "player": player, "lot": matter.lot}


# --- the hammer


def sold(draft: Draft, request: Sold) -> None:
    """Sell to the highest bidder, who pays at once."""
    matter = _the_auction(draft)
    if not matter.bidder:
        raise Refused("no-bid", "auction-unsold", lot=matter.lot)
    draft.close(matter)
    knock_down(draft, matter.bidder, matter.lot, matter.amount, request.deed)
    _go_on(draft, matter)


def _go_on(draft: Draft, matter: Matter) -> None:
    """Lay the next lot on the table: of an estate, or the next of the last buildings."""
    if matter.estate:
        next_lot(draft)
    elif matter.lot in BUILDINGS and draft.left(matter.lot) and builders(draft, matter.lot):
        wants = {name: max(0, many - (name == matter.bidder)) for name, many in matter.wants.items()}
        again = Matter("auction", lot=matter.lot, turn=draft.turns, wants=wants)
        opening = opening_bid(draft, matter.lot)
        draft.open(replace(again, why={"opening": opening}, passed=[name for name in wants if not wants[name]]))
        _stop_when_enough(draft)


def _stop_when_enough(draft: Draft) -> None:
    """End the auction of the last buildings once everyone has said what he wants and it no longer takes one."""
    matter = running(draft)
    if matter is None or matter.lot not in BUILDINGS or set(builders(draft, matter.lot)) - set(matter.wants):
        return
    wanting = {name: many for name, many in matter.wants.items() if many}
    fits = sum(wanting.values()) <= (draft.left(matter.lot) or 0)
    if len(wanting) <= 1 or (draft.rules.shortage == "demand" and fits):
        draft.close(matter)
        draft.why["at-list-price"] = wanting


def next_lot(draft: Draft) -> None:
    """Put the first waiting lot of an estate under the hammer."""
    lot = next((matter for matter in draft.matters if matter.kind == "estate"), None)
    if lot is not None and running(draft) is None:
        opening = opening_bid(draft, lot.deed)
        draft.replace(
            lot, Matter("auction", lot=lot.deed, deed=lot.deed, estate=True, turn=lot.turn, why={"opening": opening})
        )


def knock_down(draft: Draft, player: str, lot: str, amount: int, deed: str) -> None:
    """Take the price and hand over the lot: cash first, deed after."""
    draft.pay(player, BANK, amount)
    draft.why = {"code": "won", "player": player, "lot": lot, "amount": amount}
    if lot in BUILDINGS:
        _set_building(draft, player, lot, amount, deed)
        return
    won = draft.board.deed[lot]
    draft.convey(won, player)
    if draft.mortgaged(won):
        draft.pay(player, BANK, draft.interest(won))
        draft.why["interest"] = draft.interest(won)


def _set_building(draft: Draft, player: str, building: str, amount: int, name: str) -> None:
    if not name:
        raise Refused("say-where", "shortage", player=player, building=building)
    deed = draft.board.deed[name]
    check_lots(draft, player, (deed,))
    draft.why["deed"] = deed.id
    if building == HOTEL:
        check_hotel(draft, deed)
        draft.crown(deed, amount)
        return
    if draft.level(deed) >= draft.rules.hotel_needs:
        raise Refused("too-many-houses", "hotel-needs", deed=deed.id, most=draft.rules.hotel_needs)
    draft.build(deed, amount)
    check_group(draft, deed)


def unsold(draft: Draft, request: Unsold) -> None:
    """Close an auction in which nobody bid: the lot stays with the bank, or the decliner must buy."""
    matter = _the_auction(draft)
    if matter.bidder:
        raise Refused("has-bid", "auction-unsold", player=matter.bidder, amount=matter.amount)
    draft.close(matter)
    draft.why = {"code": "unsold", "lot": matter.lot}
    if draft.rules.auction_unsold == "decliner-buys" and matter.player and matter.deed:
        deed = draft.board.deed[matter.deed]
        draft.pay(matter.player, BANK, deed.price)
        draft.convey(deed, matter.player)
        draft.why |= {"code": "decliner-buys", "player": matter.player, "amount": deed.price}
    if matter.estate:
        next_lot(draft)


def win(draft: Draft, request: Win) -> None:
    """Book an auction that was held at the table."""
    player = request.player
    check_in(draft, player)
    check_limit(draft, player, request.amount)
    if request.lot in BUILDINGS:
        _check_building_lot(draft, request)
        knock_down(draft, player, request.lot, request.amount, request.deed)
        return
    deed = draft.board.deed[request.lot]
    if draft.owner(deed) != BANK:
        raise Refused("already-owned", "decline", deed=deed.id, owner=draft.owner(deed))
    estate = _close_lot(draft, deed)
    knock_down(draft, player, deed.id, request.amount, "")
    if estate:
        next_lot(draft)


def _check_building_lot(draft: Draft, request: Win) -> None:
    if draft.rules.shortage == "wait":
        raise Refused("no-shortage-auction", "shortage", building=request.lot)
    if draft.left(request.lot) == 0:
        code = "house-shortage" if request.lot == HOUSE else "hotel-shortage"
        raise Refused(code, "shortage", wanted=1, left=0)
    least = opening_bid(draft, request.lot, request.player)
    if request.amount < least:
        raise Refused("bid-too-low", "shortage-opening", player=request.player, amount=request.amount, least=least)
    open_auction = running(draft)
    if open_auction is not None and open_auction.lot == request.lot:
        draft.close(open_auction)


def _close_lot(draft: Draft, deed: Deed) -> bool:
    """Close the offer or auction of a deed; tells whether it was a lot of an estate."""
    estate = _estate_lot(draft, deed) is not None
    for matter in draft.matters:
        if matter.deed == deed.id and matter.kind in ("offer", "auction", "estate"):
            estate = estate or matter.estate
            draft.close(matter)
    return estate


def want(draft: Draft, request: Want) -> None:
    """Note how many of the last buildings a player still wants; who wants none bids no more."""
    matter, player = _the_auction(draft), request.player
    check_in(draft, player)
    if matter.lot not in BUILDINGS:
        raise Refused("no-shortage", "shortage", building=matter.lot)
    if request.count and player not in builders(draft, matter.lot):
        raise Refused("cannot-build", "building", player=player, building=matter.lot)
    draft.why = {"code": "wants", "player": player, "lot": matter.lot, "count": request.count}
    draft.replace(matter, replace(matter, wants={**matter.wants, player: request.count}))
    _stop_when_enough(draft)
