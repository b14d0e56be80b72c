"""Rent: what a lander on a deed pays, and why. Source: LUPAGO; Berhenti di tanah yang dimiliki orang."""

from typing import Any

from msgspec import Struct

from banker.editions.board import Deed
from banker.ledger.entry import BANK
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.money import check_in
from banker.rules.requests import Rent

LAPSED = "lapsed"
"""The table fact that keeps which rents were not asked for in time, as [lander, deed], until the lander comes again."""


class Bill(Struct, frozen=True):
    """A rent in whole currency units, and the figures that made it; none is due where `amount` is 0."""

    amount: int
    why: dict[str, Any]


def bill(game: Game, deed: Deed, dice: int | None = None, times: int | None = None) -> Bill:
    """Compute the rent of a deed as it stands; refuses `dice-needed` for a utility without a throw."""
    if game.mortgaged(deed):
        return Bill(0, {"code": "rent-mortgaged", "deed": deed.id})
    if not game.rules.rent_in_jail and game.jailed(game.owner(deed)):
        return Bill(0, {"code": "rent-jailed", "deed": deed.id, "owner": game.owner(deed)})
    if deed.kind == "street":
        return _street(game, deed, times or 1)
    if deed.kind == "station":
        return _station(game, deed, times or 1)
    return _utility(game, deed, dice, times)


def _street(game: Game, deed: Deed, times: int) -> Bill:
    if game.hotel(deed):
        return Bill(times * deed.rents[5], {"code": "rent-hotel", "deed": deed.id, "times": times})
    houses = game.houses(deed)
    if houses:
        why = {"code": "rent-houses", "deed": deed.id, "houses": houses, "times": times}
        return Bill(times * deed.rents[houses], why)
    double = 2 if _doubled(game, deed) else 1
    code = "rent-group" if double == 2 else "rent-bare"
    return Bill(double * times * deed.rents[0], {"code": code, "deed": deed.id, "base": deed.rents[0], "times": times})


def _doubled(game: Game, deed: Deed) -> bool:
    if not game.whole(deed):
        return False
    return game.rules.group_rent_when_mortgaged or not any(game.mortgaged(d) for d in game.group(deed))


def _count(game: Game, deed: Deed) -> int:
    owner = game.owner(deed)
    mine = [d for d in game.group(deed) if game.owner(d) == owner]
    return sum(1 for d in mine if game.rules.mortgaged_station_counts or not game.mortgaged(d))


def _station(game: Game, deed: Deed, times: int) -> Bill:
    count = _count(game, deed)
    base = deed.rents[count - 1]
    return Bill(times * base, {"code": "rent-stations", "deed": deed.id, "count": count, "base": base, "times": times})


def _utility(game: Game, deed: Deed, dice: int | None, times: int | None) -> Bill:
    if dice is None:
        raise Refused("dice-needed", "utility-rent", deed=deed.id)
    count = _count(game, deed)
    factor = times or deed.rents[count - 1]
    amount = factor * game.edition.money(dice)
    why = {"code": "rent-utility", "deed": deed.id, "count": count, "times": factor, "dice": dice}
    return Bill(amount, {**why, "unit": game.board.unit, "card": times is not None})


def pay_rent(draft: Draft, request: Rent) -> None:
    """Pay rent to a deed's owner: the rent that is due for it, as it was fixed, or one that no dice laid down."""
    player, deed = request.player, draft.board.deed[request.deed]
    check_in(draft, player)
    due = rent_due(draft, player, deed)
    if due is None:
        _check_not_lapsed(draft, player, deed)
        _pay_anew(draft, request, check_rentable(draft, player, deed))
    elif due.choice:
        _pay_by_throw(draft, request, due)
    elif _as_fixed(request, due):
        pay_matter(draft, due)
    else:
        draft.close(due)
        _pay_anew(draft, request, due.creditor)


def _as_fixed(request: Rent, due: Matter) -> bool:
    """Whether the dice and times that are named, if any, are those that fixed the rent."""
    told = (request.times, due.why.get("times")), (request.dice, due.why.get("dice"))
    return all(said is None or fixed in (None, said) for said, fixed in told)


def _pay_anew(draft: Draft, request: Rent, owner: str) -> None:
    player, deed = request.player, draft.board.deed[request.deed]
    dice = _thrown(draft, player) if request.dice is None else request.dice
    owed = bill(draft, deed, dice, request.times)
    if not owed.amount:
        raise Refused("no-rent", "unowned", **owed.why)
    draft.pay(player, owner, owed.amount)
    draft.why = {**owed.why, "payer": player, "owner": owner, "amount": owed.amount}


def _pay_by_throw(draft: Draft, request: Rent, due: Matter) -> None:
    """Pay what a fresh throw makes, at the multiple that stood when the token landed."""
    if request.dice is None:
        raise Refused("dice-needed", "utility-rent", deed=due.deed)
    why = {**due.why, "code": "rent-utility", "dice": request.dice, "unit": draft.board.unit, "card": True}
    why["times"] = request.times or due.why["times"]
    amount = why["times"] * draft.edition.money(request.dice)
    draft.pay(due.player, due.creditor, amount)
    draft.close(due)
    draft.why = {**why, "payer": due.player, "owner": due.creditor, "amount": amount}


def _thrown(draft: Draft, player: str) -> int | None:
    return sum(draft.dice) if draft.dice and draft.turn == player else None


def rent_due(game: Game, player: str, deed: Deed) -> Matter | None:
    """Find the rent that a player owes for a deed."""
    return next((m for m in game.matters if m.kind == "rent" and m.player == player and m.deed == deed.id), None)


def _check_not_lapsed(game: Game, player: str, deed: Deed) -> None:
    if [player, deed.id] in game.books.facts.get(LAPSED, ()):
        raise Refused("rent-lapsed", "rent-claim", deed=deed.id, player=player, owner=game.owner(deed))


def check_rentable(game: Game, player: str, deed: Deed) -> str:
    """Name who is owed rent for a deed; refuses one that nobody, or the lander himself, owns."""
    owner = game.owner(deed)
    if owner == BANK:
        raise Refused("unowned", "unowned", deed=deed.id, price=deed.price)
    if owner == player:
        raise Refused("own-deed", "unowned", deed=deed.id, player=player)
    return owner


def pay_matter(draft: Draft, matter: Matter) -> None:
    """Pay a rent that is due, as it was fixed when the dice landed."""
    draft.pay(matter.player, matter.creditor, matter.amount)
    draft.close(matter)
    draft.kind = "rent"
    draft.why = {**matter.why, "payer": matter.player, "owner": matter.creditor, "amount": matter.amount}
