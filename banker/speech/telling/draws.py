"""Entries of cards in words."""

from collections.abc import Iterator

from banker.editions import board as b
from banker.editions.board import Board
from banker.ledger.entry import CASH, Entry
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.money import money
from banker.speech.telling.each import each_words
from banker.speech.telling.manner import Teller, joined
from banker.speech.telling.moves import arrival


def _card(entry: Entry, board: Board | None) -> str:
    fields = {"player": names.leader(entry.why["player"]), "card": names.card(entry.why["card"], board)}
    head = _("{player} draws “{card}”").format(**fields)
    return joined(head, [*_outcome(entry, board), *arrival(entry, board)])


def _outcome(entry: Entry, board: Board | None) -> Iterator[str]:
    why, effect = entry.why, _effect(entry, board)
    if why.get("kept"):
        yield _("keeps it")
    elif "per_house" in why:
        yield _repairs(entry, board)
    elif "amount" in why and "special" not in why:
        yield _(_money(entry, effect)).format(amount=money(why["amount"], board))
    elif isinstance(effect, b.PayOrDraw):
        yield _("draws from the other deck instead")


def _effect(entry: Entry, board: Board | None) -> b.Effect | None:
    card = board.card.get(entry.why["card"]) if board is not None else None
    return card.effect if card is not None else None


def _repairs(entry: Entry, board: Board | None) -> str:
    why = entry.why
    built = names.buildings(why["houses"], why["hotels"])
    if not built:
        return _("no buildings, nothing to pay")
    message = _("pays {amount} for {buildings}") if _moved(entry) else _("owes {amount} for {buildings}")
    return message.format(amount=money(why["amount"], board), buildings=built)


def _money(entry: Entry, effect: b.Effect | None) -> str:
    gains = _gains(entry, effect)
    if "each" in entry.why:
        return each_words(entry, gains=gains)
    if gains:
        return mark("gets {amount}")
    return mark("pays {amount}") if _moved(entry) or not entry.why["amount"] else mark("owes {amount}")


def _gains(entry: Entry, effect: b.Effect | None) -> bool:
    return _moved(entry) > 0 if effect is None else isinstance(effect, (b.Collect, b.FromEach))


def _moved(entry: Entry) -> int:
    """Add up the cash that an entry brings to the one who drew."""
    player = entry.why["player"]
    return sum(amount for holder, commodity, amount in entry.postings if (holder, commodity) == (player, CASH))


TELLERS: dict[str, Teller] = {"card": _card}
