"""Entries of what the board asks in words: rents and taxes."""

from typing import Any

from banker.editions.board import Board
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.money import money
from banker.speech.telling.manner import Teller
from banker.speech.telling.rents import RENTS, rent_words

TAXES = {
    "collect-each": mark("{player} gets {amount} from each of the others: {square}"),
    "pay-each": mark("{player} pays each of the others {amount}: {square}"),
    "owe-each": mark("{player} owes each of the others {amount}: {square}"),
}


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
        "payee": names.holder(_payee(entry)),
        "amount": money(why["amount"], board),
        "square": names.square(why["square"], board),
    }


def _payee(entry: Entry) -> str:
    """Name the first holder that gets cash by an entry; the bank where nobody does."""
    got = (name for name, commodity, amount in entry.postings if commodity == "cash" and amount > 0)
    return next(got, "bank")


TELLERS: dict[str, Teller] = {
    **dict.fromkeys(RENTS, _rent),
    "waived": _waived,
    "lapsed": _lapsed,
    "tax-flat": _tax,
    "tax-percent": _tax_percent,
    "tax-open": _tax_open,
    "tax-special": _tax_special,
}
