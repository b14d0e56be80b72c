"""An index of named things: by id, by whole name, by words of the name or their beginnings."""

from collections import Counter
from collections.abc import Iterable, Sequence

from banker.folding import fold, spellings, squeeze, words_of
from banker.teller.tokens import is_numeric, tokens

_KEPT = 1000


class Index:
    """Things by every name they answer to; `tails` tells that some name holds a word which would end another."""

    def __init__(self, kind: str, things: Iterable[tuple[str, str]], followers: frozenset[str] = frozenset()) -> None:
        """Index pairs of id and name."""
        self.kind = kind
        self.names = dict(things)
        self.words = {key: words_of(name) for key, name in self.names.items()}
        self.folded = {key: " ".join(words) for key, words in self.words.items()}
        self.others = [(key, words_of(form)) for key, name in self.names.items() for form in spellings(name)[1:]]
        self.exact = _alone((key, "".join(words)) for key, words in self.others)
        self.exact |= _alone((key, "".join(words)) for key, words in self.words.items())
        self.exact.update({form: key for key in self.names for form in (squeeze(key), fold(key))})
        typed = [tokens(name)[1] for name in self.names.values()]
        self.longest = max(map(len, typed), default=1)
        self.tails = any(word in followers or is_numeric(word) for name in typed for word in name)
        self._found: dict[str, tuple[str, ...]] = {}

    def find(self, query: str) -> tuple[str, ...]:
        """List the ids that a folded query may mean; more than one is ambiguous."""
        found = self._found.get(query)
        if found is None:
            found = self._search(query)
            self._keep(query, found)
        return found

    def whole(self, query: str) -> str:
        """Name the thing whose id or whole name the query is, or nothing."""
        return self.exact.get(query) or self.exact.get(squeeze(query), "")

    def _search(self, query: str) -> tuple[str, ...]:
        exact = self.whole(query)
        if exact:
            return (exact,)
        wanted = words_of(query)
        return _among(wanted, self.words.items()) or _among(wanted, self.others)

    def _keep(self, query: str, found: tuple[str, ...]) -> None:
        if len(self._found) >= _KEPT:
            self._found.clear()
        if len(query) < _KEPT:
            self._found[query] = found


def _alone(named: Iterable[tuple[str, str]]) -> dict[str, str]:
    names = dict.fromkeys(named)
    counted = Counter(name for _, name in names)
    return {name: key for key, name in names if counted[name] == 1}


def _among(wanted: Sequence[str], named: Iterable[tuple[str, Sequence[str]]]) -> tuple[str, ...]:
    """List the things whose names hold the words wanted, or else have words that begin so."""
    names = tuple(named)
    whole = dict.fromkeys(key for key, words in names if _within(wanted, words))
    return tuple(whole or dict.fromkeys(key for key, words in names if begins(wanted, words)))


def _within(wanted: Sequence[str], words: Sequence[str]) -> bool:
    rest = iter(words)
    return all(any(word == want for word in rest) for want in wanted)


def begins(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Tell whether the words wanted begin words of a name, in its order."""
    rest = iter(words)
    return all(any(word.startswith(want) for word in rest) for want in wanted)
