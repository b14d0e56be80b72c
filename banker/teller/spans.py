"""Spans: how far the name of a deed or a square goes in a phrase, and which it is."""

from banker.refusal import Refused
from banker.teller.index import Index
from banker.teller.lexicon import FOLLOWERS
from banker.teller.nearest import clip, nearest
from banker.teller.tokens import QUOTE, is_numeric
from banker.teller.words import Words


def span(words: Words, names: Index) -> int:
    """Say where the name that begins here ends: before a word that means something else."""
    if words.done:
        raise words.incomplete()
    end = words.at + 1
    while end < words.end and not follows(words, end):
        end += 1
    return whole_name(words, names) or end if names.tails else end


def follows(words: Words, at: int) -> bool:
    """Tell whether a word ends the name before it."""
    word = words.low[at]
    return words.keys[at] in FOLLOWERS or word[0] in ("@", QUOTE) or is_numeric(word)


def whole_name(words: Words, names: Index) -> int:
    """Say where a whole name that begins here ends, or 0; a comma behind it is not of the name."""
    most = min(words.end, words.at + names.longest)
    ends = (end for end in range(most, words.at, -1) if words.low[end - 1] != ",")
    return next((end for end in ends if names.whole(text(words, end))), 0)


def text(words: Words, end: int) -> str:
    """Take the folded words up to an end."""
    return " ".join(words.low[words.at : end]).removeprefix(QUOTE)


def named(words: Words, names: Index, end: int) -> str:
    """Read the one thing that the words up to an end name."""
    found = names.find(text(words, end))
    if len(found) != 1:
        raise _refusal(words, names, end, found)
    words.at = end
    return found[0]


def _refusal(words: Words, names: Index, end: int, found: tuple[str, ...]) -> Refused:
    name = clip(" ".join(words.raw[words.at : end]))
    if found:
        return Refused("ambiguous-name", name=name, matches=list(found), kind=names.kind)
    return Refused("unknown-name", name=name, near=nearest(text(words, end), names.folded), kind=names.kind)


def numbered(words: Words) -> str:
    """Name the deed on a square whose bare number stands next, unless a name begins with that number."""
    found = words.atlas.bare.get(words.low[words.at], "")
    return "" if found and words.atlas.deed_names.tails and whole_name(words, words.atlas.deed_names) else found


def joined(words: Words) -> tuple[str, ...]:
    """Read `37,39`, which is one word, as the deeds on these squares."""
    found = [words.atlas.bare.get(number, "") for number in words.low[words.at].split(",")]
    if not all(found) or len(found) == 1:
        return ()
    words.at += 1
    return tuple(found)
