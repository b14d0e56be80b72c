"""Buying deeds from the bank. Source: ACXETI TERPECOJN; Berhenti di tanah bangunan yang belum dimiliki orang."""

from banker.editions.board import Deed
from banker.ledger.entry import BANK
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.matters import Matter
from banker.rules.money import check_in
from banker.rules.requests import Buy


def offer_to(draft: Draft, player: str, deed: str = "") -> Matter | None:
    """Find the offer that is open to a player, of a deed or of any."""
    offers = (m for m in draft.matters if m.kind == "offer" and m.player == player and deed in ("", m.deed))
    return next(offers, None)


def buy(draft: Draft, request: Buy) -> None:
    """Sell a deed of the bank to a player, at its printed price or the one named."""
    check_in(draft, request.player)
    offer = offer_to(draft, request.player, request.deed)
    if offer is None and not request.deed:
        raise Refused("no-offer", "buying", player=request.player)
    deed = draft.board.deed[request.deed or (offer.deed if offer else "")]
    check_for_sale(draft, deed, request.player)
    price = deed.price if request.price is None else request.price
    draft.pay(request.player, BANK, price)
    draft.convey(deed, request.player)
    draft.why = {"code": "bought", "player": request.player, "deed": deed.id, "price": price, "printed": deed.price}


def check_for_sale(draft: Draft, deed: Deed, player: str) -> None:
    """Refuse a deed that has an owner, or that is offered to another or under the hammer."""
    if draft.owner(deed) != BANK:
        raise Refused("already-owned", "buying", deed=deed.id, owner=draft.owner(deed))
    if draft.called(deed):
        raise Refused("under-the-hammer", "decline", deed=deed.id)
    offered = [offer.player for offer in draft.offers(deed)]
    if offered and player not in offered:
        raise Refused("offered-to-another", "buying", deed=deed.id, player=offered[0])
