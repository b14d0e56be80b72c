"""Entries of the round in words: dice, turns, squares, jail, cards."""

from collections.abc import Iterator
from typing import Any

from banker.editions import board as b
from banker.ledger.entry import BANK, CASH, Entry
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.money import money
from banker.speech.payments import Teller
from banker.speech.rents import no_rent

Why = dict[str, Any]
Board = b.Board | None

FROM_EACH = mark("gets {amount} from each of the others")
FOR_EACH = mark("gets {amount} for each of the others")
TO_EACH = mark("pays each of the others {amount}")
OWED_EACH = mark("owes each of the others {amount}")
BANK_TO_EACH = mark("the bank pays each of the others {amount}")
LEFT = {
    "left-by-fine": mark("{player} pays the fine of {fine} and leaves jail"),
    "left-by-card": mark("{player} leaves jail by card"),
    "left-by-doubles": mark("{player} leaves jail by doubles"),
}


def _joined(head: str, parts: list[str]) -> str:
    return _("{head}: {parts}").format(head=head, parts=", ".join(parts)) if parts else head


def _fields(why: Why, board: Board) -> dict[str, str]:
    first, second = why.get("dice") or (0, 0)
    return {
        "player": names.leader(why["player"]),
        "first": str(first),
        "second": str(second),
        "fine": money(why.get("fine", 0), board),
    }


# --- dice and squares


def _rolled(entry: Entry, board: Board) -> str:
    why, fields = entry.why, _fields(entry.why, board)
    if entry.kind == "fine":
        head = _("{player} pays the fine of {fine} and moves by {first} and {second}").format(**fields)
        return _joined(head, list(_arrival(entry, board)))
    head = _("{player} rolls {first} and {second}").format(**fields)
    return _joined(head, [*_prison(why, fields), *_arrival(entry, board)])


def _prison(why: Why, fields: dict[str, str]) -> Iterator[str]:
    if why.get("left") == "doubles":
        yield _("out of jail")
    elif why.get("left") == "fine":
        yield _("no doubles for the third time, pays the fine of {fine}").format(**fields)
    elif why.get("tries") == 3:
        yield _("no doubles for the third time, the fine is due")
    elif "tries" in why:
        yield _("stays in jail, try {tries} of 3").format(tries=why["tries"])


def _arrival(entry: Entry, board: Board) -> Iterator[str]:
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
        yield _(_each(entry, gains=why["special"] == "collect-each")).format(amount=money(why["amount"], board))
    if "jailed" in why:
        yield _("third doubles, goes to jail") if why["jailed"] == "third-double" else _("goes to jail")


# --- turns and jail


def _turn(entry: Entry, board: Board) -> str:
    return _("{player}'s turn").format(player=names.leader(entry.why["player"]))


def _placed(entry: Entry, board: Board) -> str:
    fields = {"player": names.leader(entry.why["player"]), "square": names.plain(entry.why["name"])}
    return _("{player} is put on @{index}, {square}").format(index=entry.why["square"], **fields)


def _jailed(entry: Entry, board: Board) -> str:
    return _("{player} goes to jail").format(player=names.leader(entry.why["player"]))


def _left(entry: Entry, board: Board) -> str:
    head = _(LEFT[entry.why["code"]]).format(**_fields(entry.why, board))
    return _joined(head, list(_arrival(entry, board)))


# --- cards


def _card(entry: Entry, board: Board) -> str:
    fields = {"player": names.leader(entry.why["player"]), "card": names.card(entry.why["card"], board)}
    head = _("{player} draws “{card}”").format(**fields)
    return _joined(head, [*_outcome(entry, board), *_arrival(entry, board)])


def _outcome(entry: Entry, board: Board) -> Iterator[str]:
    why, effect = entry.why, _effect(entry, board)
    if why.get("kept"):
        yield _("keeps it")
    elif "per_house" in why:
        yield _repairs(entry, board)
    elif "amount" in why and "special" not in why:
        yield _(_money(entry, effect)).format(amount=money(why["amount"], board))
    elif isinstance(effect, b.PayOrDraw):
        yield _("draws from the other deck instead")


def _effect(entry: Entry, board: Board) -> b.Effect | None:
    card = board.card.get(entry.why["card"]) if board is not None else None
    return card.effect if card is not None else None


def _repairs(entry: Entry, board: Board) -> str:
    why = entry.why
    built = names.buildings(why["houses"], why["hotels"])
    if not built:
        return _("no buildings, nothing to pay")
    message = _("pays {amount} for {buildings}") if _moved(entry) else _("owes {amount} for {buildings}")
    return message.format(amount=money(why["amount"], board), buildings=built)


def _money(entry: Entry, effect: b.Effect | None) -> str:
    gains = _gains(entry, effect)
    if "each" in entry.why:
        return _each(entry, gains=gains)
    if gains:
        return mark("gets {amount}")
    return mark("pays {amount}") if _moved(entry) or not entry.why["amount"] else mark("owes {amount}")


def _each(entry: Entry, *, gains: bool) -> str:
    """Choose how to say what goes between one player and each of the others, by who paid."""
    payers = {holder for holder, commodity, amount in entry.postings if commodity == CASH and amount < 0}
    if gains:
        return FOR_EACH if BANK in payers and "card" in entry.why else FROM_EACH
    if entry.why["player"] in payers or not entry.why["each"]:
        return TO_EACH
    return BANK_TO_EACH if BANK in payers and "card" in entry.why else OWED_EACH


def _gains(entry: Entry, effect: b.Effect | None) -> bool:
    return _moved(entry) > 0 if effect is None else isinstance(effect, (b.Collect, b.FromEach))


def _moved(entry: Entry) -> int:
    """Add up the cash that an entry brings to the one who drew."""
    player = entry.why["player"]
    return sum(amount for holder, commodity, amount in entry.postings if (holder, commodity) == (player, CASH))


TELLERS: dict[str, Teller] = {
    "rolled": _rolled,
    "turn": _turn,
    "placed": _placed,
    "jailed": _jailed,
    "left-by-fine": _left,
    "left-by-card": _left,
    "left-by-doubles": _left,
    "card": _card,
}
