"""Who holds a game file: a note beside the file for the process that finds it locked."""

import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from banker.ledger.journal_folder import PRIVATE_FILE


class Holder:
    """The note NAME.holder. It only informs: the lock is the kernel's, so a note left behind by a killed process
    keeps nobody out, and a note that cannot be written or read is done without.
    """

    def __init__(self, path: Path) -> None:
        """Name the game file."""
        self._path = path.with_name(f"{path.name}.holder")
        self._entered = False

    def enter(self) -> None:
        """Write this process down as the holder."""
        self._entered = True
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
            handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE_FILE)
            with open(handle, "w") as note:
                note.write(f"{os.getpid()}\n")

    def leave(self) -> None:
        """Take the note away, if this holder wrote it."""
        if self._entered:
            self._entered = False
            with suppress(OSError):
                self._path.unlink(missing_ok=True)

    def pid(self) -> int | None:
        """Read the process that wrote the note; None if it cannot be read."""
        try:
            return int(self._path.read_text())
        except (OSError, ValueError):
            return None

    def since(self) -> str | None:
        """Read when the note was written (ISO 8601, UTC); None if it cannot be read."""
        try:
            written = self._path.stat().st_mtime
        except OSError:
            return None
        return datetime.fromtimestamp(written, UTC).isoformat(timespec="seconds")
