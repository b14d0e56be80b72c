"""The figures of deeds and buildings: prices, mortgages, interest, auctions, building and selling."""

from collections.abc import Iterator, Mapping
from typing import Any

from banker.editions.edition import Edition
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.money import money, number
from banker.speech.reasoning.manner import Reasoner, Told


def _bought(entry: Entry, edition: Edition) -> Iterator[Told]:
    why, board = entry.why, edition.board
    printed = _("Printed price of {deed}: {price}")
    yield printed.format(deed=names.deed(why["deed"], board), price=money(why["printed"], board)), "buying"
    if why["price"] != why["printed"]:
        yield _("The price of {price} was named at the table").format(price=money(why["price"], board)), ""


def _mortgaged(entry: Entry, edition: Edition) -> Iterator[Told]:
    for name, amount in entry.why["deeds"].items():
        fields = {"deed": names.deed(name, edition.board), "amount": money(amount, edition.board)}
        yield _("Mortgage value of {deed}: {amount}").format(**fields), "mortgage-needs"


def _redeemed(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield from _redemptions(entry.why["deeds"], edition)


def _redemptions(deeds: Mapping[str, int], edition: Edition) -> Iterator[Told]:
    rules, board = edition.rules, edition.board
    message = (
        _("{deed}: price {base} + {percent}% = {amount}")
        if rules.redeem_base == "price"
        else _("{deed}: mortgage {base} + {percent}% = {amount}")
    )
    for name, amount in deeds.items():
        deed = board.deed[name]
        base = deed.price if rules.redeem_base == "price" else deed.mortgage
        fields = {"deed": names.plain(deed.name), "percent": number(rules.mortgage_interest)}
        yield message.format(base=money(base, board), amount=money(amount, board), **fields), "redeem-base"


def _interest(deeds: Mapping[str, int], edition: Edition) -> Iterator[Told]:
    for name, amount in deeds.items():
        deed = edition.board.deed[name]
        fields = {"deed": names.plain(deed.name), "percent": number(edition.rules.transfer_interest)}
        fields |= {"mortgage": money(deed.mortgage, edition.board), "amount": money(amount, edition.board)}
        message = _("{deed} is mortgaged: {percent}% of {mortgage} at once, {amount}")
        yield message.format(**fields), "transfer-interest"


def mortgages_taken(why: Mapping[str, Any], edition: Edition) -> Iterator[Told]:
    """Say what the takers of mortgaged deeds pay."""
    yield from _interest(why.get("interest", {}), edition)
    yield from _redemptions(why.get("redeemed", {}), edition)


def _traded(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield from mortgages_taken(entry.why, edition)


# --- auctions and buildings


def _won(entry: Entry, edition: Edition) -> Iterator[Told]:
    why, board = entry.why, edition.board
    heading = "shortage" if why["lot"] in ("house", "hotel") else "decline"
    yield _("The highest bid: {amount}").format(amount=money(why["amount"], board)), heading
    if why.get("interest"):
        yield from _interest({why["lot"]: why["interest"]}, edition)


def _decliner(entry: Entry, edition: Edition) -> Iterator[Told]:
    amount = money(entry.why["amount"], edition.board)
    yield _("Nobody bid, so who declined buys at the printed price: {amount}").format(amount=amount), "auction-unsold"


def _built(entry: Entry, edition: Edition) -> Iterator[Told]:
    for name, count in entry.why["houses"].items():
        deed = edition.board.deed[name]
        price, total = money(deed.house, edition.board), money(count * deed.house, edition.board)
        fields = {"deed": names.plain(deed.name), "houses": names.houses(count), "price": price, "total": total}
        yield _("{deed}: {houses} × {price} = {total}").format(**fields), "building"


def _built_hotels(entry: Entry, edition: Edition) -> Iterator[Told]:
    for name in entry.why["deeds"]:
        deed = edition.board.deed[name]
        fields = {"deed": names.plain(deed.name), "price": money(deed.hotel, edition.board)}
        yield _("{deed}: a hotel for {price}, and its houses go back").format(**fields), "hotel-price"


def _sold(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield half_price(entry.why["amount"], edition), "building-resale"


def half_price(amount: int, edition: Edition) -> str:
    """Say of what the bank pays half."""
    paid = edition.rules.building_resale == "paid"
    message = (
        _("The bank pays half of what was paid: {amount}")
        if paid
        else _("The bank pays half of the list price: {amount}")
    )
    return message.format(amount=money(amount, edition.board))


REASONERS: dict[str, Reasoner] = {
    "bought": _bought,
    "mortgaged": _mortgaged,
    "redeemed": _redeemed,
    "traded": _traded,
    "won": _won,
    "decliner-buys": _decliner,
    "built": _built,
    "built-hotels": _built_hotels,
    "sold-buildings": _sold,
}
