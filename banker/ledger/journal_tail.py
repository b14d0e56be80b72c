"""Torn tails: what a write that was cut short leaves behind the last whole line."""

import re

SECTOR = 512
"""Bytes that a disk writes whole or not at all; a sector that was not written reads as zeros."""

_HOLE = re.compile(rb"\0+")
_END = rb',"seal":"[0-9a-f]{64}"\}(?![\]},])'
_RECORD_END = re.compile(_END)
_RECORD = re.compile(rb'\{"version":[0-9]+,"number":.*' + _END, re.DOTALL)


def is_torn(tail: bytes, start: int) -> bool:
    """Tell whether the bytes from `start` to the end of a file can be one line that was not written to its end.

    They cannot if a whole record is among them, or if they end in a newline and have no unwritten sector: such bytes
    were once acknowledged, and what changed them is damage.
    """
    line, newline, after = tail.partition(b"\n")
    holes = [hole.span() for hole in _HOLE.finditer(line)]
    if after or not all(_is_unwritten(hole, start, len(tail)) for hole in holes):
        return False
    return bool(holes or not newline) and not _holds_record(line)


def _is_unwritten(hole: tuple[int, int], start: int, length: int) -> bool:
    begin, end = hole
    from_edge = begin == 0 or (start + begin) % SECTOR == 0
    return from_edge and (end == length or (start + end) % SECTOR == 0)


def _holds_record(line: bytes) -> bool:
    first, *others = _HOLE.split(line)
    return bool(_RECORD_END.search(first)) or any(_RECORD.search(other) for other in others)
