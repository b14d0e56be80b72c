"""The games found in the folder, and the way to a new one."""

from asyncio import sleep
from pathlib import Path

from textual import on, work
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from banker.config.folder import ConfigFolder
from banker.desk import Desk
from banker.library import GameFile, Library
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.speech.refusals import tell_refusal
from banker.timekeeping import Timekeeper
from widgets.actions import AT_GAMES, EVERYTHING, HELP, LOOK, QUIT, SETTINGS, bindings
from widgets.game_row import game_row
from widgets.games_list import GamesList
from widgets.keybar import KeyBar
from widgets.page import Page
from widgets.screens.desk import DeskScreen
from widgets.sitting import resume
from widgets.words import Words


class GamesScreen(Page[None]):
    """The first screen: the last game first."""

    CSS_PATH = "games.tcss"
    AUTO_FOCUS = ""
    BINDINGS = bindings(AT_GAMES)

    def __init__(self, folder: Path, time: Timekeeper, config: ConfigFolder) -> None:
        """Look into a folder; the config remembers the last table."""
        super().__init__()
        self.config = config
        self.library = Library(folder)
        self.time = time
        self.games: list[GameFile] = []
        self.refused: Refusal | None = None

    def compose(self) -> ComposeResult:
        """Lay the list out."""
        yield Words(lambda: _("Games"), classes="title")
        yield GamesList(id="games", markup=False)
        yield Words(lambda: _("No games here yet. Press n to set up a new table."), id="empty")
        yield Static(id="refusal", markup=False)
        yield Static(id="folder", markup=False)
        yield KeyBar(*AT_GAMES, SETTINGS, HELP, EVERYTHING, QUIT)

    def on_mount(self) -> None:
        """Name the folder."""
        self.query_one("#folder", Static).update(Content(str(self.library.folder)))

    def on_screen_resume(self) -> None:
        """Look again: a game may have been played meanwhile."""
        self.show_games()

    def show_games(self) -> None:
        """List the games by name at once, and look into each afterwards."""
        self.games = self.library.games()
        shown = self.query_one(GamesList)
        shown.set_options([Option(game_row(game, None), id=str(game.path)) for game in self.games])
        shown.display = bool(self.games)
        self.query_one("#empty").display = not self.games
        shown.highlighted = 0 if self.games else None
        self.set_focus(shown if self.games else None)
        self._look_into_all()

    @work(exclusive=True)
    async def _look_into_all(self) -> None:
        """Look at each for a moment; whoever writes it is not disturbed."""
        for game in self.games:
            await sleep(0)
            if not self.is_current:
                return
            desk = resume(game.path, self.time, read_only=True)
            self.query_one(GamesList).replace_option_prompt(str(game.path), game_row(game, desk))
            if isinstance(desk, Desk):
                desk.close()

    def retell(self) -> None:
        """Say in the language in use now why a game could not be opened; the list is made anew when it is seen."""
        self.refuse(self.refused)
        if self.is_current:
            self.show_games()

    def refuse(self, refusal: Refusal | None) -> None:
        """Say why a game cannot be opened."""
        self.refused = refusal
        told = tell_refusal(refusal, None) if refusal is not None else ""
        if refusal is not None and refusal.code == "file-in-use":
            told = _("{told} Press {key} to look on.").format(told=told, key=LOOK.shown)
        self.query_one("#refusal", Static).update(Content(told))

    def open(self, path: Path, *, read_only: bool = False) -> None:
        """Go on with a game, or only look on."""
        if not self.is_active:
            return
        desk = resume(path, self.time, read_only=read_only)
        if isinstance(desk, Refusal):
            self.refuse(desk)
        else:
            self.sit_down(desk)

    def sit_down(self, desk: Desk) -> None:
        """Show a desk."""
        self.refuse(None)
        self.app.push_screen(DeskScreen(desk))

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self.open(Path(event.option.id or ""))

    def action_open(self) -> None:
        """Go on with the game marked, or say that there is none."""
        marked = self.query_one(GamesList).highlighted
        if marked is None:
            self.action_new()
        else:
            self.open(self.games[marked].path)

    def action_look(self) -> None:
        """Look on at the game marked, while another desk may be writing it."""
        marked = self.query_one(GamesList).highlighted
        if marked is not None:
            self.open(self.games[marked].path, read_only=True)

    def action_new(self) -> None:
        """Set up a new table."""
        from widgets.screens.setup import SetupScreen

        self.app.push_screen(SetupScreen(self.library, self.time, self.config), self._opened)

    def _opened(self, desk: Desk | None) -> None:
        if desk is not None:
            self.sit_down(desk)
