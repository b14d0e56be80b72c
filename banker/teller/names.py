"""Names in a phrase: who and what the next words mean."""

from banker.folding import squeeze
from banker.teller.lexicon import HOLDERS
from banker.teller.spans import follows, joined, named, numbered, span, text
from banker.teller.tokens import QUOTE
from banker.teller.words import Words


def player(words: Words) -> str:
    """Read a player."""
    people = words.people
    found = people.players.get(words.low[words.at]) if people.longest == 1 else None
    if found is None:
        return _someone(words, "player")
    words.at += 1
    return found


def holder(words: Words) -> str:
    """Read a player, the bank, the pot, or everyone."""
    people = words.people
    found = people.holders.get(words.low[words.at]) if people.longest == 1 else None
    if found is None:
        return _someone(words, "holder")
    words.at += 1
    return found


def candidates(words: Words, size: int, kind: str) -> tuple[str, ...]:
    """List the players (or holders) that the next words, so many of them, may mean."""
    people, at = words.people, words.at
    raw, low = " ".join(words.raw[at : at + size]), " ".join(words.low[at : at + size])
    if low.startswith(QUOTE):
        return people.matches(raw, low[1:])
    found = (people.holders if kind == "holder" else people.players).get(low)
    if found is None and kind == "holder" and words.keys[at] in HOLDERS:
        found = words.keys[at]
    return people.matches(raw, low) if found is None else (found,)


def deed(words: Words) -> str:
    """Read one deed."""
    found = words.atlas.at.get(words.low[words.at]) or numbered(words)
    if not found:
        return named(words, words.atlas.deed_names, span(words, words.atlas.deed_names))
    words.at += 1
    return found


def deeds(words: Words) -> tuple[str, ...]:
    """Read a list of deeds and groups."""
    found = list(several(words))
    while words.separated():
        found += several(words)
    return tuple(found)


def several(words: Words, *, built: bool = False) -> tuple[str, ...]:
    """Read one deed, or the deeds of a group; of what is to be built on, only a street is meant by its first letter."""
    names, groups = words.atlas.deed_names, words.atlas.groups
    if words.low[words.at] in words.atlas.at or numbered(words):
        return (deed(words),)
    some = joined(words) if "," in words.low[words.at] else ()
    if some:
        return some
    end = span(words, names)
    query = text(words, end)
    found = () if names.whole(query) else groups.get(squeeze(query)) or _lettered(words, query, built)
    if not found:
        return (named(words, names, end),)
    words.at = end
    return found


def _lettered(words: Words, query: str, built: bool) -> tuple[str, ...]:
    """Give the deeds of the group that a letter stands for, unless one deed alone begins with it."""
    group = words.atlas.letters.get(query, ())
    meant = words.atlas.deed_names.find(query) if group else ()
    fitting = [deed for deed in meant if not built or deed in words.atlas.streets]
    return () if len(fitting) == 1 else group


def square(words: Words) -> int:
    """Read a square: `@4`, `4`, or its name."""
    found = words.atlas.squares.get("@" + words.low[words.at].removeprefix("@"))
    if found is None:
        return int(named(words, words.atlas.square_names, span(words, words.atlas.square_names)))
    words.at += 1
    return found


def _someone(words: Words, kind: str) -> str:
    if words.done:
        raise words.incomplete()
    found: tuple[str, ...] = ()
    for size in range(min(words.people.longest, words.end - words.at), 0, -1):
        found = candidates(words, size, kind)
        if len(found) == 1 and _is_one_name(words, size, found[0]):
            words.at += size
            return found[0]
    raise words.people.refusal(words.raw[words.at], found, kind)


def _is_one_name(words: Words, size: int, name: str) -> bool:
    if words.people.is_whole(name, " ".join(words.low[words.at : words.at + size])):
        return True
    return not any(follows(words, at) for at in range(words.at + 1, words.at + size))
