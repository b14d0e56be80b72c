"""Opening a table."""

from typing import Literal

from banker.refusal import Refused
from banker.rules.requests import Open, Request
from banker.teller.amounts import bad_amount, number
from banker.teller.words import Plain, Words

_OPTIONS = frozenset(("sheet", "board", "players", "tokens", "normal", "short", "timed", "with"))
_BETWEEN = (",", "and")
_NONE = "-"

Parts = dict[str, list[str]]


def open_table(words: Words) -> Request:
    """Read `open sheet S board B players A B … [tokens ★ ◆ …] [short | timed 90] [with rule=value …]`."""
    parts = _parts(words)
    variant: Literal["normal", "short", "timed"] = "timed" if "timed" in parts else "normal"
    return Open(
        _one(words, parts, "sheet").lower(),
        _one(words, parts, "board").lower(),
        _players(words, parts),
        "short" if "short" in parts else variant,
        _minutes(words, parts),
        dict(_override(words, pair) for pair in parts.get("with", ())),
        tuple("" if token == _NONE else token for token in parts.get("tokens", ())),
    )


def _parts(words: Words) -> Parts:
    parts: Parts = {}
    while words.key in _OPTIONS:
        taken = parts.setdefault(words.key, [])
        words.at += 1
        while not words.done and words.key not in _OPTIONS:
            if words.key not in _BETWEEN:
                taken.append(words.raw[words.at])
            words.at += 1
    return parts


def _one(words: Words, parts: Parts, option: str) -> str:
    match parts.get(option):
        case [value]:
            return value
        case _:
            raise words.incomplete()


def _players(words: Words, parts: Parts) -> tuple[str, ...]:
    names = parts.get("players")
    if not names:
        raise words.incomplete()
    return tuple(names)


def _minutes(words: Words, parts: Parts) -> int:
    if "timed" not in parts:
        return 0
    typed = _one(words, parts, "timed")
    minutes = number(typed)
    if minutes < 1:
        raise bad_amount(typed)
    return minutes


def _override(words: Words, pair: str) -> tuple[str, str]:
    rule, equals, value = pair.partition("=")
    if not (rule and equals and value):
        raise Refused("incomplete-phrase", verb="open", form="with RULE=VALUE …")
    return rule.lower(), value.lower()


PLAIN: dict[str, Plain] = {"open": open_table}
