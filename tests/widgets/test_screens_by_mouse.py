"""The screens beside the desk by clicks alone: a game opened, another set up as the last table was, help, settings."""

from pathlib import Path

from textual.pilot import Pilot

from banker.config.folder import ConfigFolder
from banker.timekeeping import ScriptTime
from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import OPENED, PLAIN, play
from tests.widgets.test_setup import LAST
from widgets.app import BankerApp
from widgets.keybar import KeyBar
from widgets.screens.desk import DeskScreen
from widgets.screens.games import GamesScreen
from widgets.screens.help import HelpScreen
from widgets.screens.settings import SettingsScreen
from widgets.screens.setup import SetupScreen

WIDE = (200, 44)


async def click_key(pilot: Pilot[None], words: str) -> None:
    """Click on a key in the row of keys, and let the screen that it opens come up."""
    await click_on(pilot, pilot.app.screen.query_one(KeyBar), words)
    await pilot.pause()


async def test_games_set_up_help_and_settings_are_gone_through_by_clicks(tmp_path: Path, config: Path) -> None:
    ConfigFolder(config).keep_table(LAST)
    play(tmp_path / "old.game", PLAIN, "Ana pays Budi 50")
    app = BankerApp(tmp_path, None, ScriptTime(OPENED))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause(0.2)
        await click_key(pilot, "help")
        assert isinstance(app.screen, HelpScreen)
        await click_key(pilot, "Esc")
        await click_key(pilot, "settings")
        assert isinstance(app.screen, SettingsScreen)
        await click_key(pilot, "Esc")
        assert isinstance(app.screen, GamesScreen)
        await pilot.click("#games", offset=(6, 1))
        await pilot.pause()
        assert isinstance(app.screen, DeskScreen)
        assert len(app.screen.desk.entries) == 2
        await click_key(pilot, "games")
        await click_key(pilot, "new")
        assert isinstance(app.screen, SetupScreen)
        await pilot.click("#start")
        await pilot.pause()
        assert isinstance(app.screen, DeskScreen)
        assert app.screen.desk.game.everyone == ("Ana", "Budi")
        assert [entry.kind for entry in app.screen.desk.entries] == ["open"]
