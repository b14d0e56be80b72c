"""What is open on the table in words, and what can be typed for it."""

from collections.abc import Callable

from banker.editions.board import Board
from banker.ledger.entry import BANK, POT
from banker.rules import requests as r
from banker.rules.matters import Matter
from banker.speech import names
from banker.speech.catalogue import _, language, p_
from banker.speech.money import money, number
from banker.speech.telling.manner import because
from banker.speech.telling.rents import rent_words

Key = tuple[str, str]
"""A phrase (empty: Enter alone; with a blank at its end: to be completed) and what it does, in words."""


def tell_matter(matter: Matter, board: Board | None) -> str:
    """Say what is open; a choice of tax never shows what ten percent would come to."""
    return MATTERS[matter.kind](matter, board)


def _fields(matter: Matter, board: Board | None) -> dict[str, str]:
    return {
        "player": names.leader(matter.player),
        "creditor": names.holder(matter.creditor),
        "deed": names.deed(matter.deed, board),
        "amount": money(matter.amount, board),
        "square": names.square(matter.square, board),
    }


def _offer(matter: Matter, board: Board | None) -> str:
    fields = _fields(matter, board) | {"player": names.holder(matter.player)}
    return _("{deed} is offered to {player} for {amount}").format(**fields)


def _rent(matter: Matter, board: Board | None) -> str:
    fields = _fields(matter, board)
    if matter.choice:
        times = number(matter.why["times"]) if "times" in matter.why else "?"
        return _("{player} owes {creditor} rent for {deed}: {times} × a new throw").format(times=times, **fields)
    what = rent_words({"deed": matter.deed, **matter.why}, board)
    return _("{player} owes {creditor} {amount}: {what}").format(what=what, **fields)


def _tax(matter: Matter, board: Board | None) -> str:
    fields = _fields(matter, board)
    if matter.choice:
        return _("{player} chooses at {square}: {amount}, or 10% of everything").format(**fields)
    if matter.why.get("code") == "tax-percent":
        return _("{player} owes {creditor} {amount}: {square}, 10% of everything").format(**fields)
    return _("{player} owes {creditor} {amount}: {square}").format(**fields)


def _card(matter: Matter, board: Board | None) -> str:
    return _("{player} draws a card: {deck}").format(
        player=names.leader(matter.player), deck=names.deck(matter.deck, board)
    )


def _fine(matter: Matter, board: Board | None) -> str:
    first, second = matter.dice or (0, 0)
    return _("{player} owes {creditor} {amount}: the fine for leaving jail, then moves by {first} and {second}").format(
        first=first, second=second, **_fields(matter, board)
    )


def _debt(matter: Matter, board: Board | None) -> str:
    return because(_("{player} owes {creditor} {amount}").format(**_fields(matter, board)), matter.reason)


def _auction(matter: Matter, board: Board | None) -> str:
    told = {"lot": names.lot(matter.lot, board)}
    if matter.bidder:
        told |= {"bidder": names.plain(matter.bidder), "amount": money(matter.amount, board)}
        return _("Auction of {lot}: {bidder} bids {amount}").format(**told)
    if "opening" not in matter.why:
        return _("Auction of {lot}: no bid yet").format(**told)
    opening = money(matter.why["opening"], board)
    return _("Auction of {lot}: no bid yet, from {opening}").format(opening=opening, **told)


def _estate(matter: Matter, board: Board | None) -> str:
    return _("{deed} waits for its auction").format(**_fields(matter, board))


MATTERS: dict[str, Callable[[Matter, Board | None], str]] = {
    "offer": _offer,
    "rent": _rent,
    "tax": _tax,
    "card": _card,
    "fine": _fine,
    "debt": _debt,
    "auction": _auction,
    "estate": _estate,
}


# --- keys


def tell_keys(matter: Matter) -> list[Key]:
    """List what can be typed for a matter now, what Enter alone does first."""
    from banker.teller.rewording import reword

    keys = KEYS.get(matter.kind)
    return [(reword(phrase, language()), words) for phrase, words in keys(matter)] if keys is not None else []


def _phrase(request: r.Request) -> str:
    from banker.teller.scene import Scene
    from banker.teller.spelling import spell

    return spell(request, Scene())


def _pay_keys(matter: Matter) -> list[Key]:
    return [("", _("pay")), (_phrase(r.AskRaise(matter.player)), _("what can be raised"))]


def _offer_keys(matter: Matter) -> list[Key]:
    return [("", _("buy")), (_phrase(r.Auction()), p_("act", "auction"))]


def _rent_keys(matter: Matter) -> list[Key]:
    waive = (_phrase(r.Waive()), _("let it pass"))
    if matter.choice:
        return [(_phrase(r.Rent(matter.player, matter.deed)) + " dice ", _("the throw")), waive]
    return [("", _("pay")), waive]


def _tax_keys(matter: Matter) -> list[Key]:
    if not matter.choice:
        return _pay_keys(matter)
    flat = _phrase(r.Tax(matter.player, matter.square, "flat"))
    percent = _phrase(r.Tax(matter.player, matter.square, "percent"))
    return [(flat, _("pay {amount}").format(amount=money(matter.amount))), (percent, _("pay 10%"))]


def _card_keys(matter: Matter) -> list[Key]:
    from banker.teller.quill import word

    return [(f"{word(matter.player)} card ", _("the card's number or words"))]


def _fine_keys(matter: Matter) -> list[Key]:
    return [*_pay_keys(matter), (_phrase(r.LeaveJail(matter.player, "card")), _("use a jail card"))]


def _debt_keys(matter: Matter) -> list[Key]:
    creditor = BANK if matter.creditor == POT else matter.creditor
    return [*_pay_keys(matter), (_phrase(r.Bankrupt(matter.player, creditor)), p_("act", "bankrupt"))]


def _auction_keys(matter: Matter) -> list[Key]:
    if not matter.bidder:
        return [("", _("nobody bids"))]
    if matter.lot in ("house", "hotel"):
        return [(_phrase(r.Sold()) + " on ", _("sold, and where it stands"))]
    return [("", _("sold"))]


def _estate_keys(matter: Matter) -> list[Key]:
    return [(_phrase(r.Auction(matter.deed)), p_("act", "auction"))]


KEYS: dict[str, Callable[[Matter], list[Key]]] = {
    "offer": _offer_keys,
    "rent": _rent_keys,
    "tax": _tax_keys,
    "card": _card_keys,
    "fine": _fine_keys,
    "debt": _debt_keys,
    "auction": _auction_keys,
    "estate": _estate_keys,
}
