"""A translation: the messages of one gettext file, read as it is when its language is first spoken."""

from gettext import c2py
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

Key = str | tuple[str, str]
"""A message, or a context and a message."""


class Translation:
    """What one file says; what it does not say, or says only as a draft, stays English."""

    def __init__(self, file: Path) -> None:
        """Read a file."""
        with file.open("rb") as source:
            catalog = read_po(source)
        self._said = dict(_pairs(catalog))
        self._form = c2py(catalog.plural_expr)

    def gettext(self, message: str, /) -> str:
        """Translate a message."""
        return self._said.get(message, (message,))[0]

    def ngettext(self, singular: str, plural: str, count: int, /) -> str:
        """Translate a message that counts."""
        forms = self._said.get(singular)
        if forms is None:
            return singular if count == 1 else plural
        return forms[min(self._form(count), len(forms) - 1)]

    def pgettext(self, context: str, message: str, /) -> str:
        """Translate a message that means this in one place and something else in another."""
        return self._said.get((context, message), (message,))[0]


def _pairs(catalog: Catalog) -> list[tuple[Key, tuple[str, ...]]]:
    pairs: list[tuple[Key, tuple[str, ...]]] = []
    for message in catalog:
        forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
        said = message.id if isinstance(message.id, str) else message.id[0]
        if said and forms and all(forms) and not message.fuzzy:
            pairs.append(((message.context, said) if message.context else said, forms))
    return pairs
