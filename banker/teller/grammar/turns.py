"""Turns, dice, and the squares of tokens."""

from banker.rules.requests import Jail, Next, Place, Request, Roll, Turn
from banker.teller.amounts import number, whole
from banker.teller.names import player, square
from banker.teller.words import Act, Plain, Words

_PAIR = 2


def rolls(words: Words, name: str) -> Request:
    """Read two dice, apart or together."""
    if len(words.key) == _PAIR and words.at + 1 == words.end and number(words.key) >= 0:
        words.at += 1
        return Roll(name, int(words.low[words.at - 1][0]), int(words.low[words.at - 1][1]))
    return Roll(name, whole(words, 0), whole(words, 0))


def turn(words: Words) -> Request:
    """Read whose turn it is."""
    return Turn(player(words))


def place(words: Words, name: str) -> Request:
    """Read the square of a token."""
    return Place(name, square(words))


PLAIN: dict[str, Plain] = {"turn": turn, "next": lambda words: Next()}
ACTS: dict[str, Act] = {"rolls": rolls, "at": place, "jailed": lambda words, name: Jail(name)}
