"""Houses and hotels."""

from banker.rules.requests import Build, Request, Sell
from banker.teller.amounts import whole
from banker.teller.names import deeds
from banker.teller.tokens import is_numeric
from banker.teller.words import Act, Words

_HOTELS = ("hotel", "hotels")
_HOUSES = ("house", "houses")


def builds(words: Words, name: str) -> Request:
    """Read `builds 2 on @39`, `builds hotel on @39`."""
    count, hotel = _buildings(words)
    return Build(name, deeds(words), count, hotel)


def sells(words: Words, name: str) -> Request:
    """Read `sells 1 on @39`, `sells hotel on @39`, `sells all on darkblue`."""
    everything = words.take("all")
    count, hotel = _buildings(words)
    return Sell(name, deeds(words), count, hotel, everything)


def _buildings(words: Words) -> tuple[int, bool]:
    count, hotel = 1, words.key in _HOTELS
    if hotel:
        words.at += 1
    elif is_numeric(words.low[words.at]):
        count = whole(words)
    if not hotel and words.key in _HOUSES:
        words.at += 1
    words.take("on")
    return count, hotel


ACTS: dict[str, Act] = {"builds": builds, "sells": sells}
