"""Prints in Indonesian and in Esperanto: no English is left; a slip has only words of the line, seen elsewhere."""

from pathlib import Path

import pytest

from banker.printing.press import Order, What, Work, as_text, gather
from banker.speech import catalogue
from banker.teller.transcript import lines
from tests.locales.known import known_words
from tests.locales.pseudo import words
from tests.locales.test_screens import english_words
from tests.widgets.tables import play

GAME = Path(__file__).parents[1] / "transcripts" / "games" / "one-hour.teller"


@pytest.mark.parametrize("what", ["cards", "settlement", "bank"])
@pytest.mark.parametrize("language", ["id", "eo"])
def test_no_english_is_left_on_paper(tmp_path: Path, language: str, what: What) -> None:
    said = [line.phrase for line in lines(GAME.read_text("utf-8")) if line.expect is None]
    path = play(tmp_path / "a.game", *said)
    english = english_words(language) - known_words(str(tmp_path))
    assert printed(path, what, language) & english == frozenset()
    assert printed(path, what, "en") & english


def printed(path: Path, what: What, language: str) -> frozenset[str]:
    """List the words of a print in a language."""
    catalogue.use(language)
    work = gather(path, Order(what))
    assert isinstance(work, Work)
    return words([as_text(work)])
