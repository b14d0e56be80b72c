"""The squares of a board."""

from collections.abc import Iterator

from banker.editions.board import Board, Square
from banker.editions.fault import Fault
from banker.speech.catalogue import mark

COUNT = 40
TAXED = {"tax": {"income-tax", "special-tax"}, "each": {"special-tax"}, "percent": {"income-tax"}}


def square_faults(board: Board) -> Iterator[Fault]:
    """Find squares missing, misnumbered, twice where one must be, or with a tax that cannot be."""
    if len(board.squares) != COUNT:
        yield Fault("squares", mark("40 squares"), str(len(board.squares)))
    yield from _number_faults(board)
    yield from _corner_faults(board)
    for index, square in enumerate(board.squares):
        yield from _tax_faults(f"squares[{index}]", square)


def _number_faults(board: Board) -> Iterator[Fault]:
    for index, square in enumerate(board.squares):
        if square.index != index:
            yield Fault(f"squares[{index}].index", str(index), str(square.index))


def _corner_faults(board: Board) -> Iterator[Fault]:
    kinds = [square.kind for square in board.squares]
    for kind in ("go", "jail", "go-to-jail"):
        if kinds.count(kind) != 1:
            yield Fault("squares", mark("one go, one jail and one go-to-jail"), f"{kind}: {kinds.count(kind)}")
    if kinds[0] != "go":
        yield Fault("squares[0].kind", "go", kinds[0])


def _tax_faults(place: str, square: Square) -> Iterator[Fault]:
    if square.kind == "income-tax" and square.tax < 1:
        yield Fault(f"{place}.tax", mark("an amount above zero"), str(square.tax))
    for field, kinds in TAXED.items():
        amount = getattr(square, field)
        if amount and square.kind not in kinds:
            yield Fault(f"{place}.{field}", mark("no tax on a square of this kind"), str(amount))
        if amount < 0 or (field == "percent" and amount > 100):
            yield Fault(f"{place}.{field}", mark("an amount not below zero, a share not above 100"), str(amount))
