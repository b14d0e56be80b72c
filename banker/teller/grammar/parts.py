"""Parts that several phrases share: a reason, a count, what a side of a trade holds."""

from banker.rules.requests import Side
from banker.teller.amounts import amount, bad_amount
from banker.teller.names import several
from banker.teller.tokens import is_numeric
from banker.teller.words import Words

_CARDS = ("card", "cards")


def reason(words: Words, key: str) -> str:
    """Read the words after `for` or `because`, if any."""
    return words.text() if words.take(key) else ""


def side(words: Words) -> Side:
    """Read what one side of a trade gives: deeds, groups, an amount, get-out-of-jail cards."""
    if words.take("nothing"):
        return Side()
    hand = Hand()
    hand.take(words)
    while words.separated():
        hand.take(words)
    return Side(hand.cash or 0, tuple(hand.deeds), hand.cards)


class Hand:
    """Cash, deeds and get-out-of-jail cards gathered word by word."""

    def __init__(self, least: int = 1) -> None:
        """Begin with nothing; `least` is the smallest amount of cash that may be named."""
        self.least = least
        self.cash: int | None = None
        self.deeds: list[str] = []
        self.cards = 0

    def take(self, words: Words) -> tuple[str, ...]:
        """Take one thing, and say which deeds it is."""
        found: tuple[str, ...] = ()
        if words.key == "jail" and words.keys[words.at + 1] in _CARDS:
            self._take_cards(words, 1)
        elif is_numeric(words.low[words.at]):
            self._take_number(words)
        else:
            found = several(words)
            self.deeds += found
        return found

    def _take_number(self, words: Words) -> None:
        start = words.at
        figure = amount(words, self.least)
        if words.key == "jail":
            self._take_cards(words, figure)
        elif self.cash is None:
            self.cash = figure
        else:
            raise bad_amount(" ".join(words.raw[start : words.at]))

    def _take_cards(self, words: Words, count: int) -> None:
        words.at += 1
        if words.key not in _CARDS:
            raise words.incomplete()
        words.at += 1
        self.cards += count
