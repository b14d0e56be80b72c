"""The command `restore`: a new game from the players' slips."""

import sys
import time
from pathlib import Path

import click

from banker.commands.shared import game_path, give_up, prepare_streams
from banker.commands.sources import typed_text
from banker.commands.spoken import argument, command, option
from banker.refusal import Refusal, Refused
from banker.speech.catalogue import mark


@command()
@argument("slips", nargs=-1, metavar=mark("SLIP..."), required=True)
@option("--to", "game", metavar=mark("GAME"), help=mark("The new game: a file, or a name."))
@option(
    "--board", default="", metavar=mark("FILE"), help=mark("The board that was played, if it is not one of those here.")
)
@option(
    "--sheet", default="", metavar=mark("FILE"), help=mark("The sheet that was played, if it is not one of those here.")
)
def restore(slips: tuple[str, ...], game: str | None, board: str, sheet: str) -> None:
    """Set a table up again from the slips of its players, as a new game.

    Each SLIP is an image or a PDF with codes on it, or a text file with what codes say; - is standard input.
    """
    from banker.library import Library, home
    from banker.restoring.restoring import read_slips, restore_into, tell_restored
    from banker.restoring.table import Source

    prepare_streams()
    read = read_slips(tuple(Path(slip) for slip in slips if slip != "-"), _typed() if "-" in slips else None)
    if isinstance(read, Refusal):
        give_up(read)
    path = game_path(game) if game is not None else Library(home()).free("restored")
    done = restore_into(read, path, int(time.time()), Source(_file(board), _file(sheet)))
    if isinstance(done, Refusal):
        give_up(done)
    click.echo(tell_restored(done, path))


def _typed() -> str:
    try:
        return typed_text(sys.stdin)
    except Refused as refused:
        give_up(refused.refusal)


def _file(name: str) -> str:
    """Name a file by its place, so that one without an ending is not taken for a board or sheet known by its name."""
    return str(Path(name).resolve()) if name and Path(name).is_file() else name
