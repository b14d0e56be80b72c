"""What decided a game, in words."""

from banker.editions.board import Board
from banker.rules.chronicle import Earner
from banker.speech import names
from banker.speech.catalogue import _, n_
from banker.speech.money import money


def tell_earner(earner: Earner, board: Board | None = None) -> str:
    """Say how much rent a deed earned, how often, and whose it is."""
    told = n_("{deed} earned {amount} with one rent", "{deed} earned {amount} with {count} rents", earner.times)
    sentence = told.format(
        deed=names.deed(earner.deed, board), amount=money(earner.earned, board), count=earner.times
    )  # fmt: skip
    if not earner.owner:
        return sentence
    return _("{sentence} ({owner})").format(sentence=sentence, owner=names.plain(earner.owner))
