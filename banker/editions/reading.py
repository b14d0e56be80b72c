"""Boards and sheets out of text: parsed, checked, or refused with the place."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from banker.editions.board import Board
from banker.editions.checks.boards import board_faults
from banker.editions.checks.sheets import sheet_faults
from banker.editions.fault import Fault
from banker.editions.parsing import parse
from banker.editions.sheet import Sheet
from banker.refusal import Refusal

T = TypeVar("T")


def read_board(text: str, file: str) -> Board | Refusal:
    """Read a board from TOML; refuses `bad-board` with the file, the place, what was expected and what was found."""
    board = _read(text, Board, board_faults)
    return board.refusal("bad-board", file) if isinstance(board, Fault) else board


def read_sheet(text: str, file: str) -> Sheet | Refusal:
    """Read a sheet from TOML; refuses `bad-sheet` with the file, the place, what was expected and what was found."""
    sheet = _read(text, Sheet, sheet_faults)
    return sheet.refusal("bad-sheet", file) if isinstance(sheet, Fault) else sheet


def _read(text: str, kind: type[T], faults: Callable[[T], Iterator[Fault]]) -> T | Fault:
    record = parse(text, kind)
    return record if isinstance(record, Fault) else next(faults(record), record)
