"""Shaping: what a file holds, value by value against the types and bounds of its format; every fault is found."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, get_args, get_origin

from msgspec import NODEFAULT, Struct, structs

from banker.editions.fault import Fault
from banker.editions.format.bounds import DIGITS, PRINTABLE, WORDS, Bound
from banker.editions.format.field import Field, Fields, join, pattern
from banker.speech.catalogue import mark

TYPES = {
    int: mark("a whole number"),
    str: mark("text in quotes"),
    bool: mark("true or false"),
    list: mark("a list in brackets"),
    dict: mark("a table of names and values"),
}
VALUE, NOTHING, KNOWN = mark("a value"), mark("nothing"), mark("a name that the format knows")
STAND_IN: dict[Any, Any] = {int: 1, str: "x", bool: False}
"""What stands in the place of a value that is none, so that the rest can be looked at."""


@cache
def members(kind: type[Struct]) -> dict[str, structs.FieldInfo]:
    """List the names of a record with their types, in order."""
    return {field.encode_name: field for field in structs.fields(kind)}


@cache
def tagged(union: Any) -> dict[str, type[Struct]]:
    """List the records of a union by their tags; none if it is no union of records."""
    kinds = get_args(union)
    records = all(isinstance(kind, type) and issubclass(kind, Struct) for kind in kinds)
    return {str(kind.__struct_config__.tag): kind for kind in kinds} if kinds and records else {}


class Shape:
    """One pass over a file: `faults` are what was found, `bad` the places that no further check can rely on."""

    def __init__(self, fields: Fields, keys: Mapping[str, Bound]) -> None:
        """Hold a file against fields; `keys` are what the names of a table that may be any must be."""
        self.fields = fields
        self.keys = keys
        self.faults: list[Fault] = []
        self.bad: list[str] = []

    def of(self, value: Any, kind: Any, place: str = "") -> Any:
        """Give a value as its kind: itself where it fits, mended where it does not."""
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._record(value, kind, place)
        if tagged(kind):
            return self._tagged(value, kind, place)
        return self._plain(value, kind, place)

    def _plain(self, value: Any, kind: Any, place: str) -> Any:
        origin = get_origin(kind)
        if origin is tuple:
            return self._list(value, get_args(kind)[0], place)
        if origin is dict:
            return self._table(value, get_args(kind)[1], place)
        return self._leaf(value, kind, place)

    def _miss(self, place: str, expected: str, found: str) -> None:
        self.faults.append(Fault(place, expected, found))
        self.bad.append(place)

    def _mistake(self, place: str, kind: type, value: Any) -> None:
        self._miss(place, TYPES[kind], spelt(value))

    # --- what holds others

    def _record(self, value: Any, kind: type[Struct], place: str, known: tuple[str, ...] = ()) -> Any:
        if not isinstance(value, dict):
            self._mistake(place, dict, value)
            value = None
        names = members(kind)
        for name in value or ():
            if name not in names and name not in known:
                self.faults.append(Fault(join(place, name), KNOWN, name))
        mended = {name: self._member(value, name, field, place) for name, field in names.items()}
        return {name: value for name, value in mended.items() if value is not NODEFAULT}

    def _member(self, value: dict[str, Any] | None, name: str, field: structs.FieldInfo, place: str) -> Any:
        if value is not None and name in value:
            return self.of(value[name], field.type, join(place, name))
        if not field.required:
            return NODEFAULT
        if value is not None:
            self._miss(join(place, name), VALUE, NOTHING)
        return stand_in(field.type)

    def _tagged(self, value: Any, kind: Any, place: str) -> Any:
        kinds = tagged(kind)
        tag = value.get("type") if isinstance(value, dict) else None
        if isinstance(tag, str) and tag in kinds:
            return {"type": tag, **self._record(value, kinds[tag], place, ("type",))}
        if not isinstance(value, dict):
            self._mistake(place, dict, value)
        elif tag is None:
            self._miss(f"{place}.type", VALUE, NOTHING)
        else:
            self._miss(f"{place}.type", ", ".join(kinds), spelt(tag))
        return stand_in(kind)

    def _list(self, value: Any, kind: Any, place: str) -> Any:
        if not isinstance(value, list):
            self._mistake(place, list, value)
            return []
        mended = [self.of(item, kind, f"{place}[{index}]") for index, item in enumerate(value)]
        if not any(bad.startswith(f"{place}[") for bad in self.bad):
            self._bound(mended, place, ())
        return mended

    def _table(self, value: Any, kind: Any, place: str) -> Any:
        if not isinstance(value, dict):
            self._mistake(place, dict, value)
            return {}
        bound = self.keys.get(place)
        for name in value:
            if bound is not None and not bound.holds(name):
                self._miss(join(place, name), bound.expected, name)
        return {name: self.of(item, kind, f"{place}.{name}") for name, item in value.items()}

    # --- what stands alone

    def _leaf(self, value: Any, kind: Any, place: str) -> Any:
        if any(type(word) is type(value) and word == value for word in words(kind)):
            return value
        if type(value) not in leaves(kind):
            self._miss(place, expectation(kind), spelt(value))
            return stand_in(kind)
        general: dict[type, tuple[Bound, ...]] = {int: (DIGITS,), str: (PRINTABLE, WORDS), bool: ()}
        return self._bound(value, place, general[type(value)])

    def _bound(self, value: Any, place: str, general: tuple[Bound, ...]) -> Any:
        field = self._field(place)
        bounds = general[:1] if field.may_be_empty else general
        failed = next((bound for bound in (*bounds, *field.bounds) if not bound.holds(value)), None)
        if failed is not None:
            self._miss(place, failed.expected, failed.show(value))
        return value

    def _field(self, place: str) -> Field:
        known = pattern(place)
        return self.fields.get(known) or self.fields.get(f"{known.rpartition('.')[0]}.*") or Field("")


def leaves(kind: Any) -> tuple[type, ...]:
    """List the plain types that a kind takes."""
    return tuple(part for part in get_args(kind) or (kind,) if part in (int, str, bool) and not _is_words(kind))


def words(kind: Any) -> tuple[Any, ...]:
    """List the words, or figures, that a kind takes by themselves."""
    if _is_words(kind):
        return get_args(kind)
    return tuple(word for part in get_args(kind) for word in words(part))


def _is_words(kind: Any) -> bool:
    return get_origin(kind) is Literal


def expectation(kind: Any) -> str:
    """Say what a plain kind takes: words first."""
    return ", ".join([*map(str, words(kind)), *(TYPES[leaf] for leaf in leaves(kind))])


def stand_in(kind: Any) -> Any:
    """Give something of a kind."""
    if tagged(kind):
        return next({"type": tag, **stand_in(each)} for tag, each in tagged(kind).items())
    if isinstance(kind, type) and issubclass(kind, Struct):
        return {name: stand_in(field.type) for name, field in members(kind).items() if field.required}
    origin = get_origin(kind)
    if origin in (tuple, dict):
        return [] if origin is tuple else {}
    return words(kind)[0] if words(kind) else STAND_IN[kind]


def spelt(value: Any) -> str:
    """Write a value as the file has it, near enough."""
    try:
        return json.dumps(value, ensure_ascii=False, default=str)
    except RecursionError:
        return "…"
