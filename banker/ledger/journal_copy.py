"""Writing a whole game into a file of its own, which is there whole or not at all."""

import os
from collections.abc import Iterable
from pathlib import Path

from banker.ledger.journal_errors import FileExists, refusal_to_open
from banker.ledger.journal_folder import make_folder, sync_folder, write_new
from banker.ledger.journal_line import HEADER, HEADER_SEAL, VERSION, Commit, encoded
from banker.ledger.journal_plain import Row
from banker.ledger.seal import seal_of, sealed

Change = tuple[str, dict[int, Row]]
"""A table and the rows put into it by one line."""


def game_bytes(changes: Iterable[Change]) -> bytes:
    """Write changes as the bytes of a game file, a line for each."""
    lines, seal = [HEADER], HEADER_SEAL
    for number, (table, put) in enumerate(changes, 1):
        body, _ = encoded(Commit(VERSION, number, table, put))
        seal = seal_of(seal, body)
        lines.append(sealed(body, seal) + b"\n")
    return b"".join(lines)


def write_game(path: Path, data: bytes) -> None:
    """Write a game file that is not there yet, safe from a power cut; raises JournalError and then leaves none."""
    part = path.with_name(f"{path.name}.part-{os.getpid()}")
    try:
        if os.path.lexists(path):
            raise FileExists(path=str(path))
        make_folder(path.parent)
        _write(part, path, data)
    except OSError as error:
        raise error if isinstance(error, FileExists) else refusal_to_open(error, str(path)) from error


def _write(part: Path, path: Path, data: bytes) -> None:
    try:
        write_new(part, data)
        part.rename(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)
