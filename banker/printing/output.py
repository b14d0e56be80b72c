"""A file that a print goes to."""

import errno
import os
from itertools import count
from pathlib import Path
from secrets import token_hex

from banker.ledger.journal_errors import reason_of
from banker.refusal import Refusal

LONGEST = 40
"""As many letters of a name go into that of a file."""

KIND = 4
"""Bytes that tell the kind of a file: PNG and PDF begin with their names."""


def claim(folder: Path, stem: str, form: str) -> Path | Refusal:
    """Make an empty file under the first name that is free, so that nothing is written over; refuses `cannot-write`."""
    for number in count(1):
        file = folder / (f"{stem}-{number}.{form}" if number > 1 else f"{stem}.{form}")
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            continue
        except (OSError, ValueError) as error:
            return _refusal(file, error)
        return file
    raise AssertionError


def letters(about: str) -> str:
    """Keep of a name what any file can be named by."""
    kept = "".join(letter if letter.isalnum() else "-" for letter in about)
    return kept[:LONGEST].strip("-") or "print"


def put(path: Path, data: bytes) -> Refusal | None:
    """Write a file, in place of one of its kind that is there only once it is whole; never in place of a game."""
    try:
        _put(path, data)
    except (OSError, ValueError) as error:
        return _refusal(path, error)
    return None


def _refusal(path: Path, error: OSError | ValueError) -> Refusal:
    reason = reason_of(error) if isinstance(error, OSError) else type(error).__name__
    return Refusal("cannot-write", {"path": str(path), "file": str(path), "reason": reason})


def _put(path: Path, data: bytes) -> None:
    # A pipe or a device is written to: renaming a file over /dev/null would take it away.
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    target = path.resolve()
    if target.exists() and not _alike(target, data):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
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
