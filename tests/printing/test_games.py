"""Slips of whole games: at the end and on the way, each is scanned and equal to the books."""

from pathlib import Path

import pytest

from banker.desk import Desk
from banker.printing.slip import picture_slip, terminal_slip
from banker.printing.window import Window
from banker.teller.transcript import lines
from tests.printing.scans import BLACK, WHITE, opened, pixels, scan
from tests.printing.tables import empty_desk, expected, figures, summary

GAMES = sorted((Path(__file__).parents[1] / "transcripts" / "games").glob("*.teller"))
MOMENTS = 3


def scanned(desk: Desk, player: str) -> list[str]:
    """Scan a player's slip from the picture and from a dark terminal."""
    slip = summary(desk, player)
    drawn = terminal_slip(slip, Window(200, 200, True)).split("\n\n")[-1]
    return [scan(opened(picture_slip(slip))), scan(pixels(drawn, WHITE, BLACK))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_every_players_slip_is_right(game: Path) -> None:
    desk = empty_desk()
    phrases = [line.phrase for line in lines(game.read_text("utf-8")) if line.expect is None]
    stops = {len(phrases) * moment // MOMENTS for moment in range(1, MOMENTS + 1)}
    for at, phrase in enumerate(phrases, 1):
        assert desk.say(phrase).ok, phrase
        for player in desk.game.everyone if at in stops else ():
            for text in scanned(desk, player):
                assert figures(text).items() >= expected(desk, player).items()
