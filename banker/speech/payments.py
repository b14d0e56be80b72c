"""Entries that move money in words: payments, rents, taxes, debts, corrections of cash."""

from collections.abc import Callable
from typing import Any

from banker.editions.board import Board
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _, mark, n_
from banker.speech.money import change, money
from banker.speech.rents import rent_words

Teller = Callable[[Entry, Board | None], str]

PAID = mark("{payer} pays {payee} {amount}")
PAID_EACH = mark("{payer} pays {payee} {amount} each")
TAXES = {
    "collect-each": mark("{player} gets {amount} from each of the others: {square}"),
    "pay-each": mark("{player} pays each of the others {amount}: {square}"),
    "owe-each": mark("{player} owes each of the others {amount}: {square}"),
}


def because(sentence: str, words: str) -> str:
    """Add to a sentence what for, where anything was said."""
    return _("{sentence}: {reason}").format(sentence=sentence, reason=names.reason(words)) if words else sentence


def _paid(entry: Entry, board: Board | None) -> str:
    why = entry.why
    payer, payee = why["payer"], why["payee"]
    message = PAID_EACH if "everyone" in (payer, payee) else PAID
    sentence = _(message).format(
        payer=names.leader(payer), payee=names.holder(payee), amount=money(why["amount"], board)
    )
    return because(sentence, why.get("reason", ""))


def _salary(entry: Entry, board: Board | None) -> str:
    fields = {"player": names.leader(entry.why["player"]), "amount": money(entry.why["amount"], board)}
    return _("{player} gets the salary of {amount}").format(**fields)


def _adjusted(entry: Entry, board: Board | None) -> str:
    fields = {"player": names.leader(entry.why["player"]), "amount": change(entry.why["amount"])}
    return because(_("{player}: cash corrected by {amount}").format(**fields), entry.why.get("reason", ""))


# --- rent


def _rent(entry: Entry, board: Board | None) -> str:
    why = entry.why
    return _("{payer} pays {owner} {amount}: {what}").format(
        payer=names.leader(why["payer"]), owner=names.holder(why["owner"]), amount=money(why["amount"], board),
        what=rent_words(why, board),
    )  # fmt: skip


def _waived(entry: Entry, board: Board | None) -> str:
    fields = _rent_fields(entry.why, board)
    if not entry.why.get("amount"):
        return _("{owner} asks no rent of {payer} for {deed}").format(**fields)
    return _("{owner} asks no rent of {payer} for {deed}: {amount}").format(**fields)


def _lapsed(entry: Entry, board: Board | None) -> str:
    return " · ".join(_lapse(rent, board) for rent in entry.why["rents"])


def _lapse(rent: dict[str, Any], board: Board | None) -> str:
    fields = _rent_fields(rent, board)
    if not rent.get("amount"):
        return _("Not asked for in time: rent of {payer} to {owner} for {deed}").format(**fields)
    return _("Not asked for in time: {amount} of {payer} to {owner} for {deed}").format(**fields)


def _rent_fields(rent: dict[str, Any], board: Board | None) -> dict[str, str]:
    return {
        "owner": names.leader(rent["owner"]),
        "payer": names.holder(rent["payer"]),
        "deed": names.deed(rent["deed"], board),
        "amount": money(rent.get("amount", 0), board),
    }


# --- taxes


def _tax(entry: Entry, board: Board | None) -> str:
    return _("{player} pays {payee} {amount}: {square}").format(**_tax_fields(entry, board))


def _tax_percent(entry: Entry, board: Board | None) -> str:
    fields = _tax_fields(entry, board)
    if entry.why.get("unpaid"):
        return _("{player} owes {amount}: {square}, 10% of everything").format(**fields)
    return _("{player} pays {payee} {amount}: {square}, 10% of everything").format(**fields)


def _tax_open(entry: Entry, board: Board | None) -> str:
    why = entry.why
    return _("{player} chooses at {square}: {flat}, or 10% of everything").format(
        player=names.leader(why["player"]), square=names.square(why["square"], board), flat=money(why["flat"], board)
    )


def _tax_special(entry: Entry, board: Board | None) -> str:
    way = entry.why["special"]
    unpaid = way == "pay-each" and entry.why["each"] and not entry.postings
    return _(TAXES["owe-each" if unpaid else way]).format(**_tax_fields(entry, board))


def _tax_fields(entry: Entry, board: Board | None) -> dict[str, str]:
    why = entry.why
    return {
        "player": names.leader(why["player"]),
        "payee": names.holder(payee(entry)),
        "amount": money(why["amount"], board),
        "square": names.square(why["square"], board),
    }


def payee(entry: Entry) -> str:
    """Name the first holder that gets cash by an entry; the bank where nobody does."""
    got = (name for name, commodity, amount in entry.postings if commodity == "cash" and amount > 0)
    return next(got, "bank")


# --- debts


def _owes(entry: Entry, board: Board | None) -> str:
    why = entry.why
    fields = {"debtor": names.leader(why["debtor"]), "creditor": names.holder(why["creditor"])}
    sentence = _("{debtor} owes {creditor} {amount}").format(amount=money(why["amount"], board), **fields)
    return because(sentence, why.get("reason", ""))


def _settled(entry: Entry, board: Board | None) -> str:
    player, debts = names.leader(entry.why["player"]), entry.why["debts"]
    if len(debts) == 1:
        return _settled_one(player, debts[0], board)
    message = n_("{player} settles {count} debt: {debts}", "{player} settles {count} debts: {debts}", len(debts))
    listed = ", ".join(_share(debt, board) for debt in debts)
    return message.format(player=player, count=len(debts), debts=listed)


def _settled_one(player: str, debt: dict[str, Any], board: Board | None) -> str:
    fields = {"amount": money(debt["amount"], board), "creditor": names.holder(debt["creditor"])}
    sentence = _("{player} pays {creditor} the {amount} owed").format(player=player, **fields)
    return because(sentence, debt.get("reason", ""))


def _share(debt: dict[str, Any], board: Board | None) -> str:
    fields = {"amount": money(debt["amount"], board), "creditor": names.holder(debt["creditor"])}
    return _("{amount} to {creditor}").format(**fields)


TELLERS: dict[str, Teller] = {
    "paid": _paid,
    "salary": _salary,
    "adjusted": _adjusted,
    "rent-bare": _rent,
    "rent-group": _rent,
    "rent-houses": _rent,
    "rent-hotel": _rent,
    "rent-stations": _rent,
    "rent-utility": _rent,
    "waived": _waived,
    "lapsed": _lapsed,
    "tax-flat": _tax,
    "tax-percent": _tax_percent,
    "tax-open": _tax_open,
    "tax-special": _tax_special,
    "owes": _owes,
    "settled": _settled,
}
