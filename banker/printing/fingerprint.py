"""Fingerprints: sums over what the rules read of a board and a sheet, so that no slip is read against another."""

from typing import Any
from zlib import crc32

from msgspec import json, to_builtins

from banker.editions.board import Board
from banker.editions.sheet import Rules, Sheet

WORDS = frozenset(("name", "words"))
"""What may be worded anew, and the board is still the same."""


def print_of_board(board: Board) -> int:
    """Sum up the squares, deeds, groups and cards of a board, without their names, in 16 bits."""
    facts = (board.squares, [group.id for group in board.groups], board.deeds, board.cards, board.unit)
    return _sum([_bare(part) for part in to_builtins(facts)])


def print_of_sheet(sheet: Sheet) -> int:
    """Sum up the values of a sheet in 16 bits; one that any sheet may leave out adds nothing while it is left out."""
    usual, values = to_builtins(Rules()), to_builtins(sheet.rules)
    return _sum(sorted((name, value) for name, value in values.items() if value != usual[name]))


def figures_of(board: Board) -> int:
    """Sum up the figures of the deeds of a board, as version 1 of the line did."""
    figures = [(deed.square, deed.price, deed.mortgage, deed.rents, deed.house, deed.hotel) for deed in board.deeds]
    return _sum((figures, len(board.squares), board.unit))


def _sum(facts: Any) -> int:
    return crc32(json.encode(facts)) & 0xFFFF


def _bare(fact: Any) -> Any:
    if isinstance(fact, (list, tuple)):
        return [_bare(part) for part in fact]
    if isinstance(fact, dict):
        return {key: _bare(part) for key, part in fact.items() if key not in WORDS}
    return fact
