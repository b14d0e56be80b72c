"""Whole games and corner cases, told line by line: no sentence has a gap, and none falls back on bare money."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from banker.answer import Answer
from banker.desk import Desk
from banker.speech.answers import tell_answer, tell_preview
from banker.speech.entries import TELLERS, tell_entry
from banker.speech.matters import tell_keys, tell_matter
from banker.speech.reasons import tell_why
from banker.speech.refusals import SENTENCES
from banker.speech.telling.kinds import KINDS
from banker.teller.transcript import lines
from tests.playing import a_desk

TRANSCRIPTS = sorted((Path(__file__).parents[1] / "transcripts").rglob("*.teller"))
LONGEST = 160
"""What even a trade or a deal takes at most on these boards; the usual line is half of it."""

PATTERNED = frozenset(("unknown-phrase", "incomplete-phrase", "no-table"))
"""Refusals that show how a phrase goes, with its own ellipses."""


def played(path: Path) -> Iterator[tuple[Desk, Answer]]:
    """Say every phrase of a transcript, and show each answer with its desk."""
    desk = a_desk()
    for line in lines(path.read_text("utf-8")):
        answer = desk.say(line.phrase)
        if desk.ledger is not None:
            yield desk, answer


def is_fallback(line: str) -> bool:
    """Tell a line that names no more than the kind of its entry."""
    return any(line == kind or line.startswith(f"{kind}: ") for kind in KINDS.values())


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_entry_is_one_short_line(path: Path) -> None:
    entries = [(desk, entry) for desk, answer in played(path) for entry in answer.entries]
    told = [tell_entry(entry, desk.edition.board) for desk, entry in entries]
    assert [line for line in told if is_fallback(line) or "\n" in line or len(line) > LONGEST] == []
    assert {entry.why["code"] for _, entry in entries} <= set(TELLERS)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_refusal_has_all_its_figures(path: Path) -> None:
    for desk, answer in played(path):
        if answer.refusal is not None:
            told = tell_answer(answer, desk.edition)
            assert answer.refusal.code in SENTENCES
            assert answer.refusal.code in PATTERNED or ("…" not in told and "{" not in told), told


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_entry_and_matter_can_be_explained(path: Path) -> None:
    for desk, answer in played(path):
        assert tell_preview(answer, desk.edition)
        for entry in answer.entries:
            assert all("{" not in sentence for sentence in tell_why(entry, desk.edition))
        for matter in desk.matters:
            assert tell_matter(matter, desk.edition.board)
            assert tell_keys(matter)
