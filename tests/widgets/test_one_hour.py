"""A one-hour game worked out by hand, typed into the app's own line."""

from pathlib import Path

from banker.rules.valuation import standings
from banker.teller.transcript import Line, lines
from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, at_desk, line, play, press
from widgets.dialogs.auction import AuctionDialog
from widgets.echo import Echo, Moment
from widgets.screens.count import CountScreen
from widgets.screens.desk import DeskScreen

GAME = Path(__file__).parents[1] / "transcripts" / "games" / "one-hour.teller"
"""Read from the tree of this repository."""


def script() -> list[Line]:
    return list(lines(GAME.read_text("utf-8")))


async def test_the_one_hour_game_typed_at_the_desk(tmp_path: Path) -> None:
    opening, *phrases = script()
    time = ScriptTime(OPENED)
    path = play(tmp_path / "a.game", opening.phrase, time=time)
    async with at_desk(path, size=(120, 36), time=time) as (pilot, screen):
        for said in phrases:
            if isinstance(pilot.app.screen, CountScreen):
                await press(pilot, "", "escape")
            assert isinstance(pilot.app.screen, DeskScreen | AuctionDialog)
            await press(pilot, said.phrase, "enter")
            await pilot.pause()
            shown = pilot.app.screen if isinstance(pilot.app.screen, AuctionDialog) else screen
            refused = said.expect is not None
            assert (shown.query_one(Echo).moment is Moment.REFUSED) is refused, said
            assert line(shown) == (said.phrase if refused else "")
            await press(pilot, "", *["escape"] * refused, *["enter"] * (said.phrase == "finish"))
        counted = {standing.player: standing.worth.total for standing in standings(screen.desk.game)}
        assert counted == {"Ana": 1868, "Budi": 1746, "Citra": 1566}
        assert screen.desk.game.over
