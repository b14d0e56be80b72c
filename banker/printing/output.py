"""A file that a print goes to."""

import errno
import os
from pathlib import Path
from secrets import token_hex

from banker.ledger.journal_errors import reason_of
from banker.refusal import Refusal

KIND = 4
"""Bytes that tell the kind of a file: PNG and PDF begin with their names."""


def put(path: Path, data: bytes) -> Refusal | None:
    """Write a file, in place of one of its kind that is there only once it is whole; never in place of a game."""
    try:
        _put(path, data)
    except (OSError, ValueError) as error:
        reason = reason_of(error) if isinstance(error, OSError) else type(error).__name__
        return Refusal("cannot-write", {"path": str(path), "file": str(path), "reason": reason})
    return None


def _put(path: Path, data: bytes) -> None:
    target = path.resolve()
    # A pipe or a device is written to: renaming a file over /dev/null would take it away.
    if target.exists() and not target.is_file():
        target.write_bytes(data)
    elif target.exists() and not _alike(target, data):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    else:
        _replace(target, data)


def _alike(target: Path, data: bytes) -> bool:
    with target.open("rb") as file:
        return data.startswith(file.read(KIND))


def _replace(target: Path, data: bytes) -> None:
    part = target.with_name(f".{token_hex(8)}.part")
    try:
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
