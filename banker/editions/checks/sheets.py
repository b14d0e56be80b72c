"""All checks of a sheet."""

from collections.abc import Iterator

import msgspec

from banker.editions.checks.names import KEBAB, id_faults, language_faults
from banker.editions.fault import Fault
from banker.editions.overrides import override, spell
from banker.editions.sheet import Reading, Sheet
from banker.refusal import Refusal
from banker.speech.catalogue import mark


def sheet_faults(sheet: Sheet) -> Iterator[Fault]:
    """Find values that no table could set, notes that are none, and readings that are no values."""
    yield from id_faults("id", sheet.id)
    yield from language_faults(sheet.language)
    yield from _value_faults(sheet)
    yield from _note_faults(sheet)
    for name in sheet.headings:
        if not KEBAB.fullmatch(name):
            yield Fault("headings", mark("names of values and matters"), name)
    for index, reading in enumerate(sheet.readings):
        yield from _reading_faults(f"readings[{index}]", reading, sheet)


def _value_faults(sheet: Sheet) -> Iterator[Fault]:
    values = msgspec.to_builtins(sheet.rules)
    del values["opening-notes"]
    for name, value in values.items():
        refused = override(sheet.rules, {name: spell(value)})
        if isinstance(refused, Refusal):
            yield Fault(f"rules.{name}", _expected(refused), spell(value))
    if sheet.rules.players_least > sheet.rules.players_most:
        yield Fault("rules.players-most", mark("not fewer than players-least"), str(sheet.rules.players_most))


def _expected(refused: Refusal) -> str:
    return ", ".join(refused.data.get("choices", [mark("the name of a value")]))


def _note_faults(sheet: Sheet) -> Iterator[Fault]:
    for note, count in sheet.rules.opening_notes.items():
        if not note.isdecimal() or count < 1:
            yield Fault("rules.opening-notes", mark("notes and how many of each"), f"{note} = {count}")


def _reading_faults(place: str, reading: Reading, sheet: Sheet) -> Iterator[Fault]:
    for index, word in enumerate(reading.readings):
        refused = override(sheet.rules, {reading.value: word})
        if isinstance(refused, Refusal):
            where = f"{place}.value" if refused.code == "unknown-rule" else f"{place}.readings[{index}]"
            yield Fault(where, _expected(refused), refused.data.get("value", reading.value))
