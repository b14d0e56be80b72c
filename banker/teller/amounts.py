"""Amounts: whole numbers, with or without the separators of the language."""

from banker.refusal import Refused
from banker.teller.lexicon import separator
from banker.teller.nearest import clip
from banker.teller.words import Words

MOST_DIGITS = 15
_GROUP = 3
_MALFORMED = -1


def amount(words: Words, least: int = 1) -> int:
    """Read an amount of money."""
    start = words.at
    return _checked(words, start, _value(_typed(words, words.low[start]), words.scene.language), least)


def signed(words: Words, least: int = 1) -> int:
    """Read an amount that may have a sign before it."""
    start = words.at
    token = words.low[start]
    bare = token[1:] if token[:1] in ("+", "-", "−") else token
    value = _checked(words, start, _value(_typed(words, bare), words.scene.language), least)
    return value if token[:1] in ("+", bare[:1]) else -value


def whole(words: Words, least: int = 1) -> int:
    """Read a number that is no money: a count, a die, the number of an entry."""
    start = words.at
    if start >= words.end:
        raise words.incomplete()
    words.at += 1
    return _checked(words, start, number(words.low[start]), least)


def number(token: str) -> int:
    """Give the value of plain digits, or a negative one for anything else."""
    if not token.isascii() or not token.isdigit() or len(token) > MOST_DIGITS:
        return _MALFORMED
    return int(token) if token[0] != "0" or len(token) == 1 else _MALFORMED


def bad_amount(typed: str) -> Refused:
    """Refuse what is no amount."""
    return Refused("bad-amount", amount=clip(typed))


def _typed(words: Words, token: str) -> str:
    if words.at >= words.end:
        raise words.incomplete()
    words.at += 1
    return token if len(token) > _GROUP or not token.isdigit() else _joined(words, token)


def _joined(words: Words, token: str) -> str:
    while len(words.low[words.at]) == _GROUP and words.low[words.at].isdigit() and len(token) <= MOST_DIGITS:
        token += words.low[words.at]
        words.at += 1
    return token


def _value(token: str, language: str) -> int:
    if token.isdigit():
        return number(token)
    first, *groups = token.split(separator(language))
    grouped = 0 < len(first) <= _GROUP and all(len(group) == _GROUP for group in groups)
    return number(first + "".join(groups)) if grouped and groups else _MALFORMED


def _checked(words: Words, start: int, value: int, least: int) -> int:
    if value < least:
        raise bad_amount(" ".join(words.raw[start : words.at]))
    return value
