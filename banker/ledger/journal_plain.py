"""Plain values: what JSON keeps and gives back unchanged, lists standing for tuples."""

from collections.abc import Iterable
from typing import Any

import msgspec

from banker.ledger.journal_errors import NotPlain

Row = dict[str, Any]
"""A document as it is kept: plain values under text keys."""

DEPTH = 100
"""How deep lists and objects may be nested: far less than a reader deep inside a program can follow."""

_LEAVES = frozenset({str, int, float, bool, type(None)})

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def copied(value: Any) -> Any:
    """Copy a plain value, so that no list or object is shared."""
    kind = value.__class__
    if kind is dict:
        return {key: item if item.__class__ in _LEAVES else copied(item) for key, item in value.items()}
    if kind is list:
        return [item if item.__class__ in _LEAVES else copied(item) for item in value]
    return value


def listed(value: Any, level: int = 0) -> Any:
    """Copy a value with lists in place of tuples; raises NotPlain if it is nested deeper than DEPTH."""
    if level > DEPTH:
        raise NotPlain(where="", found="depth")
    if isinstance(value, dict):
        return {key: item if item.__class__ in _LEAVES else listed(item, level + 1) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [item if item.__class__ in _LEAVES else listed(item, level + 1) for item in value]
    return value


def misfit(value: Any, where: tuple[str, ...] = ()) -> NotPlain | None:
    """Find the first thing in a value that JSON cannot keep; None if there is nothing."""
    if len(where) > DEPTH:
        return NotPlain(where=".".join(where), found="depth")
    if isinstance(value, dict):
        for key in value:
            if not isinstance(key, str) or not _keeps(key):
                return NotPlain(where=".".join(where), found=f"{type(key).__name__} key")
        return _first_misfit(value.items(), where)
    if isinstance(value, list | tuple):
        return _first_misfit(enumerate(value), where)
    return None if _keeps(value) else NotPlain(where=".".join(where), found=type(value).__name__)


def _first_misfit(items: Iterable[tuple[Any, Any]], where: tuple[str, ...]) -> NotPlain | None:
    found = (misfit(item, (*where, str(place))) for place, item in items)
    return next((one for one in found if one is not None), None)


def _keeps(value: Any) -> bool:
    try:
        return bool(_decode(_encode(value)) == value)
    except (TypeError, ValueError, msgspec.MsgspecError):
        return False
