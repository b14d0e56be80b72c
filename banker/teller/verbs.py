"""The verbs: what reads the rest of a phrase once its verb is known."""

from banker.teller.grammar import (
    auctions,
    buildings,
    cards,
    checks,
    clock,
    corrections,
    dealing,
    deeds,
    jail,
    money,
    opening,
    questions,
    turns,
)
from banker.teller.lexicon import ALIASES
from banker.teller.words import Act, Plain

_ACTS: dict[str, Act] = {
    **dealing.ACTS,
    **turns.ACTS,
    **jail.ACTS,
    **money.ACTS,
    **cards.ACTS,
    **deeds.ACTS,
    **auctions.ACTS,
    **buildings.ACTS,
}
_PLAIN: dict[str, Plain] = {
    **opening.PLAIN,
    **dealing.PLAIN,
    **turns.PLAIN,
    **money.PLAIN,
    **deeds.PLAIN,
    **auctions.PLAIN,
    **corrections.PLAIN,
    **clock.PLAIN,
    **questions.PLAIN,
    **checks.PLAIN,
}

ACTS: dict[str, Act] = {word: read for verb, read in _ACTS.items() for word in (verb, *ALIASES.get(verb, ()))}
"""What a player does, by every word for it; without a player in front, the one whose turn it is."""

_PLAIN_ALIASES = {word: read for verb, read in _PLAIN.items() for word in ALIASES.get(verb, ()) if word not in ACTS}
PLAIN: dict[str, Plain] = {**_PLAIN_ALIASES, **_PLAIN}
"""What needs no player in front. A word that is among the acts too is this when it stands first: `rent @39` asks."""

PAYING = frozenset(word for word, read in ACTS.items() if read is money.pays)
"""The verbs that the bank, the pot and everyone may have in front."""

VERBS = ACTS.keys() | PLAIN.keys()
