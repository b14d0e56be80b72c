"""The ids of a board: one name space, since each is typed by the banker and held by somebody."""

from collections.abc import Iterator

from banker.editions.board import Board
from banker.editions.fault import Fault
from banker.editions.format.rules import ONCE


def id_faults(board: Board) -> Iterator[Fault]:
    """Find ids given twice among groups, deeds and cards."""
    seen: dict[str, str] = {}
    for place, word in _ids(board):
        if word in seen:
            yield Fault(place, ONCE, f"{word} ({seen[word]})")
        seen[word] = place


def _ids(board: Board) -> Iterator[tuple[str, str]]:
    for kind in ("groups", "deeds", "cards"):
        for index, record in enumerate(getattr(board, kind)):
            yield f"{kind}[{index}].id", record.id
