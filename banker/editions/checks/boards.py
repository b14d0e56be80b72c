"""All checks of a board, in the order in which they rely on each other."""

from collections.abc import Iterator

from banker.editions.board import Board
from banker.editions.checks.cards import card_faults
from banker.editions.checks.deeds import deed_faults
from banker.editions.checks.groups import group_faults
from banker.editions.checks.money import money_faults
from banker.editions.checks.names import name_faults
from banker.editions.checks.squares import square_faults
from banker.editions.fault import Fault


def board_faults(board: Board) -> Iterator[Fault]:
    """Find what is wrong with a board, lazily: a later check may rely on the earlier ones."""
    for faults in (name_faults, money_faults, square_faults, deed_faults, group_faults, card_faults):
        yield from faults(board)
