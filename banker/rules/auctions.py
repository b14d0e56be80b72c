"""Auctions of deeds and of the last buildings: opening, the hammer, and what comes after. Source: ACXETI TERPECOJN."""

from msgspec.structs import replace

from banker.editions.board import Deed
from banker.ledger.entry import BANK
from banker.refusal import Refused
from banker.rules import shortages
from banker.rules.bidding import check_limit, due_beside, the_auction
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.money import check_in
from banker.rules.requests import Auction, Sold, Unsold, Want, Win
from banker.rules.shortages import BUILDINGS, builders, opening_bid, running

# --- opening one


def auction(draft: Draft, request: Auction) -> None:
    """Open an auction: of a deed of the bank (an open offer of it is thereby declined), or of a building."""
    live = running(draft)
    if live is not None and not _gives_way(draft, live, request.lot):
        raise Refused("auction-open", "decline", lot=live.lot)
    if live is not None:
        draft.replace(live, Matter("estate", lot=live.lot, deed=live.deed, estate=True, turn=live.turn))
    if request.lot in BUILDINGS:
        _open_building(draft, request.lot)
    else:
        _open_deed(draft, request.lot)


def _gives_way(game: Game, live: Matter, lot: str) -> bool:
    """Whether a lot of an estate that nobody bid for yet waits while another is called, where the order is free."""
    others = [m.deed for m in game.matters if m.estate and m != live]
    return live.estate and not live.bidder and game.rules.estate_order == "free" and lot in others


def _open_deed(draft: Draft, lot: str) -> None:
    offer = next((m for m in draft.matters if m.kind == "offer" and lot in ("", m.deed)), None)
    if not lot and offer is None:
        raise Refused("no-offer", "decline", player=draft.turn)
    deed = draft.board.deed[lot or (offer.deed if offer else "")]
    _check_bank_holds(draft, deed)
    waiting = _estate_lot(draft, deed)
    decliner = offer.player if offer is not None else ""
    draft.close(*draft.offers(deed))
    if waiting is not None:
        draft.close(waiting)
    _lay(draft, Matter("auction", player=decliner, lot=deed.id, deed=deed.id, estate=waiting is not None))


def _lay(draft: Draft, matter: Matter) -> None:
    opening = opening_bid(draft, matter.lot)
    draft.open(replace(matter, turn=draft.turns, why={"opening": opening}))
    draft.why = {"code": "auction", "lot": matter.lot, "opening": opening, "declined": matter.player}


def _estate_lot(draft: Draft, deed: Deed) -> Matter | None:
    lots = [matter for matter in draft.matters if matter.estate]
    lot = next((matter for matter in lots if matter.deed == deed.id), None)
    if lot is not None and draft.rules.estate_order == "board" and lots[0] != lot:
        raise Refused("estate-order", "estate-order", deed=deed.id, first=lots[0].deed)
    return lot


def _open_building(draft: Draft, building: str) -> None:
    shortages.check_auctioned(draft, building)
    shortages.check_contested(draft, building)
    _lay(draft, Matter("auction", lot=building))


# --- the hammer


def sold(draft: Draft, request: Sold) -> None:
    """Sell to the highest bidder, who pays at once."""
    matter = the_auction(draft)
    if not matter.bidder:
        raise Refused("no-bid", "auction-unsold", lot=matter.lot)
    draft.close(matter)
    knock_down(draft, matter.bidder, matter.lot, matter.amount, request.deed)
    _go_on(draft, matter)


def _go_on(draft: Draft, matter: Matter) -> None:
    """Lay the next lot on the table: of an estate that waits, or the next of the last buildings."""
    if matter.lot in BUILDINGS:
        shortages.put_up_next(draft, matter)
    next_lot(draft)


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
        shortages.set_building(draft, player, lot, amount, deed)
        return
    won = draft.board.deed[lot]
    draft.convey(won, player)
    if draft.mortgaged(won):
        draft.why["interest"] = due_beside(draft, lot)
        draft.pay(player, BANK, draft.why["interest"])


def unsold(draft: Draft, request: Unsold) -> None:
    """Close an auction in which nobody bid: the lot stays with the bank, or the decliner must buy."""
    matter = the_auction(draft)
    if matter.bidder:
        raise Refused("has-bid", "auction-unsold", player=matter.bidder, amount=matter.amount)
    draft.close(matter)
    draft.why = {"code": "unsold", "lot": matter.lot}
    if draft.rules.auction_unsold == "decliner-buys" and matter.player and matter.deed:
        deed = draft.board.deed[matter.deed]
        draft.pay(matter.player, BANK, deed.price)
        draft.convey(deed, matter.player)
        draft.why |= {"code": "decliner-buys", "player": matter.player, "amount": deed.price}
    next_lot(draft)


# --- in one


def win(draft: Draft, request: Win) -> None:
    """Book an auction that was held at the table."""
    check_in(draft, request.player)
    if request.lot in BUILDINGS:
        shortages.check_auctioned(draft, request.lot)
    else:
        _check_bank_holds(draft, draft.board.deed[request.lot])
    _check_price(draft, request)
    _close_lot(draft, request.lot)
    knock_down(draft, request.player, request.lot, request.amount, request.deed)
    next_lot(draft)


def _check_price(draft: Draft, request: Win) -> None:
    """Refuse a price below the opening or a higher bid, or beyond what the winner could pay."""
    least, live = opening_bid(draft, request.lot, request.player), running(draft)
    if live is not None and live.lot == request.lot and live.bidder:
        least = live.amount + (0 if live.bidder == request.player else draft.board.unit)
    if request.amount < least:
        heading = "shortage-opening" if request.lot in BUILDINGS else "auction-opening"
        raise Refused("bid-too-low", heading, player=request.player, amount=request.amount, least=least)
    check_limit(draft, request.player, request.lot, request.amount)


def _close_lot(draft: Draft, lot: str) -> None:
    """Close the offer and the auction of a lot, and its place in an estate."""
    if lot not in BUILDINGS:
        _estate_lot(draft, draft.board.deed[lot])
    draft.close(*(m for m in draft.matters if m.kind in ("offer", "auction", "estate") and lot in (m.deed, m.lot)))


def _check_bank_holds(game: Game, deed: Deed) -> None:
    if game.owner(deed) != BANK:
        raise Refused("already-owned", "decline", deed=deed.id, owner=game.owner(deed))


# --- a shortage


def want(draft: Draft, request: Want) -> None:
    """Note how many of the last buildings a player still wants."""
    matter, player = the_auction(draft), request.player
    check_in(draft, player)
    if matter.lot not in BUILDINGS:
        raise Refused("no-shortage", "shortage", building=matter.lot)
    if request.count and player not in builders(draft, matter.lot):
        raise Refused("cannot-build", "building", player=player, building=matter.lot)
    if not request.count and player == matter.bidder:
        raise Refused("highest-bidder", "decline", player=player, amount=matter.amount)
    draft.why = {"code": "wants", "player": player, "lot": matter.lot, "count": request.count}
    shortages.note_want(draft, matter, player, request.count)
    next_lot(draft)
