"""The catalogue: English is the message itself, other languages come from compiled gettext files."""

from functools import cache
from pathlib import Path
from typing import Protocol

LOCALES = Path(__file__).parent.parent / "locales"


class Speech(Protocol):
    """What a catalogue answers."""

    def gettext(self, message: str, /) -> str:
        """Translate a message."""

    def ngettext(self, singular: str, plural: str, count: int, /) -> str:
        """Translate a message that counts."""


class English:
    """The messages as they stand in the code."""

    def gettext(self, message: str, /) -> str:
        """Answer the message itself."""
        return message

    def ngettext(self, singular: str, plural: str, count: int, /) -> str:
        """Answer the singular for one, else the plural."""
        return singular if count == 1 else plural


_speech: Speech = English()
_language = "en"


@cache
def _load(language: str) -> Speech:
    if language == "en":
        return English()
    from gettext import translation

    return translation("banker", LOCALES, [language], fallback=True)


def use(language: str) -> None:
    """Speak a language from now on; one without a catalogue speaks English."""
    global _speech, _language
    _speech, _language = _load(language), language


def languages() -> dict[str, str]:
    """List the languages that there are catalogues for, each by its own name."""
    from babel.core import Locale

    found = sorted(path.parent.parent.name for path in LOCALES.glob("*/LC_MESSAGES/banker.mo"))
    return {name: str(Locale.parse(name).get_display_name(name)) for name in dict.fromkeys(("en", *found))}


def language() -> str:
    """Name the language in use."""
    return _language


def _(message: str) -> str:
    """Translate a sentence into the reader's language."""
    return _speech.gettext(message)


def n_(singular: str, plural: str, count: int) -> str:
    """Translate a sentence that counts."""
    return _speech.ngettext(singular, plural, count)


def mark(message: str) -> str:
    """Mark a sentence for the catalogue without translating it yet."""
    return message
