"""The command `teller`: line mode."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from banker.commands.shared import game_path, give_up, prepare_streams
from banker.commands.sources import transcript, typed_lines
from banker.commands.spoken import argument, command, option
from banker.refusal import Refusal, Refused
from banker.speech.catalogue import _, mark

if TYPE_CHECKING:
    from banker.linemode import Manner


@command()
@option("--memory", is_flag=True, help=mark("Play transcripts without keeping a game."))
@option("--json", "as_json", is_flag=True, help=mark("One JSON object a phrase."))
@option("--books", is_flag=True, help=mark("End the answer of each recorded phrase with the whole books."))
@option("--read-only", is_flag=True, help=mark("Only look at a game, which another desk may be playing."))
@argument("files", nargs=-1, metavar=mark("[GAME | FILE...]"))
def teller(memory: bool, as_json: bool, books: bool, read_only: bool, files: tuple[str, ...]) -> None:
    """Read phrases, answer a line for each.

    GAME is a file, or the name of a game, that phrases from standard input are entered into; with --memory, each
    FILE is a transcript, played and not kept (standard input where none is named). Exit status: 0 all phrases held,
    1 some were refused, 2 the input could not be read.
    """
    from banker.linemode import Manner

    manner = Manner(json=as_json, books=books)
    prepare_streams()
    if memory:
        sys.exit(_play_files(files, manner))
    if len(files) != 1:
        raise click.UsageError(_("Name one GAME, or play transcripts with --memory."))
    sys.exit(_keep_game(files[0], manner, read_only=read_only))


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
            source = typed(typed_lines(sys.stdin)) if file == "-" else lines(transcript(file))
            held = play(source, desk, sys.stdout, manner) and held
        except Refused as refused:
            give_up(refused.refusal)
    return 0 if held else 1


def _keep_game(game: str, manner: Manner, *, read_only: bool) -> int:
    from banker.library import Library, sit_down
    from banker.linemode import Room, play, typed
    from banker.timekeeping import LineTime

    path = game_path(game)
    desk = sit_down(path, LineTime(), read_only=read_only)
    if isinstance(desk, Refusal):
        give_up(desk)
    room = Room(sys.stderr, lambda: Library(path.parent).free(path.stem))
    try:
        return 0 if play(typed(typed_lines(sys.stdin)), desk, sys.stdout, manner, room) else 1
    except Refused as refused:
        give_up(refused.refusal)
    finally:
        desk.close()
