"""The command `slip`: a player's summary on paper."""

from pathlib import Path

import click

from banker.commands.shared import game_path, give_up, prepare_streams
from banker.refusal import Refusal


@click.command()
@click.argument("game")
@click.option("--player", required=True, help="Whose summary: a name, its beginning, or the seat.")
@click.option("--png", type=click.Path(dir_okay=False, path_type=Path), help="Write an image instead.")
def slip(game: str, player: str, png: Path | None) -> None:
    """Print a player's summary with a QR code: GAME is a file, or the name of a game."""
    from banker.printing.slip import print_slip

    prepare_streams()
    told = print_slip(str(game_path(game)), player, png)
    if isinstance(told, Refusal):
        give_up(told)
    click.echo(told)
