"""A screen that leaves once, however fast the keys come."""

from contextlib import suppress
from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.command import CommandPalette
from textual.screen import Screen

Result = TypeVar("Result")


class Page(Screen[Result]):
    """The base of the screens: a second key that is on its way already must not dismiss the screen below."""

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Leave, unless it was left already."""
        return super().dismiss(result) if self.is_current else AwaitComplete()


class Palette(CommandPalette):
    """The command palette, with the same care."""

    def _action_command_list(self, action: str) -> None:
        # Textual pages through a list that is not laid out yet, and finds no lines in it.
        with suppress(KeyError):
            super()._action_command_list(action)

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Leave, unless it was left already."""
        return super().dismiss(result) if self.is_current else AwaitComplete()
