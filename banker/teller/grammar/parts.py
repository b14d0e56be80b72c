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


def names_card(words: Words) -> bool:
    """Tell whether a get-out-of-jail card stands next: its two words, whichever a language puts first."""
    first, second = words.key, words.keys[min(words.at + 1, words.end)]
    return (first == "jail" and second in _CARDS) or (first in _CARDS and second == "jail")


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
        if names_card(words):
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
        if words.key == "jail" or names_card(words):
            self._take_cards(words, figure)
        elif self.cash is None:
            self.cash = figure
        else:
            raise bad_amount(" ".join(words.raw[start : words.at]))

    def _take_cards(self, words: Words, count: int) -> None:
        if not names_card(words):
            words.at += 1
            raise words.incomplete()
        words.at += 2
        self.cards += count
