"""Times on the clock: `00:59:30`, `59:30`, or seconds, and back."""

from banker.pace import MOST_SECONDS
from banker.refusal import Refused
from banker.teller.amounts import number
from banker.teller.nearest import clip
from banker.teller.words import Words

_SIXTY = 60


def time(words: Words) -> int:
    """Read a time as seconds."""
    if words.done:
        raise words.incomplete()
    seconds = _seconds(words.low[words.at])
    if seconds < 0:
        raise Refused("bad-time", time=clip(words.raw[words.at]))
    if seconds > MOST_SECONDS:
        raise Refused("bad-time", time=clip(words.raw[words.at]), most=clock_face(MOST_SECONDS))
    words.at += 1
    return seconds


def clock_face(seconds: int) -> str:
    """Spell seconds as hours, minutes and seconds."""
    return f"{seconds // 3600:02}:{seconds // _SIXTY % _SIXTY:02}:{seconds % _SIXTY:02}"


def _seconds(token: str) -> int:
    first, *rest = token.split(":")
    parts = [number(first.removeprefix("0") or "0"), *(_sixtieth(part) for part in rest)]
    if min(parts) < 0 or len(parts) > 3:
        return -1
    total = 0
    for part in parts:
        total = total * _SIXTY + part
    return total


def _sixtieth(part: str) -> int:
    value = number(part.removeprefix("0") or "0") if len(part) == 2 else -1
    return value if value < _SIXTY else -1
