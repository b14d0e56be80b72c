"""Records as TOML: read value by value, so that one bad value costs only itself, and written with a note on each."""

import json
import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, structs

from banker.editions.fault import Fault
from banker.editions.format.shaping import TYPES
from banker.speech.catalogue import mark

Record = TypeVar("Record", bound=Struct)

SYNTAX = re.compile(r".*\(at line (\d+), column (\d+)\)", re.DOTALL)
EXPECTED = re.compile(r"Expected `(.*?)`")
KINDS = {"int": TYPES[int], "str": TYPES[str], "bool": TYPES[bool], "array": TYPES[list], "object": TYPES[dict]}


def read(text: str, kind: type[Record]) -> tuple[Record, list[Fault]]:
    """Read a record; what is missing or bad is taken from the defaults, and what is bad is told."""
    try:
        raw = msgspec.toml.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        place = SYNTAX.fullmatch(str(error))
        return kind(), [Fault(f"{place[1]}:{place[2]}" if place else "", mark("a line of TOML"), str(error))]
    fields = {field.encode_name: field for field in structs.fields(kind)}
    faults = [Fault(name, mark("a name that the settings know"), name) for name in raw if name not in fields]
    values: dict[str, Any] = {}
    for name, field in fields.items():
        if name in raw:
            values |= _value(name, field, raw[name], faults)
    return kind(**values), faults


def _value(name: str, field: structs.FieldInfo, raw: Any, faults: list[Fault]) -> dict[str, Any]:
    try:
        return {field.name: msgspec.convert(raw, field.type)}
    except msgspec.ValidationError as error:
        faults.append(Fault(name, _expected(field, str(error)), json.dumps(raw, ensure_ascii=False, default=str)))
        return {}


def _expected(field: structs.FieldInfo, error: str) -> str:
    kind = EXPECTED.match(error)
    if kind is not None:
        return KINDS.get(kind[1], kind[1])
    return ", ".join(getattr(field.type, "__args__", ()))


def write(record: Struct, notes: Mapping[str, str]) -> str:
    """Write a record: plain values first, each under its note, then the tables."""
    names = {field.name: field.encode_name for field in structs.fields(record)}
    values = {names[name]: value for name, value in structs.asdict(record).items()}
    plain = [_line(name, value, notes) for name, value in values.items() if not isinstance(value, dict)]
    tables = [_table(name, value, notes) for name, value in values.items() if isinstance(value, dict)]
    return "\n".join(plain + tables)


def _line(name: str, value: object, notes: Mapping[str, str]) -> str:
    return f"{_note(name, notes)}{name} = {_spell(value)}\n"


def _table(name: str, value: dict[str, str], notes: Mapping[str, str]) -> str:
    rows = (f"{_spell(key)} = {_spell(word)}\n" for key, word in value.items())
    return f"{_note(name, notes)}[{name}]\n{''.join(rows)}"


def _note(name: str, notes: Mapping[str, str]) -> str:
    return f"# {notes[name]}\n" if name in notes else ""


def _spell(value: object) -> str:
    """Spell a value: what JSON writes is TOML too, but for one control character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
