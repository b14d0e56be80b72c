"""The app: the games, and the desk on one of them."""

import asyncio
import signal
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual._path import CSSPathType
from textual.app import SystemCommand
from textual.command import CommandPalette, Provider
from textual.screen import Screen
from textual.theme import ThemeProvider

from banker.desk import Desk
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.timekeeping import SystemTime, Timekeeper
from widgets.actions import AT_APP, bindings, bound_by
from widgets.page import Palette
from widgets.palette import Actions
from widgets.screens.desk import DeskScreen
from widgets.screens.games import GamesScreen
from widgets.sitting import resume
from widgets.tuned import TunedApp


def table_acts() -> type[Provider]:
    """Load the acts on the table for the palette."""
    from widgets.palette_acts import TableActs

    return TableActs


class BankerApp(TunedApp):
    """The bank's desk. The folder holds the games; the path is the one to open at once, if any."""

    TITLE = "banker"
    CSS_PATH: ClassVar[CSSPathType | None] = ["app.tcss", "screens/games.tcss", "screens/desk.tcss"]  # read in one go
    BINDINGS = bindings(AT_APP)
    COMMANDS = TunedApp.COMMANDS | {Actions, table_acts}

    def __init__(
        self, folder: Path, path: Path | None = None, time: Timekeeper | None = None, *, asked: str = ""
    ) -> None:
        """Look into a folder; the time is the machine's unless another is given, the language the settings'."""
        super().__init__(asked=asked)
        self.folder = self.games_folder = folder
        self.path = path
        self.time: Timekeeper = SystemTime() if time is None else time

    def on_mount(self) -> None:
        """Go on with the game that was asked for, and show the games behind it, or where there is none."""
        desk = resume(self.path, self.time) if self.path is not None else None
        if isinstance(desk, Desk):
            self.push_screen(DeskScreen(desk), lambda _left: self._show_games())
        else:
            self._show_games(desk)

    def _show_games(self, refused: Refusal | None = None) -> None:
        """Show the games, and why the one asked for cannot be gone on with."""
        games = GamesScreen(self.folder, self.time, self.config)
        self.push_screen(games)
        if refused is not None:
            games.call_after_refresh(games.refuse, refused)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer the colours; all else is in the registry of actions."""
        yield SystemCommand(_("Colours"), _("Choose another theme, light or dark."), self.action_change_theme)

    def action_command_palette(self) -> None:
        """Show the command palette, once."""
        if not isinstance(self.screen, CommandPalette):
            self.push_screen(Palette(lambda: _("What do you look for?")))

    def action_change_theme(self) -> None:
        """Show the themes."""
        self.push_screen(Palette(lambda: _("Which colours?"), providers=[ThemeProvider]))

    def action_settings(self) -> None:
        """Show the settings, once."""
        from widgets.screens.new_key import NewKeyScreen
        from widgets.screens.settings import SettingsScreen

        if not isinstance(self.screen, (SettingsScreen, NewKeyScreen)):
            self.push_screen(SettingsScreen())

    def action_help(self) -> None:
        """Show the help, once."""
        from widgets.screens.help import HelpScreen

        if not isinstance(self.screen, HelpScreen):
            desks = (screen.desk for screen in self.screen_stack if isinstance(screen, DeskScreen))
            edition = next((desk.edition for desk in desks), None)
            self.push_screen(HelpScreen(bound_by(type(self.screen)), edition))


def run(folder: Path, path: Path | None, asked: str = "") -> None:
    """Run the app on a folder of games, and go on with one of them if it is named, in a language if one is asked."""
    app = BankerApp(folder, path, asked=asked)
    asyncio.run(_run(app))
    if app.return_code:
        sys.exit(app.return_code)


async def _run(app: BankerApp) -> None:
    """Run the app; told to end by a signal it first gives the terminal back as it was."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, partial(app.exit, return_code=128 + number))
    await app.run_async()
