"""The grounds of the other amounts: prices, mortgages, interest, buildings, auctions, estates, what was named."""

from collections.abc import Callable, Iterator, Mapping

from banker.editions.edition import Edition
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.money import money, number
from banker.speech.standings import tell_place, thaw

Told = tuple[str, str]


def _named(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield _("The amount was named at the table"), ""


def _settled(entry: Entry, edition: Edition) -> Iterator[Told]:
    for debt in entry.why["debts"]:
        fields = {"amount": money(debt["amount"], edition.board), "creditor": names.holder(debt["creditor"])}
        reason = names.reason(debt.get("reason", "")) or _("a debt")
        yield _("{amount} to {creditor}: {reason}").format(reason=reason, **fields), ""


def _corrected(entry: Entry, edition: Edition) -> Iterator[Told]:
    why = entry.why
    more, less = max(why["amount"], why["was"]), min(why["amount"], why["was"])
    figures = [money(amount, edition.board) for amount in (more, less, more - less)]
    yield "{} − {} = {}".format(*figures), ""


def _opening(entry: Entry, edition: Edition) -> Iterator[Told]:
    cash = money(entry.why["cash"], edition.board)
    yield _("Cash for each at the start: {cash}").format(cash=cash), "opening-cash"


def _dealt(entry: Entry, edition: Edition) -> Iterator[Told]:
    for player, hand in entry.why["hands"].items():
        prices = [money(edition.board.deed[name].price, edition.board) for name in hand]
        total = entry.why["paid"].get(player, 0)
        fields = {"player": names.leader(player), "deeds": names.deed_list(hand, edition.board)}
        if total:
            fields |= {"sum": " + ".join(prices), "total": money(total, edition.board)}
            yield _("{player}: {deeds}: {sum} = {total}").format(**fields), "deal-paid"
        else:
            yield _("{player}: {deeds}").format(**fields), "deal"


def _waived(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield _("The owner may let a rent pass"), "rent-claim"


def _lapsed(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield _("A rent has to be asked for in time"), "rent-claim"


def _finished(entry: Entry, edition: Edition) -> Iterator[Told]:
    for standing in thaw(entry.why["standings"]):
        yield tell_place(standing, edition.board), "count"


# --- deeds


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


def interest_figures(deeds: Mapping[str, int], edition: Edition) -> Iterator[Told]:
    """Say what the taker of mortgaged deeds pays at once."""
    for name, amount in deeds.items():
        deed = edition.board.deed[name]
        fields = {"deed": names.plain(deed.name), "percent": number(edition.rules.transfer_interest)}
        fields |= {"mortgage": money(deed.mortgage, edition.board), "amount": money(amount, edition.board)}
        message = _("{deed} is mortgaged: {percent}% of {mortgage} at once, {amount}")
        yield message.format(**fields), "transfer-interest"


def _traded(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield from interest_figures(entry.why.get("interest", {}), edition)
    yield from _redemptions(entry.why.get("redeemed", {}), edition)


# --- auctions and buildings


def _won(entry: Entry, edition: Edition) -> Iterator[Told]:
    why, board = entry.why, edition.board
    heading = "shortage" if why["lot"] in ("house", "hotel") else "decline"
    yield _("The highest bid: {amount}").format(amount=money(why["amount"], board)), heading
    if why.get("interest"):
        yield from interest_figures({why["lot"]: why["interest"]}, edition)


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
    yield _half_price(entry.why["amount"], edition), "building-resale"


def _half_price(amount: int, edition: Edition) -> str:
    paid = edition.rules.building_resale == "paid"
    message = (
        _("The bank pays half of what was paid: {amount}")
        if paid
        else _("The bank pays half of the list price: {amount}")
    )
    return message.format(amount=money(amount, edition.board))


def _folded(entry: Entry, edition: Edition) -> Iterator[Told]:
    why = entry.why
    heading = "bankrupt-to-bank" if why["creditor"] == "bank" else "bankrupt-to-player"
    if why.get("buildings"):
        yield _half_price(why["buildings"], edition), "building-resale"
    if why.get("fine"):
        yield _("The creditor paid the jail fine: {amount}").format(amount=money(why["fine"], edition.board)), heading
    if why["deeds"]:
        yield _("Deeds handed over: {deeds}").format(deeds=names.deed_list(why["deeds"], edition.board)), heading
    yield from _traded(entry, edition)


REASONERS: dict[str, Callable[[Entry, Edition], Iterator[Told]]] = {
    "paid": _named,
    "owes": _named,
    "adjusted": _named,
    "settled": _settled,
    "corrected": _corrected,
    "opening": _opening,
    "dealt": _dealt,
    "waived": _waived,
    "lapsed": _lapsed,
    "finished": _finished,
    "bought": _bought,
    "mortgaged": _mortgaged,
    "redeemed": _redeemed,
    "traded": _traded,
    "won": _won,
    "decliner-buys": _decliner,
    "built": _built,
    "built-hotels": _built_hotels,
    "sold-buildings": _sold,
    "bankrupt": _folded,
    "retired": _folded,
}
