"""Checks: a figure of the books against what the table says."""

from collections.abc import Callable

from banker.rules.requests import Check, CheckNotes, Request
from banker.teller.amounts import amount, bad_amount, number, signed
from banker.teller.lexicon import HOLDERS
from banker.teller.names import candidates, deed, holder, player, square
from banker.teller.times import time
from banker.teller.words import Plain, Words

_TIMES = str.maketrans("×", "x")


def check(words: Words) -> Request:
    """Read `check SUBJECT WHAT [VALUE]`; the clock has a time only."""
    at = words.at + 1
    while at < words.end and words.keys[at] not in _WHATS:
        at += 1
    if at < words.end:
        return _WHATS[words.keys[at]](words, at)
    if words.take("clock"):
        return Check("clock", "clock", time(words))
    raise words.incomplete()


def _cash(words: Words, end: int) -> Request:
    subject = _subject(words, end, holder)
    value = amount(words, 0) if subject != "bank" else signed(words, 0)
    return Check(subject, "cash", value)


def _worth(words: Words, end: int) -> Request:
    return Check(_subject(words, end, player), "worth", amount(words, 0))


def _houses(words: Words, end: int) -> Request:
    return Check(_subject(words, end, _builder), "houses", amount(words, 0))


def _hotels(words: Words, end: int) -> Request:
    return Check(_subject(words, end, _builder), "hotels", amount(words, 0))


def _owner(words: Words, end: int) -> Request:
    return Check(_subject(words, end, deed), "owner", holder(words))


def _mortgaged(words: Words, end: int) -> Request:
    return Check(_subject(words, end, deed), "mortgaged")


def _clear(words: Words, end: int) -> Request:
    return Check(_subject(words, end, deed), "clear")


def _square(words: Words, end: int) -> Request:
    return Check(_subject(words, end, player), "square", square(words))


def _jail(words: Words, end: int) -> Request:
    return Check(_subject(words, end, player), "jail")


def _notes(words: Words, end: int) -> Request:
    name = _subject(words, end, player)
    counted = [_note(words)]
    while not words.done:
        words.take(",")
        counted.append(_note(words))
    return CheckNotes(name, tuple(counted))


def _note(words: Words) -> tuple[int, int]:
    if words.done:
        raise words.incomplete()
    count, _, value = words.low[words.at].translate(_TIMES).partition("x")
    note = number(value), number(count)
    if note[0] < 1 or note[1] < 0:
        raise bad_amount(words.raw[words.at])
    words.at += 1
    return note


def _subject(words: Words, end: int, read: Callable[[Words], str]) -> str:
    start = words.at
    subject = read(words)
    if words.at != end or subject == "everyone":
        raise words.people.refusal(" ".join(words.raw[start:end]), ())
    words.at = end + 1
    return subject


def _builder(words: Words) -> str:
    names = words.atlas.deed_names
    low, people = words.low[words.at], words.people
    if low in people.holders or words.raw[words.at] in people.names or words.keys[words.at] in HOLDERS:
        return holder(words)
    known = low in words.atlas.at or bool(names.whole(low))
    return holder(words) if not known and len(candidates(words, 1, "holder")) == 1 else deed(words)


_WHATS: dict[str, Callable[[Words, int], Request]] = {
    "cash": _cash,
    "worth": _worth,
    "houses": _houses,
    "hotels": _hotels,
    "owner": _owner,
    "mortgaged": _mortgaged,
    "clear": _clear,
    "square": _square,
    "jail": _jail,
    "notes": _notes,
}

PLAIN: dict[str, Plain] = {"check": check}
