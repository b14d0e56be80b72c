"""A pile of cards, of one deck or of both, by all that may be typed of the one that was drawn."""

import re
from collections.abc import Sequence

from banker.editions.board import Board, Card
from banker.folding import spellings, squeeze, words_of
from banker.teller.card_words import SMALL, general_words, special_words
from banker.teller.index import Index
from banker.teller.nearest import COUNT, nearest

_PADDED = re.compile(r"(\D+)0+(\d+)")
_GROUPED = re.compile(r"(?<=\d)[.,](?=\d{3}(?!\d))")
_WORD = re.compile(r"\d+|[^\W\d_]+")
_DIGITS = 3
_STEM = 3
_ENDING = re.compile("(?:s|j?n|j)$")
"""What an English plural ends in, and an Esperanto plural and accusative."""

_KEPT = 1000
_LIKE = 70


class Pile:
    """The cards of a deck, or without one of both: by id, by number, by their own words, by what is printed on them."""

    def __init__(self, board: Board | None, deck: str = "", language: str = "en") -> None:
        """Index the cards for words of a language, beside those of the board and English ones."""
        self.cards = tuple(card for card in (board.cards if board else ()) if deck in ("", card.deck))
        self.numbered = bool(deck)
        self.names = Index("card", _different(self.cards))
        self._ids = {squeeze(form): card.id for card in self.cards for form in reversed(spellings(card.id))}
        self._ids = {**_short_ids(self.cards), **self._ids}
        self._prints = [_Print(card, board, language) for card in self.cards if board]
        self._found: dict[str, tuple[str, ...]] = {}

    def find(self, query: str) -> tuple[str, ...]:
        """List the cards that a folded query may mean; more than one is ambiguous, and of copies it is the first."""
        found = self._found.get(query)
        if found is None:
            found = self._search(query)
            if len(self._found) < _KEPT and len(query) < _KEPT:
                self._found[query] = found
        return found

    def nth(self, query: str) -> str:
        """Name the card with a number in the deck, or nothing."""
        at = int(query) if query.isascii() and query.isdigit() and len(query) <= _DIGITS else 0
        return self.cards[at - 1].id if 0 < at <= len(self.cards) else ""

    def near(self, query: str) -> list[str]:
        """Name the cards that words nearest to those typed mean, and those whose own words look alike."""
        meant = self._printed(" ".join(map(self._meant, _wanted(query))))
        return list(dict.fromkeys((*meant, *nearest(query, self.names.folded))))[:COUNT]

    def _meant(self, word: str) -> str:
        from rapidfuzz.fuzz import ratio
        from rapidfuzz.process import extractOne

        known = frozenset().union(*(printed.all for printed in self._prints))
        found = None if word in known or word.isdigit() else extractOne(word, known, scorer=ratio, score_cutoff=_LIKE)
        return found[0] if found else word

    def _search(self, query: str) -> tuple[str, ...]:
        exact = self._ids.get(squeeze(query)) or (self.nth(query) if self.numbered else "")
        return (exact,) if exact else self._copies(self.names.find(query) or self._printed(query))

    def _printed(self, query: str) -> tuple[str, ...]:
        """Look for words in any order among all that is printed, or for a card whose own words are all among them."""
        wanted = _wanted(query)
        for test in (_Print.holds, _Print.begins, _Print.within):
            found = [one for one in self._prints if wanted and test(one, wanted)]
            if found:
                most = max(one.special_count(wanted) for one in found)
                return tuple(one.card for one in found if one.special_count(wanted) == most)
        return ()

    def _copies(self, found: tuple[str, ...]) -> tuple[str, ...]:
        """Take the first of cards that are copies: of one deck, to one and the same place."""
        cards = [card for card in self.cards if card.id in found]
        alike = all((card.deck, card.effect) == (cards[0].deck, cards[0].effect) for card in cards)
        return found[:1] if alike and cards and not hasattr(cards[0].effect, "amount") else found


def _different(cards: tuple[Card, ...]) -> list[tuple[str, str]]:
    first: dict[tuple[str, str], str] = {}
    for card in cards:
        first.setdefault((card.deck, card.words), card.id)
    return [(key, words) for (_, words), key in first.items()]


def _short_ids(cards: tuple[Card, ...]) -> dict[str, str]:
    """Spell ids without the zeros that pad them: `ks7` is `ks07`."""
    padded = ((_PADDED.fullmatch(form), card.id) for card in cards for form in reversed(spellings(card.id)))
    return {squeeze(found[1] + found[2]): key for found, key in padded if found}


def _wanted(query: str) -> Sequence[str]:
    """List the words that tell something; small ones only where there are no others."""
    words = dict.fromkeys(_WORD.findall(_GROUPED.sub("", query)))
    return [word for word in words if word not in SMALL] or list(words)


class _Print:
    """The words of one card: its own, what is special to it, and everything."""

    def __init__(self, card: Card, board: Board, language: str) -> None:
        self.card = card.id
        self.own = frozenset(words_of(card.words)) - SMALL
        self.special = special_words(card, board, language)
        self.all = self.special | general_words(card, board, language)

    def holds(self, wanted: Sequence[str]) -> bool:
        """Tell whether all words are among everything."""
        return self.all.issuperset(wanted)

    def begins(self, wanted: Sequence[str]) -> bool:
        """Tell whether all words begin some of everything."""
        return all(_begins_one(want, self.all) for want in wanted)

    def within(self, wanted: Sequence[str]) -> bool:
        """Tell whether all the card's own words are among those wanted, and no figure is another."""
        return (
            bool(self.own) and self.own.issubset(wanted) and all(word in self.all for word in wanted if word.isdigit())
        )

    def special_count(self, wanted: Sequence[str]) -> int:
        """Count the words that tell this card from others of its kind."""
        return sum(_begins_one(want, self.special) for want in wanted)


def _begins_one(want: str, words: frozenset[str]) -> bool:
    if want in words or want.isdigit():
        return want in words
    stem = _ENDING.sub("", want) if len(want) > _STEM else want
    return any(word.startswith(stem) for word in words)
