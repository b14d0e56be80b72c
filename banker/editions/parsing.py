"""TOML text into a board or a sheet: syntax and types, every failure with its place."""

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any, TypeVar, get_args

import msgspec

from banker.editions.board import Deck, DeedKind, Effect, SquareKind
from banker.editions.fault import Fault
from banker.editions.overrides import choices
from banker.speech.catalogue import mark

T = TypeVar("T")

MOST = 999_999_999

TYPES = {
    "int": mark("a whole number"),
    "int | str": mark("a whole number or a word"),
    "str": mark("text in quotes"),
    "bool": mark("true or false"),
    "array": mark("a list in brackets"),
    "object": mark("a table of names and values"),
}
WORDS = {
    "squares.kind": get_args(SquareKind),
    "deeds.kind": get_args(DeedKind),
    "cards.deck": get_args(Deck),
    "cards.effect.deck": get_args(Deck),
    "cards.effect.kind": ("station", "utility"),
    "cards.effect.type": tuple(effect.__struct_config__.tag for effect in get_args(Effect)),
}
SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
SHAPE = re.compile(r"(.*?)(?: - at `(?:key in )?\$?\.?(.*)`)?", re.DOTALL)
STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def parse(text: str, kind: type[T]) -> T | Fault:
    """Read TOML text as one kind of record, or say where it is not one."""
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return _syntax(str(error), text)
    try:
        record = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        return _shape(str(error), raw)
    return next(_leaf_faults(raw), record)


def _syntax(error: str, text: str) -> Fault:
    lines = text.splitlines() or [""]
    match = SYNTAX.fullmatch(error)
    reason, line, column = match.groups() if match else (error, "1", "1")
    row = int(line or len(lines))
    found = lines[row - 1].strip() if row <= len(lines) else ""
    return Fault(f"{row}:{column or len(lines[-1]) + 1}", mark("a line of TOML"), f"{reason}: {found}")


def _shape(error: str, raw: dict[str, Any]) -> Fault:
    reason, place = SHAPE.fullmatch(error).groups("")  # type: ignore[union-attr]
    name = re.search("field `(.*)`", reason)
    if name and "missing" in reason:
        return Fault(_join(place, name[1]), mark("a value"), mark("nothing"))
    if name:
        return Fault(_join(place, name[1]), mark("a name that the format knows"), name[1])
    return Fault(place, _expected(reason, place), _show(raw, place, reason))


def _join(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def _expected(reason: str, place: str) -> str:
    kind = re.match("Expected `(.*?)`", reason)
    if kind:
        return TYPES.get(kind[1], kind[1])
    words = WORDS.get(re.sub(r"\[.*?\]", "", place)) or choices(place.removeprefix("rules."))
    return ", ".join(words or ())


def _show(raw: Any, place: str, reason: str) -> str:
    try:
        for index, name in STEP.findall(place):
            raw = raw[int(index) if index else name]
        return json.dumps(raw, ensure_ascii=False, default=str)
    except (KeyError, IndexError, TypeError, RecursionError):
        return reason


def _leaf_faults(raw: dict[str, Any]) -> Iterator[Fault]:
    for place, leaf in _leaves(raw, ""):
        if isinstance(leaf, int) and abs(leaf) > MOST:
            yield Fault(place, mark("a number of nine digits at most"), mark("a longer one"))
        elif isinstance(leaf, str) and not leaf.isprintable():
            yield Fault(place, mark("printable letters on one line"), repr(leaf))
        elif isinstance(leaf, str) and not leaf.strip() and place != "symbol":
            yield Fault(place, mark("a name or words"), mark("nothing"))


def _leaves(value: Any, place: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _leaves(item, _join(place, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _leaves(item, f"{place}[{index}]")
    else:
        yield place, value
