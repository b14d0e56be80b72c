"""The commands that open the app."""

import sys
from pathlib import Path

import click

from banker.commands.shared import give_up
from banker.refusal import Refusal


def need_terminal() -> None:
    """Give up where there is no terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        give_up(Refusal("no-terminal"))


def run_app(path: Path | None) -> None:
    """Run the app on the games found, or on one."""
    need_terminal()
    from banker.library import home

    try:
        from widgets.app import run
    except ImportError as error:
        raise click.ClickException(str(error)) from error
    run(home(), path)


@click.command("play")
@click.argument("game")
def play_command(game: str) -> None:
    """Open the desk on one GAME: a file, or the name of a game."""
    from banker.library import Library, home

    run_app(Library(home()).path(game))


@click.command()
def demo() -> None:
    """Open the desk on a copy of a half-played one-hour game."""
    from banker.demonstration import set_table

    need_terminal()
    path = set_table()
    if isinstance(path, Refusal):
        give_up(path)
    run_app(path)
