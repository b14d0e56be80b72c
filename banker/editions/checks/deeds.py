"""The deeds of a board: their squares and their figures."""

from collections import Counter
from collections.abc import Iterator

from banker.editions.board import Board, Deed
from banker.editions.fault import Fault
from banker.editions.format.rules import (
    BELOW_PRICE,
    BUILDING_PRICE,
    DEED_FOR_SQUARE,
    IN_ORDER,
    NO_BUILDINGS,
    OTHER_RENTS,
    SQUARE_FOR_DEED,
    STREET_RENTS,
)
from banker.speech.catalogue import mark

STREET = 6
"""Rents of a street: bare, with one to four houses, with a hotel."""


def order_faults(board: Board) -> Iterator[Fault]:
    """Find deeds that do not come in the order of their squares."""
    before = -1
    for index, deed in enumerate(board.deeds):
        if deed.square <= before:
            yield Fault(f"deeds[{index}].square", IN_ORDER, str(deed.square))
        before = max(before, deed.square)


def square_faults(board: Board) -> Iterator[Fault]:
    """Find deeds on a square that is for none, and squares for a deed that have none."""
    free = {square.index: place for place, square in enumerate(board.squares) if square.kind == "deed"}
    for index, deed in enumerate(board.deeds):
        if deed.square not in free:
            yield Fault(f"deeds[{index}].square", SQUARE_FOR_DEED, str(deed.square))
    for square in sorted(set(free) - {deed.square for deed in board.deeds}):
        yield Fault(f"squares[{free[square]}]", DEED_FOR_SQUARE, mark("nothing"))


def figure_faults(board: Board) -> Iterator[Fault]:
    """Find mortgages above the price, and prices of buildings where they cannot be."""
    for index, deed in enumerate(board.deeds):
        yield from _figure_faults(f"deeds[{index}]", deed)


def _figure_faults(place: str, deed: Deed) -> Iterator[Fault]:
    if deed.mortgage >= deed.price:
        yield Fault(f"{place}.mortgage", BELOW_PRICE, str(deed.mortgage))
    for field, price in (("house", deed.house), ("hotel", deed.hotel)):
        if deed.kind == "street" and not price:
            yield Fault(f"{place}.{field}", BUILDING_PRICE, str(price))
        if deed.kind != "street" and price:
            yield Fault(f"{place}.{field}", NO_BUILDINGS, str(price))


def street_rent_faults(board: Board) -> Iterator[Fault]:
    """Find streets with too many rents or too few."""
    for index, deed in enumerate(board.deeds):
        if deed.kind == "street" and len(deed.rents) != STREET:
            yield Fault(f"deeds[{index}].rents", STREET_RENTS, str(list(deed.rents)))


def other_rent_faults(board: Board) -> Iterator[Fault]:
    """Find stations and utilities with more rents than their group has deeds, or fewer."""
    sizes = Counter(deed.group for deed in board.deeds)
    for index, deed in enumerate(board.deeds):
        if deed.kind != "street" and len(deed.rents) != sizes[deed.group]:
            yield Fault(f"deeds[{index}].rents", OTHER_RENTS, str(list(deed.rents)))
