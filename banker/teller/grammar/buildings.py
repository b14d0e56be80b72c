"""Houses and hotels."""

from banker.refusal import Refused
from banker.rules.requests import Build, Request, Sell
from banker.teller.amounts import whole
from banker.teller.names import several
from banker.teller.nearest import clip
from banker.teller.tokens import is_numeric
from banker.teller.words import Act, Words

_HOTELS = ("hotel", "hotels")
_HOUSES = ("house", "houses")
_BUILDINGS = (*_HOTELS, *_HOUSES)
_BETWEEN = ("", ",", "and")


def builds(words: Words, name: str) -> Request:
    """Read `builds 2 on @39`, `builds hotel on @39`, `builds 39`."""
    count, hotel = _buildings(words)
    return Build(name, _sites(words, "builds"), count, hotel)


def sells(words: Words, name: str) -> Request:
    """Read `sells 1 on @39`, `sells hotel on @39`, `sells all on darkblue`."""
    everything = words.take("all")
    count, hotel = _buildings(words)
    return Sell(name, _sites(words, "sells"), count, hotel, everything)


def _buildings(words: Words) -> tuple[int, bool]:
    count, hotel = 1, words.key in _HOTELS
    if hotel:
        words.at += 1
    elif is_numeric(words.low[words.at]) and not _ends_with_square(words):
        count = whole(words)
    if not hotel and words.key in _HOUSES:
        words.at += 1
    words.take("on")
    return count, hotel


def _ends_with_square(words: Words) -> bool:
    """Tell the square of a deed from a count: nothing comes after it."""
    number, board = words.low[words.at], words.scene.board
    return words.at + 1 == words.end and board is not None and number.isdecimal() and int(number) in board.at


def _sites(words: Words, verb: str) -> tuple[str, ...]:
    """Read deeds that share one count; a second count in their list is refused."""
    found = [*several(words, built=True)]
    while words.separated():
        if _is_counted(words):
            form, rest = f"NAME {verb} 3 on @37, @39", clip(words.rest())
            raise Refused("unknown-phrase", phrase=clip(words.phrase), near=[verb], form=form, rest=rest)
        found += several(words, built=True)
    return tuple(found)


def _is_counted(words: Words) -> bool:
    """Tell a count, or what is built, from the bare number of a square."""
    after = words.keys[min(words.at + 1, words.end)]
    return words.key in _BUILDINGS or (is_numeric(words.low[words.at]) and after not in _BETWEEN)


ACTS: dict[str, Act] = {"builds": builds, "sells": sells}
