"""How lines of the ledger are put together."""

from collections.abc import Callable, Sequence

from banker.editions.board import Board
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _

Teller = Callable[[Entry, Board | None], str]
"""Says in one line what an entry of one code did."""


def because(sentence: str, words: str) -> str:
    """Add to a sentence what for, where anything was said."""
    return _("{sentence}: {reason}").format(sentence=sentence, reason=names.reason(words)) if words else sentence


def joined(head: str, parts: Sequence[str]) -> str:
    """Add to a sentence what came of it, where anything did."""
    return _("{head}: {parts}").format(head=head, parts=", ".join(parts)) if parts else head


def extended(sentence: str, extras: Sequence[str]) -> str:
    """Add to a sentence what goes beside it, where anything does."""
    return _("{sentence}; {extras}").format(sentence=sentence, extras=", ".join(extras)) if extras else sentence
