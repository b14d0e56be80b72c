"""The catalogue: English is the message itself, other languages come from their gettext files."""

from functools import cache
from pathlib import Path
from typing import Protocol

LOCALES = Path(__file__).parent.parent / "locales"

NAMES = {"en": "English", "eo": "Esperanto", "id": "Bahasa Indonesia"}
"""How each language calls itself; one that is not here is asked for in the locale data."""


class Speech(Protocol):
    """What a catalogue answers."""

    def gettext(self, message: str, /) -> str:
        """Translate a message."""

    def ngettext(self, singular: str, plural: str, count: int, /) -> str:
        """Translate a message that counts."""

    def pgettext(self, context: str, message: str, /) -> str:
        """Translate a message that means this in one place and something else in another."""


class English:
    """The messages as they stand in the code."""

    def gettext(self, message: str, /) -> str:
        """Answer the message itself."""
        return message

    def ngettext(self, singular: str, plural: str, count: int, /) -> str:
        """Answer the singular for one, else the plural."""
        return singular if count == 1 else plural

    def pgettext(self, context: str, message: str, /) -> str:
        """Answer the message itself."""
        return message


_speech: Speech = English()
_language = "en"


@cache
def _load(language: str) -> Speech:
    if not _file(language).exists():
        return English()
    from banker.speech.translation import Translation

    return Translation(_file(language))


def _file(language: str) -> Path:
    return LOCALES / language / "LC_MESSAGES" / "banker.po"


def use(language: str) -> None:
    """Speak a language from now on; one without a catalogue speaks English."""
    global _speech, _language
    _speech, _language = _load(language), language


def speak_through(speech: Speech) -> None:
    """Take what is said from another catalogue, the language staying."""
    global _speech
    _speech = speech


@cache
def languages() -> dict[str, str]:
    """List the languages that there are catalogues for, each by its own name."""
    found = sorted(path.parent.parent.name for path in LOCALES.glob("*/LC_MESSAGES/banker.po"))
    return {name: NAMES.get(name) or _own_name(name) for name in dict.fromkeys(("en", *found))}


def _own_name(language: str) -> str:
    from babel.core import Locale

    return str(Locale.parse(language).get_display_name(language))


def language() -> str:
    """Name the language in use."""
    return _language


class InContext(str):
    """A message that is marked for the catalogue with the context that says what it means there."""

    context: str


def _(message: str) -> str:
    """Translate a sentence into the reader's language."""
    if isinstance(message, InContext):
        return _speech.pgettext(message.context, str(message))
    return _speech.gettext(message)


def n_(singular: str, plural: str, count: int) -> str:
    """Translate a sentence that counts."""
    return _speech.ngettext(singular, plural, count)


def p_(context: str, message: str) -> str:
    """Translate a word that means something else elsewhere; the context says what it means here."""
    return _speech.pgettext(context, message)


def mark(message: str) -> str:
    """Mark a sentence for the catalogue without translating it yet."""
    return message


def mark_in(context: str, message: str) -> str:
    """Mark a word that means something else elsewhere, without translating it yet."""
    marked = InContext(message)
    marked.context = context
    return marked
