"""Every screen at 80 by 24 in Indonesian and in Esperanto: no English is left, and nothing is cut without a mark."""

from pathlib import Path

import pytest

from banker.speech import catalogue
from tests.locales.entries import forms, ids, said
from tests.locales.known import known_words
from tests.locales.messages import template
from tests.locales.pseudo import words
from tests.locales.refresh import catalogue_of
from tests.locales.seen import cut, texts
from tests.locales.tour import tour

USUAL = (80, 24)


def english_words(language: str) -> frozenset[str]:
    """List the words of the messages that no translation has."""
    messages = words(text for message in said(template()).values() for text in ids(message))
    translated = words(form for message in said(catalogue_of(language)).values() for form in forms(message))
    return messages - translated - known_words()


@pytest.mark.parametrize("language", ["id", "eo"])
async def test_no_english_is_left_and_nothing_is_cut(tmp_path: Path, language: str) -> None:
    catalogue.use(language)
    english, left, clipped = english_words(language) - known_words(str(tmp_path)), [], []
    async for stop, app in tour(tmp_path, USUAL):
        for where, text in texts(app).items():
            left += [(stop, where, word) for word in words([text]) if word in english]
        clipped += [(stop, what) for what in cut(app)]
    assert left == []
    assert clipped == []
