"""Folding: what a word is once case, accents and the Esperanto x-system are set aside."""

import re
from functools import lru_cache
from unicodedata import combining, normalize

_X_SYSTEM = re.compile("([cghjsu])x+")
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


def _bare(text: str) -> str:
    return _X_SYSTEM.sub(r"\1", text) if "x" in text else text


def _unaccented(text: str) -> str:
    parts = normalize("NFD", text.casefold())
    folded = "".join(part for part in parts if not combining(part)).casefold().translate(_UNDECOMPOSED)
    return _bare(folded) or text


_remembered = lru_cache(maxsize=1024)(_unaccented)
