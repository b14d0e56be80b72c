"""A language that says all in more letters than any: each sentence is filled up to 1.6 times its length."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from banker.speech import catalogue

FILL = " ŝtreĉita vorto ĝisdatigas ĥoron kaj ĵaŭdon por ĉiuj antaŭenirantaj bankistoj de la tablo"
SHARE = 0.6


class Stretched(catalogue.English):
    """The messages as they stand, each with more words behind it."""

    def gettext(self, message: str, /) -> str:
        """Stretch a message."""
        return message + FILL[: max(2, round(len(message) * SHARE))].rstrip()

    def ngettext(self, singular: str, plural: str, count: int, /) -> str:
        """Stretch the form for a count."""
        return self.gettext(singular if count == 1 else plural)


@contextmanager
def stretched() -> Iterator[None]:
    """Speak the language for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "_speech", Stretched())
        patch.setattr(catalogue, "_load", lambda language: Stretched())
        yield
