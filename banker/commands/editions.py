"""The commands that show boards and sheets."""

import click

from banker.commands.shared import give_up
from banker.commands.spoken import OPTIONS, Command, argument, command, group
from banker.refusal import Refusal
from banker.speech.catalogue import mark


@command()
def boards() -> None:
    """List the boards."""
    from banker.editions.shelf import boards as names
    from banker.editions.shelf import load_board

    for name in names():
        board = load_board(name)
        click.echo(f"{name:16} {'' if isinstance(board, Refusal) else board.name}")


@command()
def sheets() -> None:
    """List the rule sheets."""
    from banker.editions.shelf import load_sheet
    from banker.editions.shelf import sheets as names

    for name in names():
        sheet = load_sheet(name)
        click.echo(f"{name:16} {'' if isinstance(sheet, Refusal) else sheet.name}")


@group("board")
def board_group() -> None:
    """Look at one board."""


@board_group.command("show", cls=Command, options_metavar=OPTIONS)
@argument("name", metavar=mark("NAME"))
def show_board(name: str) -> None:
    """Print a board as a person would read it: NAME, or a file."""
    from banker.editions.portrait import board_portrait
    from banker.editions.shelf import load_board

    board = load_board(name)
    if isinstance(board, Refusal):
        give_up(board)
    click.echo("\n".join(board_portrait(board)))


@group("sheet")
def sheet_group() -> None:
    """Look at one rule sheet."""


@sheet_group.command("show", cls=Command, options_metavar=OPTIONS)
@argument("name", metavar=mark("NAME"))
def show_sheet(name: str) -> None:
    """Print a rule sheet as a person would read it: NAME, or a file."""
    from banker.editions.portrait import sheet_portrait
    from banker.editions.shelf import load_sheet

    sheet = load_sheet(name)
    if isinstance(sheet, Refusal):
        give_up(sheet)
    click.echo("\n".join(sheet_portrait(sheet)))
