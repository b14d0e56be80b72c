"""The rules as words: the names and words that `with` takes, and a table's own choices over a sheet."""

import re
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec

from banker.editions.near import near
from banker.editions.sheet import Rules
from banker.refusal import Refusal
from banker.speech.catalogue import mark

POSITIVE = {"players-least", "players-most", "minutes", "end-bankruptcies"}
NUMBER = re.compile(r"[0-9]{1,3}(?:[,.][0-9]{3}){1,2}|[0-9]{1,9}")
WHOLE = mark("a whole number from 0 on")
ABOVE_ZERO = mark("a whole number above zero")


@cache
def _types() -> dict[str, Any]:
    fields = msgspec.structs.fields(Rules)
    return {field.encode_name: field.type for field in fields if field.name != "opening_notes"}


@cache
def names() -> tuple[str, ...]:
    """Name every rule that can be overridden, in kebab case, in the order of the sheet."""
    return tuple(_types())


@cache
def _answers(name: str) -> dict[str, Any]:
    kind = _types()[name]
    if kind is bool:
        first = bool(getattr(Rules(), name.replace("-", "_")))
        return {spell(value): value for value in (first, not first)}
    literals = [kind] if get_origin(kind) is Literal else get_args(kind)
    return {spell(value): value for literal in literals for value in get_args(literal)}


def choices(name: str) -> tuple[str, ...] | None:
    """List the words that a rule takes, the default of yes or no first; None if it takes only a whole number.

    The supplies take a whole number besides their word. An unknown name has no choices.
    """
    if name not in _types():
        return None
    return tuple(_answers(name)) or None


def spell(value: object) -> str:
    """Write a value of a rule as the word that would set it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def override(rules: Rules, words: dict[str, str]) -> Rules | Refusal:
    """Set rules by name from their words: yes, no, a choice, or a whole number.

    Refuses `unknown-rule` (with the nearest names) and `bad-rule-value` (with what could stand there).
    """
    values: dict[str, Any] = {}
    for name, word in words.items():
        found = _read(name.casefold(), word.strip().casefold())
        if isinstance(found, Refusal):
            return found
        values |= found
    return msgspec.structs.replace(rules, **values)


def _read(name: str, word: str) -> dict[str, Any] | Refusal:
    if name not in _types():
        return Refusal("unknown-rule", {"rule": name, "near": near(name, names())})
    if name == "end" and ":" in word:
        return _read_end(word)
    value = _answers(name).get(word, _number(name, word))
    if value is None:
        return _refuse(name, word)
    return {name.replace("-", "_"): value}


def _read_end(word: str) -> dict[str, Any] | Refusal:
    end, count = word.split(":", 1)
    number = _number("end-bankruptcies", count)
    if end != "richest-at-bankruptcies" or number is None:
        return _refuse("end", word)
    return {"end": end, "end_bankruptcies": number}


def _number(name: str, word: str) -> int | None:
    if not takes_number(name) or not NUMBER.fullmatch(word):
        return None
    number = int(re.sub("[,.]", "", word))
    return None if number == 0 and name in POSITIVE else number


def takes_number(name: str) -> bool:
    """Whether a rule takes a whole number, by itself or besides its words."""
    kind = _types()[name]
    return kind is int or int in get_args(kind)


def _refuse(name: str, word: str) -> Refusal:
    number = ABOVE_ZERO if name in POSITIVE else WHOLE
    could = [*_answers(name), *([number] if takes_number(name) else [])]
    return Refusal("bad-rule-value", {"rule": name, "value": word, "choices": could})
