"""Whole games, each set up again at ten moments: the same holdings, every fact of the table, and the count."""

from pathlib import Path

import pytest

from banker.rules.valuation import standings
from banker.teller.transcript import lines
from tests.printing.tables import empty_desk
from tests.restoring.makers import restored

GAMES = sorted((Path(__file__).parents[1] / "transcripts" / "games").glob("*.teller"))
MOMENTS = 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_the_books_are_the_same_at_ten_moments(game: Path) -> None:
    desk = empty_desk()
    phrases = [line.phrase for line in lines(game.read_text("utf-8")) if line.expect is None]
    stops = {len(phrases) * moment // MOMENTS for moment in range(1, MOMENTS + 1)}
    for at, phrase in enumerate(phrases, 1):
        assert desk.say(phrase).ok, phrase
        if at in stops:
            twin = restored(desk).desk
            assert twin.books == desk.books
            assert (twin.elapsed, standings(twin.game)) == (desk.elapsed, standings(desk.game))
