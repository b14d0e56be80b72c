"""The commands that list and show boards and sheets, and those that help to make one's own."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from banker.commands.shared import give_up, prepare_streams
from banker.commands.spoken import OPTIONS, Command, argument, command, group, option
from banker.refusal import Refusal
from banker.speech.catalogue import mark

if TYPE_CHECKING:
    from banker.editions.shelf import Shelf

NARROW, WIDE = 40, 120


@command()
def boards() -> None:
    """List the boards: those that come with the desk, then your own."""
    _list(_boards())


@command()
def sheets() -> None:
    """List the rule sheets: those that come with the desk, then your own."""
    _list(_sheets())


@group("board")
def board_group() -> None:
    """Look at one board, or make one of your own."""


@group("sheet")
def sheet_group() -> None:
    """Look at one rule sheet, or make one of your own."""


@board_group.command("show", cls=Command, options_metavar=OPTIONS)
@argument("name", metavar=mark("NAME"))
def show_board(name: str) -> None:
    """Print a board as a person would read it: NAME, or a file."""
    from banker.editions.portrait import board_portrait

    _echo(board_portrait(_loaded(_boards(), name)))


@sheet_group.command("show", cls=Command, options_metavar=OPTIONS)
@argument("name", metavar=mark("NAME"))
def show_sheet(name: str) -> None:
    """Print a rule sheet as a person would read it: NAME, or a file."""
    from banker.editions.portrait import sheet_portrait

    _echo(sheet_portrait(_loaded(_sheets(), name)))


@board_group.command("copy", cls=Command, options_metavar=OPTIONS)
@argument("source", metavar=mark("NAME"))
@argument("name", metavar=mark("NEW"))
def copy_board(source: str, name: str) -> None:
    """Copy the board NAME, or a file, into your own folder as NEW, to be changed there."""
    _copy(_boards(), source, name)


@sheet_group.command("copy", cls=Command, options_metavar=OPTIONS)
@argument("source", metavar=mark("NAME"))
@argument("name", metavar=mark("NEW"))
def copy_sheet(source: str, name: str) -> None:
    """Copy the rule sheet NAME, or a file, into your own folder as NEW, to be changed there."""
    _copy(_sheets(), source, name)


@board_group.command("check", cls=Command, options_metavar=OPTIONS)
@option("--json", "as_json", is_flag=True, help=mark("One JSON object."))
@argument("name", metavar=mark("NAME"))
def check_board(as_json: bool, name: str) -> None:
    """Tell every mistake of a board, each with its line: NAME, or a file; then what is unusual.

    Exit status: 0 it can be played, 1 there are mistakes, 2 it could not be read.
    """
    _check(_boards(), name, as_json)


@sheet_group.command("check", cls=Command, options_metavar=OPTIONS)
@option("--json", "as_json", is_flag=True, help=mark("One JSON object."))
@argument("name", metavar=mark("NAME"))
def check_sheet(as_json: bool, name: str) -> None:
    """Tell every mistake of a rule sheet, each with its line: NAME, or a file; then what is unusual.

    Exit status: 0 it can be played, 1 there are mistakes, 2 it could not be read.
    """
    _check(_sheets(), name, as_json)


@board_group.command("explain", cls=Command, options_metavar=OPTIONS)
def explain_board() -> None:
    """Explain what stands in the file of a board."""
    _explain(_boards())


@sheet_group.command("explain", cls=Command, options_metavar=OPTIONS)
def explain_sheet() -> None:
    """Explain what stands in the file of a rule sheet."""
    _explain(_sheets())


def _boards() -> Shelf[Any]:
    from banker.editions.shelf import BOARD_SHELF

    return BOARD_SHELF


def _sheets() -> Shelf[Any]:
    from banker.editions.shelf import SHEET_SHELF

    return SHEET_SHELF


def _echo(lines: Any) -> None:
    click.echo("\n".join(lines))


def _loaded(shelf: Shelf[Any], name: str) -> Any:
    record = shelf.load(name)
    if isinstance(record, Refusal):
        give_up(record)
    return record


def _list(shelf: Shelf[Any]) -> None:
    from banker.editions.overview import overview

    prepare_streams()
    _echo(overview(shelf))


def _copy(shelf: Shelf[Any], source: str, name: str) -> None:
    from banker.editions.copying import copy
    from banker.speech.catalogue import _

    prepare_streams()
    path = copy(shelf, source, name)
    if isinstance(path, Refusal):
        give_up(path)
    message = _("{file} can be changed now; “{command}” tells whether it can be played.")
    click.echo(message.format(file=path, command=f"banker {shelf.kind} check {name}"))


def _check(shelf: Shelf[Any], name: str, as_json: bool) -> None:
    import msgspec

    from banker.editions.checking import check

    prepare_streams()
    checked = check(shelf, name)
    if isinstance(checked, Refusal):
        give_up(checked)
    _echo([msgspec.json.encode(checked.data).decode()] if as_json else checked.lines())
    sys.exit(0 if checked.ok else 1)


def _explain(shelf: Shelf[Any]) -> None:
    from shutil import get_terminal_size

    from banker.editions.overview import page

    prepare_streams()
    width = get_terminal_size().columns
    _echo(page(shelf, min(max(width, NARROW), WIDE)))
