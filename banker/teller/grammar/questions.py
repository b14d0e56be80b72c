"""Questions: nothing is recorded."""

from banker.rules.requests import (
    AskBooks,
    AskHistory,
    AskMatters,
    AskNotes,
    AskRaise,
    AskWhy,
    AskWorth,
    Request,
)
from banker.teller.amounts import amount, whole
from banker.teller.names import candidates, player
from banker.teller.tokens import is_numeric
from banker.teller.words import Plain, Words


def worth(words: Words) -> Request:
    """Read whose worth is asked."""
    return AskWorth() if words.done else AskWorth(player(words))


def why(words: Words) -> Request:
    """Read which entry is asked about."""
    return AskWhy(whole(words))


def history(words: Words) -> Request:
    """Read how many entries are asked for."""
    return AskHistory() if words.done else AskHistory(whole(words))


def raise_cash(words: Words) -> Request:
    """Read who would raise cash, and how much; without a player, the one on turn."""
    bare = words.done or (is_numeric(words.key) and not candidates(words, 1, "player"))
    name = words.scene.turn if bare else player(words)
    if not name:
        raise words.incomplete()
    return AskRaise(name) if words.done else AskRaise(name, amount(words))


def notes(words: Words) -> Request:
    """Read the amount, or the player, that notes are asked for."""
    if is_numeric(words.low[words.at]):
        return AskNotes(amount=amount(words))
    if words.done and words.scene.turn:
        return AskNotes(words.scene.turn)
    return AskNotes(player(words))


PLAIN: dict[str, Plain] = {
    "books": lambda words: AskBooks(),
    "worth": worth,
    "why": why,
    "history": history,
    "matters": lambda words: AskMatters(),
    "raise": raise_cash,
    "notes": notes,
}
