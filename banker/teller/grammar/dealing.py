"""Dealing deeds, and taking over a table in mid-game."""

from banker.rules.requests import Deal, Request, Start
from banker.teller.amounts import bad_amount, whole
from banker.teller.grammar.parts import Hand
from banker.teller.names import deeds, player
from banker.teller.tokens import is_numeric
from banker.teller.words import Act, Plain, Words

_HOTEL = 5

Owned = tuple[str, int, bool]


def deal(words: Words) -> Request:
    """Read `deal`, `deal seed 7`, `deal Ana @1, @3`."""
    if words.done:
        return Deal()
    if words.key == "seed" and is_numeric(words.low[words.at + 1]):
        words.at += 1
        return Deal(seed=whole(words, 0))
    name = player(words)
    return Deal(player=name, deeds=deeds(words))


def starts(words: Words, name: str) -> Request:
    """Read `starts with 1240, @39 houses 3, @5 mortgaged, jail card`."""
    words.take("with")
    if words.take("nothing"):
        return Start(name, None)
    hand = Hand(least=0)
    owned = _take(words, hand)
    while words.separated():
        owned += _take(words, hand)
    return Start(name, hand.cash, tuple(owned), hand.cards)


def _take(words: Words, hand: Hand) -> list[Owned]:
    found = hand.take(words)
    level, mortgaged = _state(words) if found else (0, False)
    return [(deed, level, mortgaged) for deed in found]


def _state(words: Words) -> tuple[int, bool]:
    level, mortgaged = 0, words.take("mortgaged")
    if words.take("hotel"):
        level = _HOTEL
    elif words.take("houses") or words.take("house"):
        level = _houses(words)
    return level, words.take("mortgaged") or mortgaged


def _houses(words: Words) -> int:
    count = whole(words, 0)
    if count >= _HOTEL:
        raise bad_amount(str(count))
    return count


PLAIN: dict[str, Plain] = {"deal": deal}
ACTS: dict[str, Act] = {"starts": starts}
