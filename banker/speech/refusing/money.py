"""Refusals about money: cash, debts, rents, taxes, leaving the game."""

from banker.editions.board import Board
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.refusing.fields import Data, Sentence, fields


def _short_of_cash(data: Data, board: Board | None) -> str:
    told = fields({**data, "player": ""}, board)
    told["player"] = names.leader(data.get("player", ""))
    could, missing = data.get("raisable", 0), data.get("missing", 0)
    if data.get("player") == "pot" or could is None:
        message = _("{player} has {cash} of {amount}; missing: {missing}.")
    elif could == 0:
        message = _("{player} has {cash} of {amount}; missing: {missing}. Nothing is left to sell or mortgage.")
    elif could < missing:
        message = _("{player} has {cash} of {amount}; missing: {missing}. Sales and mortgages raise only {raisable}.")
    else:
        message = _("{player} has {cash} of {amount}; missing: {missing}. Sales and mortgages could raise {raisable}.")
    return message.format_map(told)


def _can_still_pay(data: Data, board: Board | None) -> str:
    message = _("{player} owes {debt} and could pay: cash, sales and mortgages come to {could}. “raise” shows how.")
    if data.get("could") is None:
        message = _("{player} owes {debt} and could pay; “raise” shows how.")
    return message.format_map(fields(data, board))


def _nothing_due(data: Data, board: Board | None) -> str:
    message = _("Nothing is due from {player}.") if data.get("player") else _("Nothing is due.")
    return message.format_map(fields(data, board))


def _no_rent(data: Data, board: Board | None) -> str:
    if data.get("code") == "rent-jailed":
        return _("{owner} is in jail: {deed} brings no rent.").format_map(fields(data, board))
    return _("{deed} is mortgaged: it brings no rent.").format_map(fields(data, board))


def _choice_needed(data: Data, board: Board | None) -> str:
    index = data.get("square", -1)
    told = {"player": names.holder(data.get("player", "")), "name": names.square(index, board), "square": str(index)}
    return _("{player} has to choose at {name} first: “tax @{square} flat”, or “tax @{square} percent”.").format(**told)


def _creditor_order(data: Data, board: Board | None) -> str:
    told = {key: names.holder(data.get(key, "")) for key in ("first", "creditor")}
    return _("{first} comes before {creditor} among the creditors: “bankrupt to” {first}.").format(**told)


SENTENCES: dict[str, Sentence] = {
    "kept-for-act": mark("{deed} is what the cash is raised for: it stays as it is."),
    "short-of-cash": _short_of_cash,
    "bank-owes-nothing": mark("Only a player can stand in debt, not {holder}."),
    "same-holder": mark("Both sides are {holder}: name two different ones."),
    "player-out": mark("{player} has left the game: nothing is booked to or from there any more."),
    "no-debt": mark("{player} has no debt to settle."),
    "nothing-due": _nothing_due,
    "nothing-open": mark("Nothing is open on the table; type a phrase."),
    "no-rent-due": mark("No rent is due that could be let pass."),
    "rent-lapsed": mark("The rent of {deed} was not asked for in time: {player} owes nothing for it."),
    "debt-not-cleared": mark("{player} owes {debt} and would have {cash} after this deal: it must clear the debt."),
    "can-still-pay": _can_still_pay,
    "cannot-raise": mark("{player} cannot raise {amount}: sales and mortgages come to {raisable}. A trade may help."),
    "nothing-to-raise": mark("{player} has nothing to sell or mortgage: a trade may bring cash."),
    "creditor-order": _creditor_order,
    "fine-first": mark("{player} owes the jail fine of {amount} first, so the creditor is the bank."),
    "choice-needed": _choice_needed,
    "choice-made": mark("{player} has chosen already: the tax stands as it is due. Type “pay”."),
    "no-percent": mark("{name} leaves no choice of 10%: the flat amount is due. Type “pay”."),
    "no-tax-square": mark("{name} costs no tax."),
    "no-rent": _no_rent,
    "own-deed": mark("{deed} belongs to {player}: no rent is due."),
    "unowned": mark("{deed} belongs to the bank: no rent is due. It can be bought for {price}."),
    "dice-needed": mark("The rent of {deed} depends on a throw: add “dice” and the number thrown."),
    "worth-hidden": mark("{player} has still to choose the tax: until then the worth is not shown."),
    "no-such-note": mark("There is no note of {note}; the notes are {notes}."),
}
