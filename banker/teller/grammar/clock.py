"""The clock, the time of a transcript, and the end."""

from banker.rules.requests import At, Clock, Finish, Place, Request
from banker.teller.amounts import whole
from banker.teller.names import square
from banker.teller.times import time
from banker.teller.words import Plain, Words


def clock(words: Words) -> Request:
    """Read `clock start | pause | resume | add 10`."""
    act = words.key
    words.at += not words.done
    match act:
        case "start" | "pause" | "resume":
            return Clock(act)
        case "add":
            return Clock("add", whole(words))
        case _:
            raise words.incomplete()


def at(words: Words) -> Request:
    """Read the time since opening; a square is where the token of the player on turn stands."""
    if not words.key.startswith("@"):
        return At(time(words))
    if not words.scene.turn:
        raise words.incomplete()
    return Place(words.scene.turn, square(words))


PLAIN: dict[str, Plain] = {"clock": clock, "at": at, "finish": lambda words: Finish()}
