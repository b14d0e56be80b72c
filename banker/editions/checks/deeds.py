"""The deeds of a board: their squares and their figures."""

from collections import Counter
from collections.abc import Iterator

from banker.editions.board import Board, Deed
from banker.editions.fault import Fault
from banker.speech.catalogue import mark

COUNTS = {"street": 22, "station": 4, "utility": 2}
RENTS = {
    "street": (6, mark("six rents, each above the one before")),
    "station": (4, mark("four rents, each above the one before")),
    "utility": (2, mark("two multipliers, the second above the first")),
}


def deed_faults(board: Board) -> Iterator[Fault]:
    """Find deeds missing or on a wrong square, and figures that cannot be."""
    yield from _count_faults(board)
    yield from _order_faults(board)
    yield from _square_faults(board)
    for index, deed in enumerate(board.deeds):
        yield from _price_faults(f"deeds[{index}]", deed)
        yield from _rent_faults(f"deeds[{index}]", deed)
        yield from _building_faults(f"deeds[{index}]", deed)


def _count_faults(board: Board) -> Iterator[Fault]:
    counts = Counter(deed.kind for deed in board.deeds)
    if dict(counts) != COUNTS:
        found = ", ".join(f"{kind}: {counts[kind]}" for kind in ("street", "station", "utility"))
        yield Fault("deeds", mark("22 streets, 4 stations and 2 utilities"), found)


def _order_faults(board: Board) -> Iterator[Fault]:
    before = -1
    for index, deed in enumerate(board.deeds):
        if deed.square <= before:
            yield Fault(f"deeds[{index}].square", mark("a square after that of the deed before"), str(deed.square))
        before = deed.square


def _square_faults(board: Board) -> Iterator[Fault]:
    free = {square.index for square in board.squares if square.kind == "deed"}
    for index, deed in enumerate(board.deeds):
        if deed.square not in free:
            yield Fault(f"deeds[{index}].square", mark("the number of a square for a deed"), str(deed.square))
    for square in sorted(free - {deed.square for deed in board.deeds}):
        yield Fault(f"squares[{square}]", mark("a deed for this square"), mark("nothing"))


def _price_faults(place: str, deed: Deed) -> Iterator[Fault]:
    if deed.price < 1:
        yield Fault(f"{place}.price", mark("an amount above zero"), str(deed.price))
    if not 0 < deed.mortgage < deed.price:
        yield Fault(f"{place}.mortgage", mark("an amount above zero and below the price"), str(deed.mortgage))


def _rent_faults(place: str, deed: Deed) -> Iterator[Fault]:
    count, expected = RENTS[deed.kind]
    ladder = (0, *deed.rents)
    if len(deed.rents) != count or any(low >= high for low, high in zip(ladder, deed.rents, strict=False)):
        yield Fault(f"{place}.rents", expected, str(list(deed.rents)))


def _building_faults(place: str, deed: Deed) -> Iterator[Fault]:
    for field, price in (("house", deed.house), ("hotel", deed.hotel)):
        if deed.kind == "street" and price < 1:
            yield Fault(f"{place}.{field}", mark("an amount above zero"), str(price))
        if deed.kind != "street" and price:
            yield Fault(f"{place}.{field}", mark("no buildings on a deed of this kind"), str(price))
