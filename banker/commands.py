"""The commands of `banker`, each a thin door to what does the work."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from banker import __version__
from banker.refusal import Refusal

if TYPE_CHECKING:
    from banker.linemode import Manner


def give_up(refusal: Refusal) -> NoReturn:
    """Say on standard error why a command cannot be done, and leave with status 2."""
    from banker.speech.refusals import tell_refusal

    click.echo(tell_refusal(refusal, None), err=True)
    sys.exit(2)


def _speak() -> None:
    """Take the language of the environment where a catalogue has it."""
    import os

    from banker.speech.catalogue import use

    wish = os.environ.get("BANKER_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    use(wish.split("_")[0].split(".")[0] or "en")


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", message="banker %(version)s")
@click.pass_context
def banker(context: click.Context) -> None:
    """The bank's desk for a property-trading board game played at a real table.

    Without a command it opens the desk: the games found, or a new one.
    """
    _speak()
    if context.invoked_subcommand is None:
        _run_app(None)


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        give_up(Refusal("no-terminal"))


def _run_app(path: Path | None) -> None:
    _need_terminal()
    from banker.library import home

    try:
        from widgets.app import run
    except ImportError as error:
        raise click.ClickException(str(error)) from error
    run(home(), path)


@banker.command("play")
@click.argument("game")
def play_command(game: str) -> None:
    """Open the desk on one GAME: a file, or the name of a game."""
    from banker.library import Library, home

    _run_app(Library(home()).path(game))


@banker.command()
def demo() -> None:
    """Open the desk on a copy of a half-played one-hour game."""
    from banker.demonstration import set_table

    _need_terminal()
    path = set_table()
    if isinstance(path, Refusal):
        give_up(path)
    _run_app(path)


# --- line mode


@banker.command()
@click.option("--memory", is_flag=True, help="Play transcripts without keeping a game.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a phrase.")
@click.option("--books", is_flag=True, help="End the answer of each recorded phrase with the whole books.")
@click.argument("files", nargs=-1, metavar="[GAME | FILE...]")
def teller(memory: bool, as_json: bool, books: bool, files: tuple[str, ...]) -> None:
    """Read phrases, answer a line for each.

    GAME is a file, or the name of a game, that phrases from standard input are entered into; with --memory, each
    FILE is a transcript, played and not kept (standard input where none is named). Exit status: 0 all phrases held,
    1 some were refused, 2 the input could not be read.
    """
    from banker.linemode import Manner

    manner = Manner(json=as_json, books=books)
    _prepare_streams()
    if memory:
        sys.exit(_play_files(files, manner))
    if len(files) != 1:
        raise click.UsageError("Name one GAME, or play transcripts with --memory.")
    sys.exit(_keep_game(files[0], manner))


def _prepare_streams() -> None:
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="strict" if stream is sys.stdin else "replace")


def _play_files(files: tuple[str, ...], manner: Manner) -> int:
    import time

    from banker.desk import Desk
    from banker.ledger.database import JournalDB
    from banker.ledger.disk import MemoryDisk
    from banker.linemode import play, typed
    from banker.teller.transcript import lines
    from banker.timekeeping import ScriptTime

    held = True
    for file in files or ("-",):
        desk = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(int(time.time())), many=True)
        try:
            source = typed(sys.stdin) if file == "-" else lines(Path(file).read_text("utf-8"))
            held = play(source, desk, sys.stdout, manner) and held
        except (OSError, UnicodeError) as error:
            give_up(_unreadable(file, error))
    return 0 if held else 1


def _unreadable(file: str, error: OSError | UnicodeError) -> Refusal:
    reason = error.strerror if isinstance(error, OSError) else "UTF-8"
    return Refusal("unreadable", {"file": file, "reason": reason or ""})


def _keep_game(game: str, manner: Manner) -> int:
    from banker.library import Library, home, sit_down
    from banker.linemode import play, typed
    from banker.timekeeping import LineTime

    desk = sit_down(Library(home()).path(game), LineTime())
    if isinstance(desk, Refusal):
        give_up(desk)
    try:
        return 0 if play(typed(sys.stdin), desk, sys.stdout, manner) else 1
    except UnicodeError as error:
        give_up(_unreadable("-", error))
    finally:
        desk.close()


# --- editions


@banker.command()
def boards() -> None:
    """List the boards."""
    from banker.editions.shelf import boards as names
    from banker.editions.shelf import load_board

    for name in names():
        board = load_board(name)
        click.echo(f"{name:16} {'' if isinstance(board, Refusal) else board.name}")


@banker.command()
def sheets() -> None:
    """List the rule sheets."""
    from banker.editions.shelf import load_sheet
    from banker.editions.shelf import sheets as names

    for name in names():
        sheet = load_sheet(name)
        click.echo(f"{name:16} {'' if isinstance(sheet, Refusal) else sheet.name}")


@banker.group("board")
def board_group() -> None:
    """Look at one board."""


@board_group.command("show")
@click.argument("name")
def show_board(name: str) -> None:
    """Print a board as a person would read it: NAME, or a file."""
    from banker.editions.portrait import board_portrait
    from banker.editions.shelf import load_board

    board = load_board(name)
    if isinstance(board, Refusal):
        give_up(board)
    click.echo("\n".join(board_portrait(board)))


@banker.group("sheet")
def sheet_group() -> None:
    """Look at one rule sheet."""


@sheet_group.command("show")
@click.argument("name")
def show_sheet(name: str) -> None:
    """Print a rule sheet as a person would read it: NAME, or a file."""
    from banker.editions.portrait import sheet_portrait
    from banker.editions.shelf import load_sheet

    sheet = load_sheet(name)
    if isinstance(sheet, Refusal):
        give_up(sheet)
    click.echo("\n".join(sheet_portrait(sheet)))


# --- paper


@banker.command()
@click.argument("game")
@click.option("--player", required=True, help="Whose summary: a name, its beginning, or the seat.")
@click.option("--png", type=click.Path(dir_okay=False, path_type=Path), help="Write an image instead.")
def slip(game: str, player: str, png: Path | None) -> None:
    """Print a player's summary with a QR code: GAME is a file, or the name of a game."""
    from banker.printing.slip import print_slip

    _prepare_streams()
    told = print_slip(game, player, png)
    if isinstance(told, Refusal):
        give_up(told)
    click.echo(told)
