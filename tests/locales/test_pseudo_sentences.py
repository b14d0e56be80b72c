"""In a language for tests every answer, refusal, matter, why, print and help is told in one piece, without English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from banker.desk import Desk
from banker.speech import catalogue
from banker.speech.answers import tell_answer, tell_preview
from banker.speech.entries import tell_entry
from banker.speech.matters import tell_keys, tell_matter
from banker.speech.reasons import tell_why
from banker.teller.transcript import lines
from tests.locales.known import known_words
from tests.locales.pseudo import CODE, glued, spoken, strangers, words
from tests.playing import a_desk

ROOT = Path(__file__).parents[1] / "transcripts"
TRANSCRIPTS = [*sorted((ROOT / "cases").glob("*.teller")), ROOT / "refusals.teller", ROOT / "games" / "one-hour.teller"]
KNOWN = known_words()


@pytest.fixture(autouse=True)
def speaking() -> Iterator[None]:
    with spoken():
        catalogue.use(CODE)
        yield


def told(desk: Desk, phrase: str) -> Iterator[str]:
    """Tell all that can be told of a phrase: beforehand, afterwards, what is open then, and why."""
    if desk.ledger is not None:
        yield from tell_preview(desk.preview(phrase), desk.edition)
    answer = desk.say(phrase)
    edition = desk.edition if desk.ledger is not None else None
    yield tell_answer(answer, edition)
    for matter in desk.matters:
        assert edition is not None
        yield tell_matter(matter, edition.board)
        yield from (words for _phrase, words in tell_keys(matter))
    for entry in answer.entries:
        assert edition is not None
        yield tell_entry(entry, edition.board)
        yield from tell_why(entry, edition)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_sentence_is_told_in_one_piece(path: Path) -> None:
    desk, english, parted = a_desk(), set(), set()
    typed = words([path.read_text("utf-8")])
    for line in lines(path.read_text("utf-8")):
        for sentence in told(desk, line.phrase):
            english |= {(sentence, word) for word in strangers(sentence, KNOWN | typed)}
            parted |= {(sentence, parts) for parts in glued(sentence)}
    assert english == set()
    assert parted == set()
