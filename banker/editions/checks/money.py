"""The notes of a board."""

from collections.abc import Iterator

from banker.editions.board import Board
from banker.editions.fault import Fault
from banker.speech.catalogue import mark


def money_faults(board: Board) -> Iterator[Fault]:
    """Find a unit that is not the smallest note, notes out of order, and opening notes that do not exist."""
    if board.unit < 1:
        yield Fault("unit", mark("an amount above zero"), str(board.unit))
    if any(low >= high for low, high in zip(board.notes, board.notes[1:], strict=False)):
        yield Fault("notes", mark("notes from the smallest to the largest, each once"), str(list(board.notes)))
    if board.notes[:1] != (board.unit,):
        yield Fault("notes", mark("the unit as the smallest note"), str(list(board.notes)))
    for note, count in board.opening_notes.items():
        if note not in map(str, board.notes):
            yield Fault("opening_notes", mark("notes of this board"), note)
        if count < 1:
            yield Fault(f"opening_notes.{note}", mark("a number above zero"), str(count))
