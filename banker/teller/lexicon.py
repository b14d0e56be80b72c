"""The words of the line: canonical English, other forms of it, and the words that other languages add."""

from functools import cache

from banker.folding import fold

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

LOCAL: dict[str, dict[str, str]] = {}
"""What each language adds: a word of its own to the canonical word that it stands for."""

HOLDERS = ("bank", "pot", "everyone")
"""Who can hold or owe money without playing."""

SHORT = frozenset("brgpmxhsw")
"""The short forms that may follow a seat number at once, as in `1b`."""

_STATES = "cash clear flat hotel hotels house houses jail mortgaged notes owner percent square worth"
_PREPOSITIONS = ", and because by dice for on redeeming times to"
FOLLOWERS = frozenset(f"{_STATES} {_PREPOSITIONS}".split())
"""Words that end the name before them."""

SEPARATORS = {"en": ",", "eo": ".", "id": "."}
"""What stands between groups of three digits; a space may in every language."""

SPOKEN = tuple(sorted({*SEPARATORS, *LOCAL}))
"""The languages in which a phrase may have been said: no word and no number means two things in two of them."""

_CANONICAL = {alias: verb for verb, aliases in ALIASES.items() for alias in aliases}
_WITHIN = "all box card cards doubles draw fine nothing"
_OPENING = "board normal players seed sheet short timed tokens with"


def canonical(word: str) -> str:
    """Name the canonical verb of a folded word."""
    return _CANONICAL.get(word, word)


@cache
def local(language: str) -> dict[str, str]:
    """Map the folded words that a language adds to the canonical ones."""
    return {fold(word): meant for word, meant in LOCAL.get(language[:2], {}).items()}


def separator(language: str) -> str:
    """Say what separates groups of digits in a language."""
    return SEPARATORS.get(language[:2], ",")


@cache
def reserved() -> frozenset[str]:
    """List every folded word that means something in some language: a name that is one of them wants quotes."""
    from banker.teller.forms import FORMS

    english = {*FORMS, *ALIASES, *_CANONICAL, *HOLDERS, *FOLLOWERS, *_WITHIN.split(), *_OPENING.split()}
    return frozenset(english.union(*map(local, LOCAL)))
