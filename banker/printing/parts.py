"""Parts of a text: what one small code cannot hold is shared out among several, for screens with room for no more."""

from bisect import bisect_right
from collections.abc import Callable, Iterator

from banker.printing.code import CAPITALS, modules

LEAST = 37
"""Modules of a side, the light around them too, below which a code holds too few letters to be worth a scan."""

NUMBERED = "00/00\n"
"""The longest head of a part."""


def parts(text: str, most: int) -> tuple[str, ...]:
    """Share a text out among codes of at most so many modules a side; none where even LEAST are too many.

    Each but those of the line for the program begins with its number, as `2/5`; that line is only cut, so that its
    parts, pasted one after the other, are read as the whole.
    """
    if most < LEAST:
        return ()
    if _fits(text, most):
        return (text,)
    lines, _, last = text.rpartition("\n")
    words, line = (lines, last) if CAPITALS.fullmatch(last) else (text, "")
    told = tuple(_cut(words, lambda part: _fits(NUMBERED + part, most), most))
    coded = tuple(_cut(line, lambda part: _fits(part, most), most))
    count = len(told) + len(coded)
    return (*(f"{at}/{count}\n{part}" for at, part in enumerate(told, 1)), *coded)


def _fits(text: str, most: int) -> bool:
    side = modules(text)
    return side is not None and side <= most


def _cut(text: str, fits: Callable[[str], bool], most: int) -> Iterator[str]:
    """Cut a text into parts that fit, at the ends of lines where there are any."""
    while text:
        could = text[: most * most // 7]
        end = bisect_right(range(1, len(could) + 1), False, key=lambda long: not fits(could[:long]))
        line = could.rfind("\n", 0, end + 1) if end < len(text) else -1
        yield text[: line if line > 0 else end]
        text = text[line + 1 if line > 0 else end :]
