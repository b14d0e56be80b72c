"""The data of a refusal, made ready for its sentence."""

from collections.abc import Callable, Mapping
from typing import Any

from banker.editions.board import Board
from banker.speech import names
from banker.speech.money import number

Data = Mapping[str, Any]
Sentence = str | Callable[[Data, Board | None], str]
"""A marked message, or what writes one where its form depends on the data."""

DEEDS = frozenset(("deed", "first", "built", "missing", "mortgaged", "short"))
HOLDERS = frozenset(("player", "owner", "turn", "next", "holder", "creditor"))
DECKS = frozenset(("deck", "drawn"))
LOTS = frozenset(("lot", "building"))


class Fields(dict[str, str]):
    """Values by name; a figure that the data lacks shows as an ellipsis."""

    def __missing__(self, key: str) -> str:
        """Stand for what is not there."""
        return "…"


def fields(data: Data, board: Board | None) -> Fields:
    """Turn every value into words: ids into names, figures into the reader's digits, lists into one phrase."""
    return Fields((key, words_of(key, value, board)) for key, value in data.items())


def words_of(key: str, value: Any, board: Board | None) -> str:
    """Turn one value into words."""
    if isinstance(value, int) and not isinstance(value, bool):
        return number(value)
    if isinstance(value, (list, tuple)):
        return names.listing([words_of(key, item, board) for item in value])
    return _named(key, str(value), board)


def _named(key: str, value: str, board: Board | None) -> str:
    if key in DEEDS:
        return names.deed(value, board)
    if key in HOLDERS:
        return names.holder(value)
    if key in DECKS:
        return names.deck(value, board)
    if key in LOTS:
        return names.lot(value, board)
    return names.card(value, board) if key == "card" else names.plain(value)
