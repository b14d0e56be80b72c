"""The commands that look after game files: `verify` and `repair`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from banker.commands.shared import game_path, give_up, prepare_streams
from banker.commands.spoken import FILE, argument, command, option
from banker.refusal import Refusal
from banker.speech.catalogue import mark

if TYPE_CHECKING:
    from banker.audit.auditing import Audit

SHOWN = 10
"""Faults of one check that are told in words; JSON has all."""


@command()
@option("--json", "as_json", is_flag=True, help=mark("One JSON object."))
@argument("game", metavar=mark("GAME"))
def verify(as_json: bool, game: str) -> None:
    """Check the record of a GAME: a file, or the name of a game.

    Exit status: 0 every check holds, 1 one does not, 2 the file could not be read.
    """
    from banker.audit.auditing import audit

    prepare_streams()
    found = audit(game_path(game))
    if isinstance(found, Refusal):
        give_up(found)
    click.echo(_json(found) if as_json else "\n".join(_words(found)))
    sys.exit(0 if found.ok else 1)


@command()
@option("--to", type=FILE, metavar=mark("FILE"), help=mark("The new file; beside the old one if not given."))
@argument("game", metavar=mark("GAME"))
def repair(to: Path | None, game: str) -> None:
    """Write what fits of a damaged GAME to a new file; the old one is left as it is."""
    from banker.repairing import free_beside
    from banker.repairing import repair as work

    prepare_streams()
    path = game_path(game)
    done = work(path, to or free_beside(path))
    if isinstance(done, Refusal):
        give_up(done)
    click.echo(_told(done.path, done.entries, done.line))


def _told(path: Path, entries: int, line: int) -> str:
    from banker.speech.catalogue import _

    if not line:
        return _("Nothing is damaged: all {entries} entries are in {file}.").format(entries=entries, file=path)
    message = _("{entries} entries are in {file}; from line {line} on the old file was left out.")
    return message.format(entries=entries, file=path, line=line)


def _json(found: Audit) -> str:
    import msgspec

    checks = {
        name: {"ok": not faults, "faults": [{"code": f.code, **f.data, "text": _sentence(f)} for f in faults]}
        for name, faults in found.faults.items()
    }
    told = {"file": found.file, "ok": found.ok, "entries": found.entries, "seal": found.seal, "checks": checks}
    return msgspec.json.encode(told).decode()


def _words(found: Audit) -> list[str]:
    from banker.speech.catalogue import _

    told = [_("{file}: {entries} entries, sealed {seal}").format(
        file=found.file, entries=found.entries, seal=found.seal[:16])]  # fmt: skip
    for name, faults in found.faults.items():
        told.append(f"{'✗' if faults else '✓'} {name}")
        told += [f"  {_sentence(fault)}" for fault in faults[:SHOWN]]
        if len(faults) > SHOWN:
            told.append("  " + _("and {more} more").format(more=len(faults) - SHOWN))
    return told


def _sentence(fault: Refusal) -> str:
    from banker.speech.refusals import tell_refusal

    return tell_refusal(fault, None)
