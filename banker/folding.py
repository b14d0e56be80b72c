"""Folding: what a word is once case, accents and the Esperanto x-system are set aside; the h-system beside it."""

import re
from functools import lru_cache
from unicodedata import combining, normalize

_X_SYSTEM = re.compile("([cghjsu])x+")
_X_HATS = re.compile("([cghjs])x+")
_H_SYSTEM = re.compile("([cghjs])h")
_HATS = str.maketrans({"ĉ": "ch", "ĝ": "gh", "ĥ": "hh", "ĵ": "jh", "ŝ": "sh", "ŭ": "u"})
_WORD = re.compile(r"[^\W_]+")
_UNDECOMPOSED = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe"})
_LONG = 64


def fold(text: str) -> str:
    """Fold a text: `Ŝanco`, `sxanco` and `sanco` are one; what would fold to nothing stays as it is."""
    if text.isascii():
        return _bare(text.lower())
    return _unaccented(text) if len(text) > _LONG else _remembered(text)


def words_of(text: str) -> tuple[str, ...]:
    """List the folded words of a name, without its punctuation; a name of symbols only is one word."""
    folded = fold(text)
    return tuple(_WORD.findall(folded)) or (folded,)


def squeeze(text: str) -> str:
    """Fold a name into one word, so that `dark blue`, `Dark-Blue` and `darkblue` are one."""
    return "".join(words_of(text))


def h_system(text: str) -> str:
    """Fold a text as the h-system spells its letters with hats: `Ĝojo` and `gxojo` are `ghojo`."""
    hatted = normalize("NFC", text.casefold()).translate(_HATS)
    return fold(_X_HATS.sub(r"\1h", hatted))


@lru_cache(maxsize=1024)
def spellings(text: str) -> tuple[str, ...]:
    """List how a name may be typed, folded: as it is, then in the h-system, or without it where it is written so."""
    plain = fold(text)
    return tuple(dict.fromkeys((plain, h_system(text), _H_SYSTEM.sub(r"\1", plain))))


def _bare(text: str) -> str:
    return _X_SYSTEM.sub(r"\1", text) if "x" in text else text


def _unaccented(text: str) -> str:
    parts = normalize("NFD", text.casefold())
    folded = "".join(part for part in parts if not combining(part)).casefold().translate(_UNDECOMPOSED)
    return _bare(folded) or text


_remembered = lru_cache(maxsize=1024)(_unaccented)
