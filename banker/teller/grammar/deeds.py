"""Deeds: buying, rent, mortgages, trades."""

from banker.rules.requests import AskRent, Buy, Mortgage, Redeem, Rent, Request, Side, Trade
from banker.teller.amounts import amount, whole
from banker.teller.grammar.parts import side
from banker.teller.names import deed, deeds, player
from banker.teller.tokens import is_numeric
from banker.teller.words import Act, Plain, Words


def buys(words: Words, name: str) -> Request:
    """Read `buys [@39] [for 350]`."""
    found = "" if words.done or words.key == "for" else deed(words)
    if words.take("for") or is_numeric(words.low[words.at]):
        return Buy(name, found, amount(words))
    return Buy(name, found)


def rent(words: Words, name: str) -> Request:
    """Read a rent that is paid."""
    found = deed(words)
    dice, times = _terms(words)
    return Rent(name, found, dice, times)


def ask_rent(words: Words) -> Request:
    """Read the question what a lander would pay."""
    found = deed(words)
    dice, times = _terms(words)
    return AskRent(found, dice, times)


def mortgages(words: Words, name: str) -> Request:
    """Read the deeds that are mortgaged."""
    return Mortgage(name, deeds(words))


def redeems(words: Words, name: str) -> Request:
    """Read the deeds whose mortgages are lifted."""
    return Redeem(name, deeds(words))


def gives(words: Words, giver: str) -> Request:
    """Read a trade: `gives @39, 100 to Budi for @5, jail card redeeming @39`."""
    given = side(words)
    if not words.take("to"):
        raise words.incomplete()
    taker = player(words)
    gets = side(words) if words.take("for") else Side()
    return Trade(giver, taker, given, gets, deeds(words) if words.take("redeeming") else ())


def _terms(words: Words) -> tuple[int | None, int | None]:
    terms: dict[str, int] = {}
    while words.key in ("dice", "times"):
        term = words.key
        words.at += 1
        terms[term] = whole(words)
    return terms.get("dice"), terms.get("times")


PLAIN: dict[str, Plain] = {"rent": ask_rent}
ACTS: dict[str, Act] = {"buys": buys, "rent": rent, "mortgages": mortgages, "redeems": redeems, "gives": gives}
