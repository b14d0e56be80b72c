"""Selling buildings back to the bank. Source: VENDI TERPECOJN; Menjual harta kekayaan."""

from banker.editions.board import Deed
from banker.ledger.entry import BANK, HOUSE
from banker.refusal import Refused
from banker.rules.buildings import check_once
from banker.rules.draft import Draft
from banker.rules.evenness import check_highest
from banker.rules.money import check_in
from banker.rules.mortgages import check_owner
from banker.rules.raising import refunds
from banker.rules.requests import Sell


def sell(draft: Draft, request: Sell) -> None:
    """Sell houses, hotels or everything on the deeds named; the bank pays half, the group stays even."""
    player, deeds = request.player, tuple(draft.board.deed[name] for name in request.deeds)
    check_in(draft, player)
    check_once(deeds)
    for deed in deeds:
        check_owner(draft, player, deed)
        if deed.kind != "street":
            raise Refused("not-a-street", "building", deed=deed.id)
    draft.why = {"code": "sold-buildings", "player": player, "lots": {}, "amount": 0}
    if request.all:
        _clear(draft, player, deeds)
    elif request.hotel:
        _hotels(draft, player, deeds)
    else:
        _levels(draft, player, deeds, request.count)


def take_down(draft: Draft, player: str, deed: Deed, level: int) -> None:
    """Take a deed down to a level; the bank pays for what goes."""
    amount = refunds(draft, deed, level)
    gone = len(draft.paid(deed)) - level
    draft.reduce(deed, level)
    draft.pay(BANK, player, amount)
    draft.why["lots"][deed.id] = draft.why["lots"].get(deed.id, 0) + gone
    draft.why["amount"] += amount


def _clear(draft: Draft, player: str, deeds: tuple[Deed, ...]) -> None:
    built = [deed for deed in deeds if draft.level(deed)]
    if not built:
        raise Refused("nothing-built", "building-resale", deed=deeds[0].id)
    free = {deed.id for deed in built if draft.hotel(deed) and draft.rules.hotel_sale == "outright"}
    for deed in built:
        take_down(draft, player, deed, 0)
    for deed in built:
        if deed.id not in free:
            check_highest(draft, deed, 0)


def _levels(draft: Draft, player: str, deeds: tuple[Deed, ...], count: int) -> None:
    for _ in range(count):
        deed = max(deeds, key=lambda d: (draft.level(d), -d.price, -d.square))
        if not draft.level(deed):
            raise Refused("nothing-built", "building-resale", deed=deed.id)
        _one_down(draft, player, deed)


def _one_down(draft: Draft, player: str, deed: Deed) -> None:
    if draft.hotel(deed):
        _check_houses(draft, deed)
    level = draft.level(deed) - 1
    check_highest(draft, deed, level)
    take_down(draft, player, deed, level)


def _check_houses(draft: Draft, deed: Deed) -> None:
    left, needs = draft.left(HOUSE), draft.rules.hotel_needs
    if left is not None and left < needs:
        raise Refused("hotel-cannot-break", "hotel-breakdown-short", deed=deed.id, needs=needs, left=left)


# --- hotels


def _hotels(draft: Draft, player: str, deeds: tuple[Deed, ...]) -> None:
    for deed in deeds:
        if not draft.hotel(deed):
            raise Refused("no-hotel", "hotel-sale", deed=deed.id)
    left = draft.left(HOUSE)
    short = left is not None and left < draft.rules.hotel_needs * len(deeds)
    if draft.rules.hotel_sale == "outright":
        for deed in deeds:
            take_down(draft, player, deed, 0)
    elif short and draft.rules.hotel_breakdown_short == "partial":
        for group in dict.fromkeys(draft.group(deed) for deed in deeds):
            _fall(draft, player, group)
    else:
        for deed in deeds:
            _one_down(draft, player, deed)


def _fall(draft: Draft, player: str, group: tuple[Deed, ...]) -> None:
    """Let a group with hotels fall evenly to what the bank can supply, the dearest lot least."""
    lots = sorted(group, key=lambda d: (-d.price, -d.square))
    stock = (draft.left(HOUSE) or 0) + sum(draft.houses(d) for d in lots)
    each, more = divmod(min(stock, draft.rules.hotel_needs * len(lots)), len(lots))
    targets = {lot: each + (at < more) for at, lot in enumerate(lots)}
    for lot in sorted(lots, key=draft.hotel):
        if targets[lot] < draft.level(lot):
            take_down(draft, player, lot, targets[lot])
