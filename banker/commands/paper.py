"""The command `slip`: a player's summary on paper."""

from pathlib import Path

import click

from banker.commands.shared import game_path, give_up, is_standard_output, prepare_streams
from banker.commands.spoken import FILE, argument, command, option
from banker.refusal import Refusal
from banker.speech.catalogue import mark


@command()
@argument("game", metavar=mark("GAME"))
@option(
    "--player", required=True, metavar=mark("NAME"), help=mark("Whose summary: a name, its beginning, or the seat.")
)
@option("--png", type=FILE, metavar=mark("FILE"), help=mark("Write an image instead."))
def slip(game: str, player: str, png: Path | None) -> None:
    """Print a player's summary with a QR code: GAME is a file, or the name of a game."""
    from banker.printing.slip import print_slip

    prepare_streams()
    told = print_slip(str(game_path(game)), player, png)
    if isinstance(told, Refusal):
        give_up(told)
    click.echo(told, err=is_standard_output(png))
