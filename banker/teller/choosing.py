"""Choosing: which of its canonical words a word of a language stands for, where its place in the phrase decides."""

from collections.abc import Callable, Sequence

from banker.teller.forms import FORMS
from banker.teller.lexicon import canonical, local
from banker.teller.tokens import is_numeric

Place = tuple[Sequence[str], Sequence[str], int]
"""The keys before a word, the folded words of the phrase, and where in them the word stands."""

Fits = Callable[[Place], bool]


def keys_of(low: list[str], language: str) -> list[str]:
    """Give the canonical keys of folded words, as a language means them."""
    meant = local(language)
    if not meant:
        return low
    keys: list[str] = []
    for at, word in enumerate(low):
        options = meant.get(word, (word,))
        keys.append(options[0] if len(options) == 1 else _chosen(options, (keys, low, at)))
    return keys


def _chosen(options: tuple[str, ...], place: Place) -> str:
    """Take the first that fits its place; the last where none does."""
    fitting = (option for option in options if option in _FITS and _FITS[option](place))
    rest = [option for option in options if option not in _FITS] or [options[-1]]
    return next(fitting, rest[0])


def _verbs(place: Place) -> list[str]:
    """List the verbs before a word; a letter that begins a phrase is rather a name."""
    keys, low, at = place
    known = [canonical(key) for number, key in enumerate(keys[:at]) if number or len(low[number]) > 1]
    return [verb for verb in known if verb in FORMS]


def _is_after(*verbs: str) -> Fits:
    return lambda place: not set(verbs).isdisjoint(_verbs(place))


def _is_verb(place: Place) -> bool:
    return not _verbs(place)


def _is_alone(place: Place) -> bool:
    _keys, low, at = place
    return at == 0 and not low[1]


def _is_counted(place: Place) -> bool:
    """Tell a figure to be compared from a building that is named."""
    _keys, low, at = place
    return "check" in _verbs(place) and at + 1 < len(low) and is_numeric(low[at + 1])


_FITS: dict[str, Fits] = {
    "all": _is_after("sells"),
    "at": _is_verb,
    "by": _is_after("leaves"),
    "hotels": _is_counted,
    "houses": _is_counted,
    "pay": _is_alone,
    "redeems": _is_verb,
    "start": _is_after("clock"),
    "timed": _is_after("open"),
}
"""What decides for a word, of those that share theirs in some language with another."""
