"""The words of the line: canonical English, other forms of it, and the words that other languages add."""

from collections.abc import Mapping
from functools import cache

from banker.folding import fold, h_system, spellings, squeeze
from banker.teller.vocabularies import VOCABULARIES
from banker.teller.vocabularies.vocabulary import Vocabulary

ALIASES: dict[str, tuple[str, ...]] = {
    "adjust": ("adjusts",),
    "amend": ("amends",),
    "auction": ("auctions", "a"),
    "bankrupt": ("bankrupts",),
    "bids": ("bid",),
    "builds": ("build", "h"),
    "buys": ("buy", "b"),
    "card": ("cards",),
    "check": ("checks",),
    "correct": ("corrects",),
    "deal": ("deals",),
    "finish": ("finishes",),
    "gives": ("give",),
    "jailed": ("jail",),
    "leaves": ("leave",),
    "mortgages": ("mortgage", "m"),
    "next": ("e",),
    "note": (),
    "open": ("opens",),
    "owes": ("owe",),
    "passes": ("pass",),
    "pays": ("pay", "p"),
    "raise": ("raises",),
    "redeems": ("redeem", "x"),
    "redo": (),
    "rent": ("rents", "r"),
    "retires": ("retire",),
    "rolls": ("roll",),
    "salary": ("g",),
    "sells": ("sell", "s"),
    "settles": ("settle",),
    "starts": ("start",),
    "strike": ("strikes",),
    "tax": ("taxes",),
    "undo": ("u",),
    "waive": ("waives",),
    "wants": ("want",),
    "wins": ("win", "w"),
}
"""Other forms of the canonical verbs: imperatives and short forms."""

LOCAL: dict[str, Vocabulary] = dict(VOCABULARIES)
"""What each language adds: words of its own to the canonical words that they stand for."""

HOLDERS = ("bank", "pot", "everyone")
"""Who can hold or owe money without playing."""

SHORT = frozenset("brgpmxhsw")
"""The short forms that may follow a seat number at once, as in `1b`."""

_STATES = "cash clear flat hotel hotels house houses jail mortgaged notes owner percent square worth"
_PREPOSITIONS = ", and because by dice for on redeeming times to"
FOLLOWERS = frozenset(f"{_STATES} {_PREPOSITIONS}".split())
"""Words that end the name before them."""

SPOKEN = tuple(sorted({"en", *LOCAL}))
"""The languages in which a phrase may have been said: no word and no number means two things in two of them."""

_CANONICAL = {alias: verb for verb, aliases in ALIASES.items() for alias in aliases}
_WITHIN = "add all box card cards doubles draw fine nothing pause pay resume"
_OPENING = "board normal players seed sheet short timed tokens with"


def canonical(word: str) -> str:
    """Name the canonical verb of a folded word."""
    return _CANONICAL.get(word, word)


@cache
def local(language: str) -> dict[str, tuple[str, ...]]:
    """Map the folded words that a language adds to the canonical ones, more than one where the place decides."""
    meant: dict[str, tuple[str, ...]] = {}
    for canon, word in _added(language):
        for form in dict.fromkeys((fold(word), h_system(word))):
            meant[form] = (*meant.get(form, ()), canon)
    return meant


def _added(language: str) -> list[tuple[str, str]]:
    found = LOCAL.get(language[:2])
    words = found.words.items() if found is not None else ()
    return [(canon, word) for canon, several in words if " " not in canon for word in several.split()]


@cache
def shown(language: str) -> dict[str, str]:
    """Map the canonical words to the ones that a language shows, `jail card` being one word."""
    found = LOCAL.get(language[:2])
    words = found.words if found is not None else {}
    return {canon: several if " " in canon else several.split()[0] for canon, several in words.items()}


def places(language: str) -> dict[str, str]:
    """Map what stands in patterns for what is to be put there to what a language puts for it."""
    found = LOCAL.get(language[:2])
    return found.places if found is not None else {}


def behind(language: str) -> Mapping[str, str]:
    """Map a verb and a word behind it to the form of the word that a language shows there."""
    found = LOCAL.get(language[:2])
    return found.behind if found is not None else {}


def separator(language: str) -> str:
    """Say what separates groups of digits in a language; a space may in every one."""
    found = LOCAL.get(language[:2])
    return found.separator if found is not None else ","


@cache
def colours() -> dict[str, str]:
    """Map the colour words of every language, squeezed, to the English ones: no two languages share one."""
    pairs = [pair for one in LOCAL.values() for pair in one.colours.items()]
    return {squeeze(form): canon for canon, words in pairs for word in words.split() for form in spellings(word)}


@cache
def followers() -> frozenset[str]:
    """List the folded words of every language that end the name before them."""
    added = (word for language in LOCAL for word, meant in local(language).items() if FOLLOWERS.intersection(meant))
    return FOLLOWERS.union(added)


@cache
def reserved() -> frozenset[str]:
    """List every folded word that means something in some language: a name that is one of them wants quotes."""
    from banker.teller.forms import FORMS

    english = {*FORMS, *ALIASES, *_CANONICAL, *HOLDERS, *FOLLOWERS, *_WITHIN.split(), *_OPENING.split()}
    return frozenset(english.union(*map(local, LOCAL)))
