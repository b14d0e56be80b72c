"""A screen that leaves once, however fast the keys come."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

from textual import work
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.command import CommandInput, CommandPalette, Provider, SearchIcon
from textual.containers import Horizontal, Vertical
from textual.css.query import NoMatches
from textual.events import Mount
from textual.message import Message
from textual.screen import Screen
from textual.widgets import LoadingIndicator

from banker.speech.catalogue import language
from widgets.games_list import Commands
from widgets.late import MISSING, is_late
from widgets.words import Say, relabel

Result = TypeVar("Result")


class Page(Screen[Result]):
    """The base of the screens: a second key that is on its way already must not dismiss the screen below."""

    def on_screen_resume(self) -> None:
        """Describe the keys in the language in use."""
        if language() != "en":
            for part in self.walk_children(with_self=True):
                relabel(part)

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Leave, unless it was left already."""
        return super().dismiss(result) if self.is_active else AwaitComplete()

    async def _dispatch_message(self, message: Message) -> None:
        # Textual tells a screen that it is mounted even where the app was left before it had any parts.
        if isinstance(message, Mount) and self.app._exit:
            return
        try:
            await super()._dispatch_message(message)
        except MISSING as error:
            if not is_late(error):
                raise


class Palette(CommandPalette):
    """The command palette, with the same care."""

    def __init__(self, hint: Say, *, providers: Sequence[type[Provider]] | None = None) -> None:
        """Look for something; the hint says what."""
        super().__init__(providers=providers, placeholder=hint())
        self.hint = hint

    async def _dispatch_message(self, message: Message) -> None:
        try:
            await super()._dispatch_message(message)
        except MISSING as error:
            if not is_late(error):
                raise

    def retell(self) -> None:
        """Ask in the language in use now, and list anew what is found."""
        field = self.query_one(CommandInput)
        field.placeholder = self.hint()
        self._gather_commands(field.value)

    def compose(self) -> ComposeResult:
        """Lay it out as Textual does, with a calm list."""
        with Vertical(id="--container"):
            with Horizontal(id="--input"):
                yield SearchIcon()
                yield CommandInput(placeholder=self._placeholder, select_on_focus=False)
            with Vertical(id="--results"):
                yield Commands()
                yield LoadingIndicator()

    def _action_command_list(self, action: str) -> None:
        # Textual pages through a list that is not laid out yet, and finds no lines in it.
        with suppress(KeyError):
            super()._action_command_list(action)

    @work(exclusive=True, group=CommandPalette._GATHER_COMMANDS_GROUP)
    async def _gather_commands(self, search_value: str) -> None:
        # Textual goes on gathering for a palette that was left, and finds no list to put commands into.
        with suppress(NoMatches):
            await CommandPalette._gather_commands.__wrapped__(self, search_value)  # type: ignore[attr-defined]

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Leave, unless it was left already."""
        return super().dismiss(result) if self.is_active else AwaitComplete()
