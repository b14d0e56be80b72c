"""The players of a table by every name they answer to."""

from collections.abc import Mapping
from functools import lru_cache

from banker.folding import fold
from banker.refusal import Refused
from banker.teller.lexicon import HOLDERS
from banker.teller.nearest import clip, nearest


class People:
    """Names folded and seats counted once; `longest` is the number of words in the longest name."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """Index the names of a table."""
        self.names = frozenset(names)
        self.folded = {name: _joined(name) for name in names}
        self.named = _single(self.folded)
        seats = {str(seat): name for seat, name in enumerate(names, 1)}
        self.players = {**seats, **self.named}
        self.holders = {**self.players, **{holder: holder for holder in HOLDERS}}
        self.longest = max((len(name.split()) for name in names), default=1)

    def matches(self, raw: str, folded: str) -> tuple[str, ...]:
        """List who may be meant: the name as given, as folded, or every name that begins so."""
        if raw in self.names:
            return (raw,)
        exact = tuple(name for name, plain in self.folded.items() if plain == folded)
        if exact or not folded:
            return exact
        return tuple(name for name, plain in self.folded.items() if plain.startswith(folded))

    def refusal(self, raw: str, found: tuple[str, ...], kind: str = "player") -> Refused:
        """Say that a name is unknown, or means several."""
        if found:
            return Refused("ambiguous-name", name=clip(raw), matches=list(found), kind=kind)
        return Refused("unknown-name", name=clip(raw), near=nearest(fold(raw), self._choices(kind)), kind=kind)

    def _choices(self, kind: str) -> Mapping[str, str]:
        return self.folded if kind == "player" else {**self.folded, **{holder: holder for holder in HOLDERS}}


@lru_cache(maxsize=16)
def people_of(names: tuple[str, ...]) -> People:
    """Index the players of a table once."""
    return People(names)


def _joined(name: str) -> str:
    return fold(" ".join(name.split()))


def _single(folded: dict[str, str]) -> dict[str, str]:
    plain = list(folded.values())
    return {word: name for name, word in folded.items() if plain.count(word) == 1}
