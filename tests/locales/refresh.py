"""Bring every message into the files of the languages: `python -m tests.locales.refresh`.

What is translated stays; what is new comes with an empty translation; what is no longer said goes.
Nothing has to be built after it: the desk reads the files as they are.
"""

from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from banker.speech.catalogue import LOCALES
from tests.locales.messages import template

LANGUAGES = ("eo", "id")
HEADER = """msgid ""
msgstr ""
"Language: {language}\\n"
"Plural-Forms: {plural}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""
"""No names and no times, so that a file changes only where what it says does."""


def path_of(language: str) -> Path:
    """Name the file of a language."""
    return LOCALES / language / "LC_MESSAGES" / "banker.po"


def catalogue_of(language: str) -> Catalog:
    """Read the file of a language, or begin an empty one."""
    path = path_of(language)
    if not path.exists():
        return Catalog(locale=language, project="bankers-desk", fuzzy=False)
    with path.open("rb") as source:
        return read_po(source, locale=language)


def refresh(language: str, messages: Catalog) -> tuple[int, int]:
    """Bring the messages into the file of a language; counts all, and those without a translation."""
    catalogue = catalogue_of(language)
    catalogue.update(messages, no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    path_of(language).parent.mkdir(parents=True, exist_ok=True)
    path_of(language).write_bytes(_written(catalogue))
    said = [message for message in catalogue if message.id]
    missing = [m for m in said if not (all(m.string) if isinstance(m.string, tuple) else m.string)]
    return len(said), len(missing)


def _written(catalogue: Catalog) -> bytes:
    for message in catalogue:
        message.flags.discard("python-format")
    target = BytesIO()
    write_po(target, catalogue, width=120, no_location=True, sort_output=True, omit_header=True)
    header = HEADER.format(language=catalogue.locale_identifier, plural=catalogue.plural_forms)
    return header.encode() + target.getvalue()


if __name__ == "__main__":
    gathered = template()
    for language in LANGUAGES:
        count, missing = refresh(language, gathered)
        print(f"{language}: {count} messages, {missing} without a translation")
