"""The players of a table by every name they answer to."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from banker.folding import fold, spellings
from banker.refusal import Refused
from banker.teller.lexicon import HOLDERS, reserved
from banker.teller.nearest import clip, nearest


class People:
    """Names folded and seats counted once; `longest` is the number of words in the longest name."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """Index the names of a table."""
        self.names = frozenset(names)
        self.folded = {name: _joined(name) for name in names}
        self.named = _single(self.folded.items())
        self.others = [(name, form) for name in names for form in _others(name)]
        seats = {str(seat): name for seat, name in enumerate(names, 1)}
        self.players = {**_single(self.others), **seats, **self.named}
        self.holders = {**self.players, **{holder: holder for holder in HOLDERS}}
        self.longest = max((len(name.split()) for name in names), default=1)

    def matches(self, raw: str, folded: str) -> tuple[str, ...]:
        """List who may be meant: the name as given, as folded, or every name that begins so."""
        if raw in self.names:
            return (raw,)
        exact = tuple(name for name, plain in self.folded.items() if plain == folded)
        if exact or not folded:
            return exact
        begun = tuple(name for name, plain in self.folded.items() if plain.startswith(folded))
        return begun or tuple(dict.fromkeys(name for name, form in self.others if form.startswith(folded)))

    def is_whole(self, name: str, folded: str) -> bool:
        """Tell whether a folded name is the whole of one, however it is spelt."""
        return self.folded.get(name) == folded or (name, folded) in self.others

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


def _others(name: str) -> tuple[str, ...]:
    """List the other spellings of a name that are no words of the line."""
    return tuple(form for form in spellings(" ".join(name.split()))[1:] if form not in reserved())


def _single(named: Iterable[tuple[str, str]]) -> dict[str, str]:
    pairs = list(named)
    plain = [word for _, word in pairs]
    return {word: name for name, word in pairs if plain.count(word) == 1}
