"""Auctions, of deeds and of the last buildings."""

from banker.rules.requests import Auction, Bid, Pass, Request, Sold, Unsold, Want, Win
from banker.teller.amounts import amount, whole
from banker.teller.names import deed
from banker.teller.words import Act, Plain, Words

_BUILDINGS = ("house", "hotel")


def auction(words: Words) -> Request:
    """Read what is put up; nothing means the open offer."""
    return Auction() if words.done else Auction(_lot(words))


def sold(words: Words) -> Request:
    """Read the fall of the hammer, and where a building goes."""
    on = words.take("on")
    return Sold(deed(words)) if on or not words.done else Sold()


def bids(words: Words, name: str) -> Request:
    """Read a bid."""
    return Bid(name, amount(words))


def wants(words: Words, name: str) -> Request:
    """Read how many of the last buildings a player wants."""
    return Want(name, whole(words, 0))


def wins(words: Words, name: str) -> Request:
    """Read an auction in one: `wins @39 for 120`, `wins house on @1 for 60`."""
    lot = _lot(words)
    if lot in _BUILDINGS:
        words.take("on")
        return Win(name, lot, deed=deed(words), amount=_price(words))
    return Win(name, lot, _price(words))


def _lot(words: Words) -> str:
    lot = words.key
    if lot not in _BUILDINGS:
        return deed(words)
    words.at += 1
    return lot


def _price(words: Words) -> int:
    words.take("for")
    return amount(words)


PLAIN: dict[str, Plain] = {"auction": auction, "sold": sold, "unsold": lambda words: Unsold()}
ACTS: dict[str, Act] = {"bids": bids, "passes": lambda words, name: Pass(name), "wants": wants, "wins": wins}
