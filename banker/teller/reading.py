"""Reading: a phrase becomes a request, or a refusal that says what is wrong with it."""

from banker.refusal import Refusal, Refused
from banker.rules.requests import Request
from banker.teller.answers import answer
from banker.teller.attempts import as_verb, attempts, ended, unknown
from banker.teller.grammar.opening import open_table
from banker.teller.nearest import clip
from banker.teller.scene import Default, Scene
from banker.teller.tokens import uncommented
from banker.teller.verbs import ACTS, PAYING, PLAIN, VERBS
from banker.teller.words import Words


def read(phrase: str, scene: Scene) -> Request | Default | Refusal:
    """Read a phrase; it never raises, whatever the text. An empty line is the default, a comment alone is nothing."""
    text = uncommented(phrase)
    if not text:
        return _empty(phrase)
    try:
        return _read(Words(text, scene))
    except Refused as refused:
        return refused.refusal


def _empty(phrase: str) -> Default | Refusal:
    comment = phrase.strip()
    return Refusal("unknown-phrase", {"phrase": clip(comment), "near": [], "form": ""}) if comment else Default()


def _read(words: Words) -> Request:
    first, second = words.keys[0], words.keys[1]
    if words.scene.board is None and PLAIN.get(first) is not open_table:
        raise _no_table(words)
    if words.scene.matters or words.scene.jailed:
        answered = answer(words)
        if answered is not None:
            return answered
    if words.people.longest > 1 or (first in VERBS and second in ACTS):
        return _contested(words)
    return as_verb(words) if first in VERBS else _as_player(words, first, second)


def _as_player(words: Words, first: str, second: str) -> Request:
    people = words.people
    name = (people.holders if second in PAYING else people.players).get(first)
    if name is None or second not in ACTS:
        return _contested(words)
    words.verb = second
    words.at = 2
    return ended(words, ACTS[second](words, name))


def _contested(words: Words) -> Request:
    refusals: list[Refused] = []
    for attempt in attempts(words):
        words.at = 0
        try:
            return attempt(words)
        except Refused as refused:
            refusals.append(refused)
    words.at = 0
    raise refusals[0] if refusals else unknown(words)


def _no_table(words: Words) -> Refused:
    known = words.keys[0] in VERBS or words.keys[1] in ACTS or any(attempts(words))
    return Refused("no-table") if known else unknown(words)
