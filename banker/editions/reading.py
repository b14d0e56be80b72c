"""Boards and sheets out of text: every mistake found, and what is unusual; or refused for the first."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from banker.editions.board import Board
from banker.editions.checks import boards, sheets
from banker.editions.checks.check import Check, run
from banker.editions.fault import Fault
from banker.editions.format.board_fields import BOARD
from banker.editions.format.bounds import Bound
from banker.editions.format.field import Fields
from banker.editions.format.shaping import Shape
from banker.editions.format.sheet_fields import KEYS, SHEET
from banker.editions.parsing import parse
from banker.editions.sheet import Sheet
from banker.refusal import Refusal
from banker.speech.catalogue import mark

T = TypeVar("T", bound=Struct)

NAMED = mark("the name of the file")


class Format(Struct, Generic[T], frozen=True):
    """The kind of a file (`board`, `sheet`), its record, what its names mean, and what must hold across it."""

    kind: str
    record: type[T]
    fields: Fields
    keys: Mapping[str, Bound]
    checks: tuple[Check, ...]


BOARDS = Format("board", Board, BOARD, {}, boards.CHECKS)
SHEETS = Format("sheet", Sheet, SHEET, KEYS, sheets.CHECKS)


class Findings(Struct, Generic[T], frozen=True):
    """What was found in a file: the record, where it is one, its mistakes, and what is unusual, each with its line."""

    record: T | None
    mistakes: tuple[Fault, ...]
    oddities: tuple[Fault, ...] = ()


def examine(text: str, form: Format[T], name: str = "") -> Findings[T]:
    """Find every mistake of a file, and what is unusual in it; `name` is what its id must be, if given."""
    shape, record = _shaped(text, form)
    if shape is None:
        return Findings(None, record)
    mistakes = list(_faults(shape, record, form, name))
    oddities = run(_oddities(form), record, [*shape.bad, *(fault.place for fault in mistakes)])
    return Findings(None if mistakes else record, _lined(mistakes, text), _lined(oddities, text))


def _shaped(text: str, form: Format[T]) -> tuple[Shape | None, Any]:
    """Give the shape of a file and its record, mended where it must be; or no shape, and its fault."""
    raw = parse(text)
    if isinstance(raw, Fault):
        return None, (raw,)
    shape = Shape(form.fields, form.keys)
    return shape, msgspec.convert(shape.of(raw, form.record), form.record)


def _faults(shape: Shape, record: Any, form: Format[T], name: str) -> Iterator[Fault]:
    yield from shape.faults
    yield from run(form.checks, record, shape.bad)
    yield from _misnamed(record, shape, name)


def _misnamed(record: Any, shape: Shape, name: str) -> tuple[Fault, ...]:
    wrong = name and record.id != name and "id" not in shape.bad
    return (Fault("id", NAMED, record.id),) if wrong else ()


def _oddities(form: Format[T]) -> tuple[Check, ...]:
    from banker.editions.checks import unusual, unusual_sheets

    return unusual.ODDITIES if form.kind == "board" else unusual_sheets.ODDITIES


def _lined(faults: Iterable[Fault], text: str) -> tuple[Fault, ...]:
    """Give faults their lines, and put them in the order of the file."""
    from banker.editions.format.locating import Lines, line_of

    faults = list(faults)
    lines = Lines(text).found if faults else {}
    lined = [msgspec.structs.replace(fault, line=line_of(fault.place, lines)) for fault in faults]
    return tuple(sorted(lined, key=lambda fault: fault.line))


# --- for play


def read_board(text: str, file: str, name: str = "") -> Board | Refusal:
    """Read a board from TOML; refuses `bad-board` with the file, the line, the place, and how many mistakes more."""
    return _read(text, BOARDS, file, name)


def read_sheet(text: str, file: str, name: str = "") -> Sheet | Refusal:
    """Read a sheet from TOML; refuses `bad-sheet` with the file, the line, the place, and how many mistakes more."""
    return _read(text, SHEETS, file, name)


def _read(text: str, form: Format[T], file: str, name: str) -> T | Refusal:
    shape, record = _shaped(text, form)
    if shape is not None and not any(_faults(shape, record, form, name)):
        return record  # type: ignore[no-any-return]
    first, *more = examine(text, form, name).mistakes
    refusal = first.refusal(f"bad-{form.kind}", file)
    return Refusal(refusal.code, {**refusal.data, "more": len(more)}) if more else refusal
