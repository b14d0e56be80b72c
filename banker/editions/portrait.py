"""Boards and sheets as a person reads them, line by line."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from banker.editions.board import Board, Deed, Square
from banker.editions.effects import tell
from banker.editions.overrides import spell
from banker.editions.sheet import Sheet
from banker.speech.catalogue import _, mark
from banker.speech.money import money

Row = tuple[str, ...]

HEADS = (mark("square"), mark("name"), mark("price"), mark("rents"), mark("house"), mark("hotel"), mark("mortgage"))
DECKS = {"chance": mark("Chance"), "chest": mark("Community Chest")}
FIGURES = frozenset({2, 4, 5, 6})


def board_portrait(board: Board) -> list[str]:
    """Show a board: notes, deeds by group with their figures, taxes, cards, and what is in doubt."""
    return [
        f"{board.name} ({board.id})",
        _("Notes: {notes}").format(notes=" ".join(money(note, board, sign=True) for note in board.notes)),
        *_opening(board),
        *_deeds(board),
        *_taxes(board),
        *_cards(board),
        *(_("Caution: {doubt}").format(doubt=_(doubt)) for doubt in board.doubts),
    ]


def sheet_portrait(sheet: Sheet) -> list[str]:
    """Show a sheet: each value with its figure and printed heading, and where the sheet contradicts itself."""
    values = msgspec.to_builtins(sheet.rules)
    rows = [(name, _value(value), _heading(sheet, name)) for name, value in values.items()]
    return [f"{sheet.name} ({sheet.id})", *_aligned(rows, frozenset()), *_readings(sheet)]


def _heading(sheet: Sheet, name: str) -> str:
    heading = sheet.headings.get(name, "")
    return _(heading) if heading else ""


def _value(value: object) -> str:
    return _notes(value) if isinstance(value, dict) else spell(value)


def _notes(notes: dict[str, int]) -> str:
    return " ".join(f"{count}×{note}" for note, count in notes.items())


def _opening(board: Board) -> Iterator[str]:
    if board.opening_notes:
        yield _("Handed out at the start: {notes}").format(notes=_notes(board.opening_notes))


def _deeds(board: Board) -> Iterator[str]:
    lines = iter(_aligned([tuple(_(head) for head in HEADS), *map(_row, _grouped(board))], FIGURES))
    yield next(lines)
    for group in board.groups:
        yield f"{group.letter} {_(group.name)}"
        yield from (next(lines) for _deed in board.members[group.id])


def _grouped(board: Board) -> Iterator[Deed]:
    for group in board.groups:
        yield from board.members[group.id]


def _row(deed: Deed) -> Row:
    sign = "×" if deed.kind == "utility" else ""
    rents = " ".join(f"{sign}{rent}" for rent in deed.rents)
    house, hotel = (str(deed.house), str(deed.hotel)) if deed.kind == "street" else ("", "")
    return (f"@{deed.square}", deed.name, str(deed.price), rents, house, hotel, str(deed.mortgage))


def _aligned(rows: Sequence[Row], right: Iterable[int]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_cells(row, widths, right)).rstrip() for row in rows]


def _cells(row: Row, widths: list[int], right: Iterable[int]) -> Iterator[str]:
    for index, (cell, width) in enumerate(zip(row, widths, strict=True)):
        yield cell.rjust(width) if index in right else cell.ljust(width)


def _taxes(board: Board) -> Iterator[str]:
    for square in board.squares:
        if square.kind in ("income-tax", "special-tax"):
            yield f"@{square.index} {square.name}: {_tax(square)}"


def _tax(square: Square) -> str:
    if square.each:
        return _("{each} from each player").format(each=square.each)
    if square.percent:
        return _("{tax} or {percent}%").format(tax=square.tax, percent=square.percent)
    return str(square.tax) if square.tax else _("as the sheet says")


def _cards(board: Board) -> Iterator[str]:
    for deck in ("chance", "chest"):
        yield next((square.name for square in board.squares if square.kind == deck), _(DECKS[deck]))
        yield from _aligned([(c.id, c.words, tell(c.effect)) for c in board.cards if c.deck == deck], frozenset())


def _readings(sheet: Sheet) -> Iterator[str]:
    for reading in sheet.readings:
        sentence = _("{value} can be read as {readings}: {note}")
        yield sentence.format(value=reading.value, readings=" / ".join(reading.readings), note=_(reading.note))
