"""Why a game file cannot be opened or written: stable codes and data, never prose."""

import errno
from typing import Any, ClassVar

FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
"""Numbers of the operating system's errors that mean: there is no room."""


class JournalError(Exception):
    """A game file that cannot be used as asked; `code` is stable, `data` holds what a sentence about it needs."""

    code: ClassVar[str]

    def __init__(self, **data: Any) -> None:
        """Keep the data; `path` in it is the name of the file."""
        super().__init__(self.code)
        self.data = data

    def __str__(self) -> str:
        return f"{self.code} {self.data}"


class FileInUse(JournalError, OSError):
    """Another handle writes to the file: `path`, `pid` (None if unknown) and `since` (ISO 8601, UTC, or None)."""

    code = "file-in-use"


class NotAGame(JournalError, ValueError):
    """The file was not made by this program: `path` and `found`, one of directory, special, empty, other."""

    code = "not-a-game-file"


class NewerVersion(JournalError, ValueError):
    """A newer version of the program wrote this: `path`, the format version `found`, and the newest one `known`."""

    code = "newer-version"


class Damaged(JournalError, ValueError):
    """Line `line` of `path` is not as it was written; `misfit` is one of header, shape, seal, number.

    It is `entry` where the line is in order, but its entry cannot follow the ones before it; `line` is then left out.
    """

    code = "damaged"


class DiskFull(JournalError, OSError):
    """There was no room: nothing was recorded, and the next write may succeed. `path`."""

    code = "disk-full"


class DiskFailed(JournalError, OSError):
    """The outcome of a write is unknown: reopen the file to see. `path` and `reason` (the system's name, or None)."""

    code = "disk-failed"


class CannotWrite(JournalError, OSError):
    """The file or its folder cannot be made, or not be written to: `path` and `reason` (the system's name)."""

    code = "cannot-write"


class NoGame(JournalError, OSError):
    """There is no such file: `path`."""

    code = "no-such-game"


class CannotRead(JournalError, OSError):
    """The file cannot be read: `path` and `reason` (the system's name)."""

    code = "unreadable"


class FileGone(JournalError, OSError):
    """The file under an open game was deleted, moved, replaced or cut: nothing was recorded. `path`."""

    code = "file-gone"


class FileExists(JournalError, OSError):
    """A game was to be written into a file that is there already: `path`."""

    code = "file-exists"


class TooLarge(JournalError, ValueError):
    """The file is larger than any game: `path`, and `size` and `most` in bytes."""

    code = "too-large"


class ReadOnly(JournalError, OSError):
    """The game was opened to be read only: `path`."""

    code = "read-only"


class Closed(JournalError, ValueError):
    """The game was closed: `path`."""

    code = "closed"


class NotPlain(JournalError, ValueError):
    """JSON cannot keep this value: `where` (keys and positions, joined by dots) and `found` (what is there)."""

    code = "not-plain"


class IdTaken(JournalError, ValueError):
    """A document with this id exists: `table` and `id`."""

    code = "id-taken"


def refusal_to_open(error: OSError, path: str) -> JournalError:
    """Say why a file could not be opened or made."""
    if error.errno in FULL:
        return DiskFull(path=path)
    return CannotWrite(path=path, reason=reason_of(error))


def failure(error: OSError, path: str) -> JournalError:
    """Say why a file that is open could not be read or changed."""
    if error.errno in FULL:
        return DiskFull(path=path)
    return DiskFailed(path=path, reason=reason_of(error))


def reason_of(error: OSError) -> str:
    """Give the system's short name of an error, such as EIO."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)
