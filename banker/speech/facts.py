"""Table facts that an amendment leaves otherwise, in words: whose turn it is, where tokens stand, what is open."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import convert

from banker.editions.board import Board
from banker.rules.matters import Matter
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.matters import tell_matter


def tell_facts(facts: Iterable[Sequence[Any]], board: Board | None) -> Iterator[str]:
    """Tell each fact that the table shows, as it was and as it is; what only the program keeps is not told."""
    for fact, was, now in facts:
        kind, _colon, player = fact.partition(":")
        if kind in SHOWN:
            told = " → ".join(SHOWN[kind](value, board) for value in (was, now))
            yield f"{names.plain(player)}: {told}" if player else told


def _turn(value: Any, board: Board | None) -> str:
    return _("{player}'s turn").format(player=names.plain(value or ""))


def _square(value: Any, board: Board | None) -> str:
    return names.square(value or 0, board)


def _jail(value: Any, board: Board | None) -> str:
    return _("nothing") if value is None else _("in jail")


def _open(value: Any, board: Board | None) -> str:
    told = (tell_matter(matter, board) for matter in convert(value or [], list[Matter]))
    return ", ".join(told) or _("Nothing is open")


SHOWN = {"turn": _turn, "square": _square, "jail": _jail, "matters": _open}
