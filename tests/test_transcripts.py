"""Whole games and small cases, played in memory; the books balance after every entry."""

from pathlib import Path

import pytest

from banker.teller.transcript import lines
from tests.playing import a_desk, faults

TRANSCRIPTS = Path(__file__).parent / "transcripts"
GAMES = sorted((TRANSCRIPTS / "games").glob("*.teller"))


def test_the_whole_games_are_here() -> None:
    assert [path.stem for path in GAMES] == ["one-hour", *(f"table-{number}" for number in range(1, 6))]


@pytest.mark.parametrize("path", [*GAMES, TRANSCRIPTS / "refusals.teller"], ids=lambda path: path.stem)
def test_every_phrase_holds(path: Path) -> None:
    assert faults(a_desk(), lines(path.read_text("utf-8"))) == []


@pytest.mark.parametrize("path", sorted((TRANSCRIPTS / "boards").glob("*.teller")), ids=lambda path: path.stem)
def test_every_phrase_holds_on_a_board_of_other_money(path: Path) -> None:
    assert faults(a_desk(), lines(path.read_text("utf-8"))) == []
