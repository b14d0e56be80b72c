"""A language for tests: every message in brackets, its letters accented, so that what comes from elsewhere is seen."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from string import ascii_letters

from banker.speech import catalogue
from tests.locales.messages import template

STRANGE = "àƀçđéƒğĥíĵķľɱñöþɋŕšťûṽŵẋýžÀƁÇĐÉƑĞĤÍĴĶĽṀÑÖÞɊŔŠŤÛṼŴẊÝŽ"
CODE = "xx"
ACCENTS = str.maketrans(ascii_letters, STRANGE)
PLACE = re.compile(r"(\{[^}]*\})")
WORD = re.compile(r"[A-Za-z]{2,}+(?!…)")
"""A word of plain letters; one that is cut, with the mark of it, is not looked at."""

LETTERS = re.compile(r"([A-Z])\1+")
"""The letters of groups, one for each lot."""

OPEN, CLOSE = "⟦⟧"
PART = re.compile(rf"[{OPEN}{CLOSE}]|[^{OPEN}{CLOSE}]+")
JOINED = re.compile(r" ?|[,;:.] ?")
"""What stands between two sentences that are one by rights."""


def accented(message: str) -> str:
    """Accent the letters of a message, but not its places."""
    parts = PLACE.split(message)
    return OPEN + "".join(part if PLACE.fullmatch(part) else part.translate(ACCENTS) for part in parts) + CLOSE


class Pseudo:
    """A catalogue of just the messages that are known; what is not stays as it is."""

    def __init__(self) -> None:
        """Gather the messages."""
        ids = [message.id for message in template() if message.id]
        self.known = {text for said in ids for text in ([said] if isinstance(said, str) else said)}

    def gettext(self, message: str, /) -> str:
        """Accent a message."""
        return accented(message) if message in self.known else message

    def ngettext(self, singular: str, plural: str, count: int, /) -> str:
        """Accent the form of a message that counts."""
        return self.gettext(singular if count == 1 else plural)

    def pgettext(self, _context: str, message: str, /) -> str:
        """Accent a message."""
        return self.gettext(message)


@contextmanager
def spoken() -> Iterator[Pseudo]:
    """Have the language for tests among the others, by the code `xx`."""
    real, pseudo = catalogue._load, Pseudo()
    catalogue._load = lambda language: pseudo if language == CODE else real(language)  # type: ignore[assignment]
    try:
        yield pseudo
    finally:
        catalogue._load = real
        catalogue.use("en")


def words(texts: Iterable[str]) -> frozenset[str]:
    """List the words of texts, in small letters."""
    return frozenset(word.casefold() for text in texts for word in WORD.findall(text))


def strangers(text: str, known: frozenset[str]) -> list[str]:
    """List the words that came from no catalogue, and are not known to come from elsewhere."""
    return [word for word in WORD.findall(text) if word.casefold() not in known and not LETTERS.fullmatch(word)]


def glued(text: str) -> Iterator[str]:
    """List what stands beside each other as if it were one sentence, but is of two messages."""
    depth, before, between = 0, "", None
    for part in PART.findall(text):
        if part == OPEN:
            if depth == 0 and between is not None and JOINED.fullmatch(between):
                yield f"{before}{CLOSE}{between}{OPEN}…"
            depth, between = depth + 1, None
        elif part == CLOSE:
            depth = max(0, depth - 1)
            between = "" if depth == 0 else None
        elif depth == 0:
            between = part if between is not None else None
        else:
            before = part
