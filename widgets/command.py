"""The command `banker` with its screens, which are loaded only when they are to be shown."""

import gc

from banker.cli import main as banker
from banker.screens import Screens, register

SELDOM = 50_000, 20, 20
"""New objects, and rounds, between two looks for cycles: thousands of widgets and entries live as long as the app."""


def main() -> None:
    """Run the command."""
    register(load)
    banker()


def load() -> Screens:
    """Load the app, and look for cycles seldom, in what came after it only: a key is not to wait for that."""
    gc.disable()
    from widgets.app import run

    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()
    return run
