"""The command `banker` with its screens, which are loaded only when they are to be shown."""

from banker.cli import main as banker
from banker.screens import Screens, register


def main() -> None:
    """Run the command."""
    register(load)
    banker()


def load() -> Screens:
    """Load the app."""
    from widgets.app import run

    return run
