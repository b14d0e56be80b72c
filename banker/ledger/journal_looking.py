"""A game file that is only looked at: nothing is locked, made or changed, and another process may write to it."""

import os
from pathlib import Path

from banker.ledger.journal_errors import CannotRead, FileGone, NoGame, NotAGame, reason_of
from banker.ledger.journal_handle import check_regular, is_at, read_from, read_game


class FileReader:
    """A file on a real disk, open for reading; methods raise JournalError."""

    def __init__(self, path: str | Path) -> None:
        """Name the file."""
        self._path = Path(path)
        self._name = str(self._path)
        self._file = -1

    @property
    def name(self) -> str:
        """Give the path."""
        return self._name

    def open(self, *, whole: bool = False) -> bytes:
        """Open the file and read it; all of it, with `whole`, even if it does not begin as a game."""
        try:
            # A pipe that nobody writes to must not keep anybody waiting.
            self._file = os.open(self._path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
            check_regular(self._file, self.name)
            return read_game(self._file, self.name, whole=whole)
        except IsADirectoryError as error:
            raise NotAGame(path=self.name, found="directory") from error
        except FileNotFoundError as error:
            raise NoGame(path=self.name) from error
        except OSError as error:
            raise CannotRead(path=self.name, reason=reason_of(error)) from error

    def read_on(self, start: int) -> bytes:
        """Read what was added; raises FileGone once the file is shorter, or no longer where it was."""
        if not is_at(self._file, self.name) or os.fstat(self._file).st_size < start:
            raise FileGone(path=self.name)
        try:
            return read_from(self._file, start)
        except OSError as error:
            raise CannotRead(path=self.name, reason=reason_of(error)) from error

    def close(self) -> None:
        """Close the file, if it is open."""
        if self._file >= 0:
            file, self._file = self._file, -1
            os.close(file)
