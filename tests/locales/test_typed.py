"""The one-hour game typed key by key at the desk in another language comes to the same count."""

from pathlib import Path

import pytest

from banker.rules.valuation import standings
from banker.speech import catalogue
from banker.teller.transcript import lines
from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, SHORT, at_desk, play, press
from widgets.dialogs.auction import AuctionDialog
from widgets.echo import Echo, Moment
from widgets.screens.count import CountScreen

GAMES = Path(__file__).parent / "games"
ENDS = ("selesai", "finas")


@pytest.mark.parametrize("language", ["id", "eo"])
async def test_the_one_hour_game_typed_at_the_desk(tmp_path: Path, language: str) -> None:
    catalogue.use(language)
    time = ScriptTime(OPENED)
    path = play(tmp_path / "a.game", SHORT, time=time)
    _opening, *script = lines((GAMES / f"{language}.teller").read_text("utf-8"))
    async with at_desk(path, size=(80, 24), time=time) as (pilot, screen):
        for said in script:
            if isinstance(pilot.app.screen, CountScreen):
                await press(pilot, "", "escape")
            await press(pilot, said.phrase, "enter")
            await pilot.pause()
            shown = pilot.app.screen if isinstance(pilot.app.screen, AuctionDialog) else screen
            refused = said.expect is not None
            assert (shown.query_one(Echo).moment is Moment.REFUSED) is refused, said
            await press(pilot, "", *["escape"] * refused, *["enter"] * (said.phrase in ENDS))
        counted = {standing.player: standing.worth.total for standing in standings(screen.desk.game)}
        assert counted == {"Ana": 1868, "Budi": 1746, "Citra": 1566}
        assert screen.desk.game.over
