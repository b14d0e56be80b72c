"""An open file as the system has it: what it is, whether it is still there, and its bytes."""

import os
import stat

from banker.ledger.journal_errors import NotAGame, TooLarge
from banker.ledger.journal_line import HEADER, HEADER_START

LARGEST = 1 << 29
"""Bytes that no game reaches: a million entries. A file above it is no game, whatever it begins with."""

_PART = 1 << 24


def check_regular(handle: int, name: str) -> None:
    """Raise NotAGame for a pipe, a device and whatever else is no plain file."""
    mode = os.fstat(handle).st_mode
    if not stat.S_ISREG(mode):
        raise NotAGame(path=name, found="directory" if stat.S_ISDIR(mode) else "special")


def is_at(handle: int, path: str) -> bool:
    """Tell whether a path still leads to an open file."""
    held = os.fstat(handle)
    try:
        found = os.stat(path)
    except OSError:
        return False
    return (held.st_dev, held.st_ino) == (found.st_dev, found.st_ino)


def read_from(handle: int, start: int) -> bytes:
    """Read a file from a place to its end."""
    parts = []
    while part := os.pread(handle, _PART, start):
        parts.append(part)
        start += len(part)
    return b"".join(parts)


def read_game(handle: int, name: str, *, whole: bool = False) -> bytes:
    """Read a whole file, or, unless `whole`, of one that cannot be a game just enough to tell; raises TooLarge."""
    beginning = os.pread(handle, 2 * len(HEADER), 0)
    if not (whole or beginning.startswith(HEADER_START)):
        return beginning
    size = os.fstat(handle).st_size
    if size > LARGEST:
        raise TooLarge(path=name, size=size, most=LARGEST)
    return read_from(handle, 0)
