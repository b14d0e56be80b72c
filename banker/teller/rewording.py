"""Rewording: an English phrase in the words of a language, and back; names and free words stay as they are."""

import re
from collections.abc import Callable, Iterator

from banker.teller.forms import FORMS
from banker.teller.lexicon import behind, canonical, places, separator, shown
from banker.teller.scene import Scene
from banker.teller.tokens import is_numeric
from banker.teller.words import Words

_WORD = re.compile(r"\S+")
_OF_PATTERN = re.compile(r"jail cards?|HH:MM:SS|[A-Za-z]+")
_TO = re.compile(r"\b(pays|owes) to (?=\S)")
"""Who is paid may stand with `to` and without."""

_CARD = ("jail", "card")
_CARDS = (_CARD, ("jail", "cards"))
_REASONED = ("pays", "owes")

Saying = Callable[[Words, int], str]
"""What stands for a word of a phrase."""


def reword(phrase: str, language: str) -> str:
    """Say an English phrase in the words of a language."""
    if not shown(language):
        return phrase
    words = Words(phrase, Scene())
    return _rebuilt(words, lambda words, at: _said(words, at, language), lambda inner: reword(inner, language))


def reword_behind(verb: str, word: str, language: str) -> str:
    """Say an English word of the line as a language does behind a verb."""
    return behind(language).get(f"{verb} {word}") or reword(word, language)


def unword(phrase: str, language: str) -> str:
    """Say a phrase of a language in English words, as far as it goes word by word, and its amounts in plain digits."""
    if not shown(language):
        return phrase
    words = Words(phrase, Scene(language=language))
    mark = separator(language)
    return _rebuilt(words, lambda words, at: _english(words, at, mark), lambda inner: unword(inner, language))


def echo(phrase: str, language: str) -> str:
    """Show a phrase of the record as a language says it, unless it would no longer mean the same."""
    told = reword(phrase, language)
    return told if _TO.sub(r"\1 ", unword(told, language)) == _TO.sub(r"\1 ", phrase) else phrase


def pattern_in(pattern: str, language: str) -> str:
    """Say the pattern of a phrase in the words of a language."""
    said = {**shown(language), **places(language)}
    keys: list[str] = []

    def say(found: re.Match[str]) -> str:
        verb = ruling(keys)
        keys.append(found[0])
        return behind(language).get(f"{verb} {found[0]}") or said.get(found[0], found[0])

    return _OF_PATTERN.sub(say, pattern) if said else pattern


def ruling(keys: list[str]) -> str:
    """Name the verb that rules what comes behind some words; none does behind the `for` of a trade."""
    verb = next((key for key in map(canonical, keys) if key in FORMS), "")
    return "" if verb == "gives" and "for" in keys else verb


def _said(words: Words, at: int, language: str) -> str:
    said, forms = shown(language), behind(language)
    key, verb = words.low[at], ruling([low for low in words.low[:at] if len(low) > 1])
    for cards in _CARDS:
        if cards in (tuple(words.low[at : at + 2]), tuple(words.low[at - 1 : at + 1])):
            name = " ".join(cards)
            return (forms.get(f"{verb} {name}") or said[name]).split()[cards.index(key)]
    if len(key) == 1:
        return words.raw[at]
    told = forms.get(f"{verb} {key}") or said.get(key) or said.get(canonical(key), words.raw[at])
    return (
        f"{told} {said['to']}" if not verb and f"{canonical(key)} NAME" in forms and _is_name(words, at + 1) else told
    )


def _is_name(words: Words, at: int) -> bool:
    """Tell whether a word names who is paid: no amount, and no `to` before him."""
    word = words.low[at] if at < words.end else "to"
    return word != "to" and not is_numeric(word)


def _english(words: Words, at: int, mark: str) -> str:
    low, key = words.low[at], words.keys[at]
    if tuple(words.keys[at : at + 2]) == _CARD[::-1] or (at and tuple(words.keys[at - 1 : at + 1]) == _CARD[::-1]):
        return _CARD[0] if key == _CARD[1] else _CARD[1]
    if key != low:
        return key
    grouped = re.fullmatch(rf"[+-]?\d{{1,3}}(?:{re.escape(mark)}\d{{3}})+", low)
    return low.replace(mark, "") if grouped else words.raw[at]


def _rebuilt(words: Words, say: Saying, again: Callable[[str], str]) -> str:
    """Put what is said in the place of each word, up to the free words at the end, or a phrase within the phrase."""
    begins = words.starts or [found.start() for found in _WORD.finditer(words.phrase)]
    parts: list[str] = []
    done = 0
    for at, free, begin in _bound(words, begins):
        parts.append(words.phrase[done:begin])
        if free:
            rest = words.phrase[begin:]
            return "".join(parts) + (again(rest) if free == "amend" else rest)
        length = _length(words, at, begin)
        parts.append(words.phrase[begin : begin + length] if _is_quoted(words, at) else say(words, at))
        done = begin + length
    return "".join(parts) + words.phrase[done:]


def _bound(words: Words, begins: list[int]) -> Iterator[tuple[int, str, int]]:
    """Go over the words; where free words begin, say after which key they do."""
    verb, free = "", ""
    for at, begin in enumerate(begins):
        yield at, free, begin
        key = canonical(words.keys[at])
        verb = verb or (key if _has_end(key) else "")
        free = _frees(key, verb, at)


def _has_end(key: str) -> bool:
    return key in ("note", "amend", *_REASONED)


def _frees(key: str, verb: str, at: int) -> str:
    if key == "because" or (key == "note" and at == 0) or (key == "for" and verb in _REASONED):
        return key
    return "amend" if verb == "amend" and at == 1 else ""


def _is_quoted(words: Words, at: int) -> bool:
    return words.low[at].startswith('"')


def _length(words: Words, at: int, begin: int) -> int:
    if not _is_quoted(words, at) or words.phrase[begin] != '"':
        return len(words.raw[at])
    found = re.compile(r'"(?:[^"]|"")*"').match(words.phrase, begin)
    return len(found[0]) if found else len(words.raw[at])
