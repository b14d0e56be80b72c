"""The commands that open the app."""

import gc
import sys
from pathlib import Path

import click

from banker import screens
from banker.commands.shared import game_path, give_up
from banker.commands.spoken import argument, command
from banker.refusal import Refusal
from banker.screens import Screens
from banker.speech.catalogue import mark


def need_terminal() -> None:
    """Give up where there is no terminal to read keys from and to draw on, be it by standard output or error."""
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        give_up(Refusal("no-terminal"))


def run_app(path: Path | None) -> None:
    """Run the app on the games found, or on one."""
    need_terminal()
    from banker.library import home
    from banker.speech.tongue import code_of

    asked = click.get_current_context().find_root().obj

    try:
        run = load()
    except ImportError as error:
        raise click.ClickException(str(error)) from error
    run(home(), path, code_of(asked) if asked else "")


def load() -> Screens:
    """Load the screens with the garbage collector away: what is loaded stays, and is not walked again and again."""
    gc.disable()
    try:
        return screens.load()
    finally:
        gc.freeze()
        gc.enable()


@command("play")
@argument("game", metavar=mark("GAME"))
def play_command(game: str) -> None:
    """Open the desk on one GAME: a file, or the name of a game."""
    run_app(game_path(game))


@command()
def demo() -> None:
    """Open the desk on a copy of a half-played one-hour game."""
    from banker.demonstration import set_table

    need_terminal()
    path = set_table()
    if isinstance(path, Refusal):
        give_up(path)
    run_app(path)
