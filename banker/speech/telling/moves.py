"""Entries of the round in words: dice, turns, squares, jail."""

from collections.abc import Iterator
from typing import Any

from banker.editions.board import Board
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.money import money
from banker.speech.telling.each import each_words
from banker.speech.telling.manner import Teller, joined
from banker.speech.telling.rents import no_rent

Why = dict[str, Any]

LEFT = {
    "left-by-fine": mark("{player} pays the fine of {fine} and leaves jail"),
    "left-by-card": mark("{player} leaves jail by card"),
    "left-by-doubles": mark("{player} leaves jail by doubles"),
}


def _fields(why: Why, board: Board | None) -> dict[str, str]:
    first, second = why.get("dice") or (0, 0)
    return {
        "player": names.leader(why["player"]),
        "first": str(first),
        "second": str(second),
        "fine": money(why.get("fine", 0), board),
    }


# --- dice and squares


def _rolled(entry: Entry, board: Board | None) -> str:
    why, fields = entry.why, _fields(entry.why, board)
    if entry.kind == "fine":
        head = _("{player} pays the fine of {fine} and moves by {first} and {second}").format(**fields)
        return joined(head, list(arrival(entry, board)))
    head = _("{player} rolls {first} and {second}").format(**fields)
    return joined(head, [*_prison(why, fields), *arrival(entry, board)])


def _prison(why: Why, fields: dict[str, str]) -> Iterator[str]:
    if why.get("left") == "doubles":
        yield _("out of jail")
    elif why.get("left") == "fine":
        yield _("no doubles for the third time, pays the fine of {fine}").format(**fields)
    elif why.get("tries") == 3:
        yield _("no doubles for the third time, the fine is due")
    elif "tries" in why:
        yield _("stays in jail, try {tries} of 3").format(tries=why["tries"])


def arrival(entry: Entry, board: Board | None) -> Iterator[str]:
    """Say where a token came to and what it met there, in few words."""
    why = entry.why
    if why.get("name") and why.get("jailed") != "square":
        yield names.plain(why["name"])
    if why.get("salary"):
        yield _("salary {amount}").format(amount=money(why["salary"], board))
    if why.get("bonus"):
        yield _("bonus {amount}").format(amount=money(why["bonus"], board))
    if no_rent(why.get("rent", {})):
        yield no_rent(why["rent"])
    if why.get("pot"):
        yield _("takes the pot of {amount}").format(amount=money(why["pot"], board))
    if "special" in why:
        yield _(each_words(entry, gains=why["special"] == "collect-each")).format(amount=money(why["amount"], board))
    if "jailed" in why:
        yield _("third doubles, goes to jail") if why["jailed"] == "third-double" else _("goes to jail")


# --- turns and jail


def _turn(entry: Entry, board: Board | None) -> str:
    fields = {"player": names.leader(entry.why["player"]), "after": names.leader(entry.why.get("after", ""))}
    if entry.why.get("left") == "throw":
        return _("{player}'s turn; {after} has not thrown").format(**fields)
    if entry.why.get("left") == "doubles":
        return _("{player}'s turn; {after} had doubles and could throw again").format(**fields)
    return _("{player}'s turn").format(**fields)


def _placed(entry: Entry, board: Board | None) -> str:
    fields = {"player": names.leader(entry.why["player"]), "square": names.plain(entry.why["name"])}
    return _("{player} is put on @{index}, {square}").format(index=entry.why["square"], **fields)


def _jailed(entry: Entry, board: Board | None) -> str:
    return _("{player} goes to jail").format(player=names.leader(entry.why["player"]))


def _left(entry: Entry, board: Board | None) -> str:
    head = _(LEFT[entry.why["code"]]).format(**_fields(entry.why, board))
    return joined(head, list(arrival(entry, board)))


TELLERS: dict[str, Teller] = {
    "rolled": _rolled,
    "turn": _turn,
    "placed": _placed,
    "jailed": _jailed,
    "left-by-fine": _left,
    "left-by-card": _left,
    "left-by-doubles": _left,
}
