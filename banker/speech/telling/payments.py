"""Entries that move money by name in words: payments, the salary, debts, corrections of cash."""

from typing import Any

from banker.editions.board import Board
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _, mark, n_
from banker.speech.money import change, money
from banker.speech.telling.manner import Teller, because

PAID = mark("{payer} pays {payee} {amount}")
PAID_EACH = mark("{payer} pays {payee} {amount} each")


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
    "owes": _owes,
    "settled": _settled,
}
