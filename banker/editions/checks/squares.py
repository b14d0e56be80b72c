"""The squares of a board."""

from collections.abc import Iterator

from banker.editions.board import Board, Square
from banker.editions.fault import Fault
from banker.editions.format.rules import FLAT_TAX, NO_TAX, NUMBERED, ONE_GO, ONE_JAIL

TAXED = {"tax": {"income-tax", "special-tax"}, "each": {"special-tax"}, "percent": {"income-tax"}}


def number_faults(board: Board) -> Iterator[Fault]:
    """Find squares out of their order: the first that is, since all after it may only follow."""
    for index, square in enumerate(board.squares):
        if square.index != index:
            yield Fault(f"squares[{index}].index", NUMBERED, str(square.index))
            return


def go_faults(board: Board) -> Iterator[Fault]:
    """Find a first square that is not the only go."""
    at = [index for index, square in enumerate(board.squares) if square.kind == "go"]
    if not at:
        yield Fault("squares", ONE_GO, "go: 0")
    for index in at:
        if index:
            yield Fault(f"squares[{index}].kind", ONE_GO, "go")


def jail_faults(board: Board) -> Iterator[Fault]:
    """Find more jails than one, and none."""
    at = [index for index, square in enumerate(board.squares) if square.kind == "jail"]
    if not at:
        yield Fault("squares", ONE_JAIL, "jail: 0")
    for index in at[1:]:
        yield Fault(f"squares[{index}].kind", ONE_JAIL, "jail")


def tax_faults(board: Board) -> Iterator[Fault]:
    """Find taxes where there are none, and none where there must be."""
    for index, square in enumerate(board.squares):
        yield from _tax_faults(f"squares[{index}]", square)


def _tax_faults(place: str, square: Square) -> Iterator[Fault]:
    if square.kind == "income-tax" and not square.tax:
        yield Fault(f"{place}.tax", FLAT_TAX, str(square.tax))
    for field, kinds in TAXED.items():
        amount = getattr(square, field)
        if amount and square.kind not in kinds:
            yield Fault(f"{place}.{field}", NO_TAX, str(amount))
