"""Entries of auctions and buildings in words."""

from typing import Any

from banker.editions.board import Board
from banker.ledger.entry import HOTEL, Entry
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.money import money
from banker.speech.telling.manner import Teller, extended

Why = dict[str, Any]


def _fields(entry: Entry, board: Board | None) -> dict[str, str]:
    why = entry.why
    fields = {"player": names.leader(why["player"])} if "player" in why else {}
    if "amount" in why:
        fields["amount"] = money(why["amount"], board)
    if "lot" in why:
        fields["lot"] = names.lot(why["lot"], board)
    return fields


# --- auctions


def _auction(entry: Entry, board: Board | None) -> str:
    opening = money(entry.why["opening"], board)
    return _("Auction of {lot}, from {opening}").format(opening=opening, **_fields(entry, board))


def _bid(entry: Entry, board: Board | None) -> str:
    return _("{player} bids {amount} for {lot}").format(**_fields(entry, board))


def _passed(entry: Entry, board: Board | None) -> str:
    return _("{player} bids no more for {lot}").format(**_fields(entry, board))


def _at_list_price(sentence: str, why: Why) -> str:
    """Add who may build the last buildings without a further bid."""
    wanting = why.get("at-list-price")
    if not wanting:
        return sentence
    shares = ", ".join(f"{names.plain(name)} {count}" for name, count in wanting.items())
    return _("{sentence}; at the list price: {shares}").format(sentence=sentence, shares=shares)


def _wants(entry: Entry, board: Board | None) -> str:
    count = names.hotels if entry.why["lot"] == HOTEL else names.houses
    fields = {"player": names.leader(entry.why["player"]), "buildings": count(entry.why["count"])}
    return _at_list_price(_("{player} wants {buildings}").format(**fields), entry.why)


def _won(entry: Entry, board: Board | None) -> str:
    why, fields = entry.why, _fields(entry, board)
    if why.get("deed"):
        deed = names.deed(why["deed"], board)
        sentence = _("{player} wins {lot} for {amount}, on {deed}").format(deed=deed, **fields)
        return _at_list_price(sentence, why)
    sentence = _("{player} wins {lot} for {amount}").format(**fields)
    interest = _("interest {amount}").format(amount=money(why.get("interest", 0), board))
    return extended(sentence, [interest] if why.get("interest") else [])


def _unsold(entry: Entry, board: Board | None) -> str:
    return _("Nobody bids: {lot} stays with the bank").format(**_fields(entry, board))


def _decliner(entry: Entry, board: Board | None) -> str:
    return _("Nobody bids: {player} buys {lot} for {amount}").format(**_fields(entry, board))


# --- buildings


def _built(entry: Entry, board: Board | None) -> str:
    return _("{player} builds {buildings} for {amount}").format(
        buildings=_spread(entry.why["houses"], board), **_fields(entry, board)
    )


def _spread(lots: dict[str, int], board: Board | None) -> str:
    counts = set(lots.values())
    if len(counts) > 1 or len(lots) == 1:
        return names.listing([_on(names.houses(count), name, board) for name, count in lots.items()])
    fields = {"buildings": names.houses(counts.pop()), "deeds": names.deed_list(lots, board)}
    return _("{buildings} each on {deeds}").format(**fields)


def _on(buildings: str, name: str, board: Board | None) -> str:
    return _("{buildings} on {deed}").format(buildings=buildings, deed=names.deed(name, board))


def _built_hotels(entry: Entry, board: Board | None) -> str:
    deeds = entry.why["deeds"]
    hotels = names.hotels(len(deeds)) if len(deeds) > 1 else _("a hotel")
    buildings = _("{buildings} on {deed}").format(buildings=hotels, deed=names.deed_list(deeds, board))
    return _("{player} builds {buildings} for {amount}").format(buildings=buildings, **_fields(entry, board))


def _sold(entry: Entry, board: Board | None) -> str:
    lots = entry.why["lots"]
    sold = [_on(_gone(entry, name, count, board), name, board) for name, count in lots.items()]
    return _("{player} sells {buildings} for {amount}").format(buildings=names.listing(sold), **_fields(entry, board))


def _gone(entry: Entry, name: str, count: int, board: Board | None) -> str:
    """Say what goes from a deed: where a hotel does, the houses that come back in its place are not counted."""
    moved = _moves_at(entry, name, board)
    if not moved.get(HOTEL):
        return names.houses(count)
    return _("the hotel") if count == 1 else _("the hotel and its houses")


def _moves_at(entry: Entry, name: str, board: Board | None) -> dict[str, int]:
    deed = board.deed.get(name) if board is not None else None
    site = f"@{deed.square}" if deed is not None else ""
    return {commodity: amount for holder, commodity, amount in entry.postings if holder == site}


TELLERS: dict[str, Teller] = {
    "auction": _auction,
    "bid": _bid,
    "passed": _passed,
    "wants": _wants,
    "won": _won,
    "unsold": _unsold,
    "decliner-buys": _decliner,
    "built": _built,
    "built-hotels": _built_hotels,
    "sold-buildings": _sold,
}
