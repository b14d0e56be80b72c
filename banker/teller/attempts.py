"""The ways in which a phrase may be read when its first word alone does not tell."""

from collections.abc import Callable, Iterator
from functools import partial

from banker.refusal import Refused
from banker.rules.requests import Request, Roll
from banker.teller.amounts import number
from banker.teller.forms import FORMS
from banker.teller.lexicon import SHORT, canonical, local
from banker.teller.names import candidates
from banker.teller.nearest import clip, nearest
from banker.teller.tokens import QUOTE
from banker.teller.verbs import ACTS, PAYING, PLAIN, VERBS
from banker.teller.words import Words

_ASKING = frozenset(("help", "?"))
USUAL = ("rolls", "buys", "rent", "pays", "builds", "next", "undo")
"""The verbs most used, for who asks what can be said."""

Attempt = Callable[[Words], Request]


def attempts(words: Words) -> Iterator[Attempt]:
    """List the ways to read a phrase, the likelier first: a player's name wins over a verb where the rest fits."""
    named = is_named(words) or _is_meant_as_name(words)
    if named:
        yield from _subjects(words)
    if words.keys[0] in VERBS:
        yield as_verb
    yield from _joined(words)
    if not named:
        yield from _subjects(words)


def as_verb(words: Words) -> Request:
    """Read a phrase that begins with its verb; what a player does is done by the one on turn."""
    words.verb = words.key
    words.at = 1
    plain = PLAIN.get(words.verb)
    if plain is not None:
        return ended(words, plain(words))
    if not words.scene.turn:
        raise words.incomplete()
    return ended(words, ACTS[words.verb](words, words.scene.turn))


def as_subject(words: Words, size: int) -> Request:
    """Read a phrase that begins with a name of so many words."""
    words.verb = words.keys[size]
    kind = "holder" if words.verb in PAYING else "player"
    found = candidates(words, size, kind)
    if len(found) != 1:
        raise words.people.refusal(" ".join(words.raw[:size]), found, kind)
    words.at = size + 1
    return ended(words, ACTS[words.verb](words, found[0]))


def ended(words: Words, request: Request) -> Request:
    """Refuse a phrase that goes on after its end."""
    if words.at < words.end:
        rest = clip(words.rest())
        form = FORMS[canonical(words.verb)]
        raise Refused("unknown-phrase", phrase=clip(words.phrase), near=[canonical(words.verb)], form=form, rest=rest)
    return request


def unknown(words: Words) -> Refused:
    """Say that no verb was found, with the nearest ones, the usual ones to who asks; a name alone wants one."""
    if words.low[0] in _ASKING:
        usual = USUAL if words.scene.board else ("open",)
        told = "; ".join(FORMS[verb] for verb in usual)
        return Refused("unknown-phrase", phrase=clip(words.phrase), near=list(usual), form=told)
    at = int(len(candidates(words, 1, "holder")) == 1)
    if at == words.end:
        return words.incomplete()
    near = _near(words.low[at], words.scene.language)
    return Refused("unknown-phrase", phrase=clip(words.phrase), near=near, form=FORMS[near[0]] if near else "")


def _near(word: str, language: str) -> list[str]:
    """Name the verbs that a word looks like, in English or as the language says them."""
    verbs = {verb: verb for verb in FORMS}
    said = {f"{verb} {form}": form for form, meant in local(language).items() for verb in meant if verb in FORMS}
    return list(dict.fromkeys(found.split()[0] for found in nearest(word, {**said, **verbs})))


def is_named(words: Words) -> bool:
    """Tell whether the first word is a name even where it is a verb too: an exact one, or a letter that begins one."""
    first = words.low[0]
    exact = first in words.people.holders or first.startswith(QUOTE)
    return exact or (len(first) == 1 and len(candidates(words, 1, "player")) == 1)


def _is_meant_as_name(words: Words) -> bool:
    """Tell whether what a player does follows a word that may begin several names, or a letter alone."""
    if words.keys[1] not in ACTS:
        return False
    letter = len(words.low[0]) == 1 < len(words.low[1])
    return letter or len(candidates(words, 1, "holder")) > 1


def _subjects(words: Words) -> Iterator[Attempt]:
    for size in range(min(words.people.longest, words.end - 1), 0, -1):
        if words.keys[size] in ACTS:
            yield partial(as_subject, size=size)


def _joined(words: Words) -> Iterator[Attempt]:
    first = words.low[0]
    if first[-1] in SHORT and number(first[:-1]) > 0:
        yield _as_short
    if _is_dice(words):
        yield _as_dice


def _as_short(words: Words) -> Request:
    first = words.low[0]
    words.verb = first[-1]
    name = words.people.players.get(first[:-1])
    if name is None:
        raise words.people.refusal(first[:-1], ())
    words.at = 1
    return ended(words, ACTS[words.verb](words, name))


def _is_dice(words: Words) -> bool:
    typed = "".join(words.low)
    return len(typed) == 2 >= words.end and number(typed) >= 0


def _as_dice(words: Words) -> Request:
    typed = "".join(words.low)
    words.at = words.end
    return Roll("", int(typed[0]), int(typed[1]))
