"""Building houses and hotels, evenly, from the bank's supply. Source: GASTDOMOJ, GASTEJOJ; Rumah-rumah, Hotel-hotel."""

from banker.editions.board import Deed
from banker.ledger.entry import BANK, HOTEL, HOUSE
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.evenness import check_lowest
from banker.rules.game import Game
from banker.rules.money import check_in
from banker.rules.mortgages import check_owner
from banker.rules.requests import Build


def build(draft: Draft, request: Build) -> None:
    """Build houses, spread evenly over the deeds named, the dearest first, or a hotel on each."""
    player, deeds = request.player, tuple(draft.board.deed[name] for name in request.deeds)
    check_in(draft, player)
    check_once(deeds)
    check_lots(draft, player, deeds)
    check_settled(draft, player, HOTEL if request.hotel else HOUSE)
    if request.hotel:
        _hotels(draft, player, deeds)
    else:
        _houses(draft, player, deeds, request.count)


def check_once(deeds: tuple[Deed, ...]) -> None:
    """Refuse a deed that is named twice."""
    twice = next((deed.id for deed in deeds if deeds.count(deed) > 1), None)
    if twice is not None:
        raise Refused("deed-twice", deed=twice)


def check_lots(game: Game, player: str, deeds: tuple[Deed, ...]) -> None:
    """Refuse deeds that are no streets, not the player's, or whose group is broken or mortgaged."""
    for deed in deeds:
        if deed.kind != "street":
            raise Refused("not-a-street", "building", deed=deed.id)
        check_owner(game, player, deed)
        if not game.whole(deed):
            missing = [d.id for d in game.group(deed) if game.owner(d) != player]
            raise Refused("group-incomplete", "building", deed=deed.id, missing=missing)
        pledged = [d.id for d in game.group(deed) if game.mortgaged(d)]
        if pledged:
            raise Refused("group-mortgaged", "building", deed=deed.id, mortgaged=pledged)


def check_settled(game: Game, player: str, building: str) -> None:
    """Refuse to build between a throw and its settlement, in debt, and while such buildings are under the hammer."""
    for matter in game.matters:
        rent = matter.kind == "rent" and matter.turn == game.turns
        owes = matter.kind in ("debt", "fine") and matter.player == player
        if rent or owes or (matter.kind == "auction" and matter.lot == building):
            deed = matter.deed or matter.lot
            raise Refused("matter-open", "building", kind=matter.kind, player=matter.player, deed=deed)


# --- houses


def _houses(draft: Draft, player: str, deeds: tuple[Deed, ...], count: int) -> None:
    _check_supply(draft, HOUSE, count)
    built: dict[str, int] = {}
    cost = 0
    for _ in range(count):
        deed = _next_lot(draft, deeds)
        draft.build(deed, deed.house)
        built[deed.id] = built.get(deed.id, 0) + 1
        cost += deed.house
    draft.pay(player, BANK, cost)
    draft.why = {"code": "built", "player": player, "houses": built, "amount": cost}


def _next_lot(draft: Draft, deeds: tuple[Deed, ...]) -> Deed:
    """Choose the least built lot, of equals the dearest; refuses one that is full or ahead of its group."""
    deed = min(deeds, key=lambda d: (draft.level(d), -d.price, -d.square))
    check_lowest(draft, deed)
    return deed


def _check_supply(draft: Draft, building: str, count: int) -> None:
    left = draft.left(building)
    if left is not None and left < count:
        raise short_of(building, count, left)


def short_of(building: str, wanted: int, left: int) -> Refused:
    """Make the refusal of buildings that the bank does not have."""
    code = "house-shortage" if building == HOUSE else "hotel-shortage"
    return Refused(code, "shortage", wanted=wanted, left=left)


# --- hotels


def _hotels(draft: Draft, player: str, deeds: tuple[Deed, ...]) -> None:
    _check_supply(draft, HOTEL, len(deeds))
    for deed in deeds:
        check_hotel(draft, deed)
    for deed in deeds:
        draft.crown(deed, deed.hotel)
    cost = sum(deed.hotel for deed in deeds)
    draft.pay(player, BANK, cost)
    draft.why = {"code": "built-hotels", "player": player, "deeds": [d.id for d in deeds], "amount": cost}


def check_hotel(draft: Draft, deed: Deed) -> None:
    """Refuse a hotel where one stands, or before every lot of the group has its houses."""
    if draft.hotel(deed):
        raise Refused("has-hotel", "hotel-needs", deed=deed.id)
    needs = draft.rules.hotel_needs
    short = [d.id for d in draft.group(deed) if draft.level(d) < needs]
    if short:
        raise Refused("houses-first", "hotel-needs", deed=deed.id, needs=needs, short=short)
