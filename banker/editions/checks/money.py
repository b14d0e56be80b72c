"""The notes of a board."""

from collections.abc import Iterator

from banker.editions.board import Board
from banker.editions.fault import Fault
from banker.editions.format.rules import OWN_NOTES, SMALLEST_NOTE


def unit_faults(board: Board) -> Iterator[Fault]:
    """Find a unit that is not the smallest note."""
    if board.notes[:1] != (board.unit,):
        yield Fault("notes", SMALLEST_NOTE, str(list(board.notes)))


def opening_faults(board: Board) -> Iterator[Fault]:
    """Find opening notes that do not exist."""
    for note in board.opening_notes:
        if note not in map(str, board.notes):
            yield Fault(f"opening_notes.{note}", OWN_NOTES, note)
