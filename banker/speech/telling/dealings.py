"""Entries that hand over deeds in words: purchases, mortgages, trades."""

from collections.abc import Iterator
from typing import Any

from banker.editions.board import Board
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _, n_
from banker.speech.money import money
from banker.speech.telling.manner import Teller, extended

Why = dict[str, Any]


def _fields(entry: Entry, board: Board | None) -> dict[str, str]:
    return {"player": names.leader(entry.why["player"]), "amount": money(entry.why["amount"], board)}


# --- buying and mortgaging


def _bought(entry: Entry, board: Board | None) -> str:
    why = entry.why
    fields = {"player": names.leader(why["player"]), "deed": names.deed(why["deed"], board)}
    fields |= {"price": money(why["price"], board), "printed": money(why["printed"], board)}
    if why["price"] != why["printed"]:
        return _("{player} buys {deed} for {price}, not the printed {printed}").format(**fields)
    return _("{player} buys {deed} for {price}").format(**fields)


def _mortgaged(entry: Entry, board: Board | None) -> str:
    deeds = names.deed_few(list(entry.why["deeds"]), board)
    return _("{player} mortgages {deeds} for {amount}").format(deeds=deeds, **_fields(entry, board))


def _redeemed(entry: Entry, board: Board | None) -> str:
    deeds = list(entry.why["deeds"])
    message = n_(
        "{player} lifts the mortgage of {deeds} for {amount}",
        "{player} lifts the mortgages of {deeds} for {amount}",
        len(deeds),
    )
    return message.format(deeds=names.deed_few(deeds, board), **_fields(entry, board))


# --- trades


def _traded(entry: Entry, board: Board | None) -> str:
    why = entry.why
    swap = _swap(why, side_words(why["gives"], board), side_words(why["gets"], board))
    return extended(swap, list(mortgage_extras(why, board)))


def _swap(why: Why, gives: str, gets: str) -> str:
    giver, taker = why["giver"], why["taker"]
    if not gives:
        return _("{giver} gives {taker} {gives}").format(
            giver=names.leader(taker), taker=names.holder(giver), gives=gets
        )
    fields = {"giver": names.leader(giver), "taker": names.holder(taker), "gives": gives, "gets": gets}
    message = _("{giver} gives {taker} {gives} for {gets}") if gets else _("{giver} gives {taker} {gives}")
    return message.format(**fields)


def side_words(side: Why, board: Board | None) -> str:
    """List what one side of a trade gives."""
    things = [names.deed(name, board) for name in side["deeds"]]
    if side["cash"]:
        things.append(money(side["cash"], board))
    if side["cards"]:
        things.append(names.jail_cards(side["cards"]))
    return names.listing(things)


def mortgage_extras(why: Why, board: Board | None) -> Iterator[str]:
    """Say what the takers of mortgaged deeds pay at once."""
    if why.get("interest"):
        yield _("interest {amount}").format(amount=money(sum(why["interest"].values()), board))
    if why.get("redeemed"):
        yield _("redemption {amount}").format(amount=money(sum(why["redeemed"].values()), board))


TELLERS: dict[str, Teller] = {
    "bought": _bought,
    "mortgaged": _mortgaged,
    "redeemed": _redeemed,
    "traded": _traded,
}
