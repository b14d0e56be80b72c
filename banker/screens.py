"""The screens, of which the bank knows only how they are run: they make themselves known to it."""

from collections.abc import Callable
from pathlib import Path

Screens = Callable[[Path, Path | None, str], None]
"""Runs the screens on a folder of games, with the game to go on with and the language asked for."""

GROUP = "banker.screens"
"""The entry points of what loads the screens, where they did not make themselves known."""

_loaders: list[Callable[[], Screens]] = []


def register(loader: Callable[[], Screens]) -> None:
    """Make screens known by what loads them."""
    _loaders.append(loader)


def load() -> Screens:
    """Load the screens; raises ImportError where there are none."""
    for loader in _loaders:
        return loader()
    from importlib.metadata import entry_points

    for found in entry_points(group=GROUP):
        screens: Screens = found.load()()
        return screens
    raise ImportError(f"nothing is installed for {GROUP}")
