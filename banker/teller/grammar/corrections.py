"""Corrections, and words on the record."""

from banker.rules.requests import Adjust, Amend, Correct, Note, Redo, Request, Strike, Undo
from banker.teller.amounts import amount, signed, whole
from banker.teller.grammar.parts import reason
from banker.teller.names import player
from banker.teller.words import Plain, Words


def undo(words: Words) -> Request:
    """Read how many acts are taken back."""
    return Undo() if words.done else Undo(whole(words))


def redo(words: Words) -> Request:
    """Read how many acts are entered again."""
    return Redo() if words.done else Redo(whole(words))


def strike(words: Words) -> Request:
    """Read which entry is taken back, and why."""
    return Strike(whole(words), reason(words, "because"))


def correct(words: Words) -> Request:
    """Read which entry has a wrong amount, and the right one; 0 where nothing should have been paid."""
    number = whole(words)
    words.take("to")
    return Correct(number, amount(words, 0))


def amend(words: Words) -> Request:
    """Read which entry was wrong, and the phrase in its place."""
    number = whole(words)
    phrase = words.rest()
    if not phrase:
        raise words.incomplete()
    words.at = words.end
    return Amend(number, phrase)


def adjust(words: Words) -> Request:
    """Read `adjust Ana cash +10 because …`."""
    name = player(words)
    words.take("cash")
    return Adjust(name, signed(words), reason(words, "because"))


def note(words: Words) -> Request:
    """Read words for the record."""
    if words.done:
        raise words.incomplete()
    return Note(words.text())


PLAIN: dict[str, Plain] = {
    "undo": undo,
    "redo": redo,
    "strike": strike,
    "correct": correct,
    "amend": amend,
    "adjust": adjust,
    "note": note,
}
