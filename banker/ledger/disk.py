"""A game file on a real disk."""

import fcntl
import os
from pathlib import Path

from banker.ledger.journal_disk import Disk, MemoryDisk
from banker.ledger.journal_errors import FileGone, FileInUse, JournalError, NotAGame, refusal_to_open
from banker.ledger.journal_folder import PRIVATE_FILE, make_folder, sync_folder, write_all, write_new
from banker.ledger.journal_handle import check_regular, is_at, read_game
from banker.ledger.journal_holder import Holder

__all__ = ["Disk", "FileDisk", "MemoryDisk"]


class FileDisk:
    """A file and its folder, both made if they are missing, for this user's eyes only."""

    def __init__(self, path: str | Path, *, create: bool = False) -> None:
        """Name the file; `create` takes a file of 0 bytes, too, for a new one."""
        self._path = Path(path)
        self._name = str(self._path)
        self._create = create
        self._file = -1
        self._pid = 0
        self._holder = Holder(self._path)

    @property
    def name(self) -> str:
        """Give the path."""
        return self._name

    def open(self) -> bool:
        """Open and lock the file; True if it may be empty. Raises JournalError."""
        try:
            made = self._open()
        except JournalError:
            raise
        except IsADirectoryError as error:
            raise NotAGame(path=self.name, found="directory") from error
        except OSError as error:
            raise refusal_to_open(error, self.name) from error
        return made or self._create

    def check(self) -> None:
        """Raise FileInUse in a forked child, and FileGone once the path no longer leads to the file."""
        if os.getpid() != self._pid:
            raise FileInUse(path=self.name, pid=self._pid, since=self._holder.since())
        if not is_at(self._file, self.name):
            raise FileGone(path=self.name)

    def read_all(self) -> bytes:
        """Read the file from its start; raises TooLarge."""
        return read_game(self._file, self.name)

    def append(self, data: bytes) -> None:
        """Write all the bytes at the end."""
        write_all(self._file, data)

    def sync(self) -> None:
        """Flush the file to the disk."""
        os.fsync(self._file)

    def sync_folder(self) -> None:
        """Flush the folder to the disk."""
        sync_folder(self._path.parent)

    def truncate(self, size: int) -> None:
        """Cut the file back to `size` bytes."""
        os.ftruncate(self._file, size)

    def keep(self, data: bytes) -> str:
        """Keep bytes in the first free one of NAME.torn-1, NAME.torn-2, and so on."""
        number = 1
        while (path := self._path.with_name(f"{self._path.name}.torn-{number}")).exists():
            number += 1
        write_new(path, data)
        self.sync_folder()
        return str(path)

    def close(self) -> None:
        """Close the file; the lock goes with the last process that has it open."""
        if self._file >= 0:
            # A forked child must neither unlock the file nor take the note of its parent away.
            if os.getpid() == self._pid:
                self._holder.leave()
            file, self._file = self._file, -1
            os.close(file)

    def _open(self) -> bool:
        make_folder(self._path.parent)
        made = self._open_file()
        self._pid = os.getpid()
        check_regular(self._file, self.name)
        self._lock()
        return made

    def _open_file(self) -> bool:
        flags = os.O_RDWR | os.O_APPEND | os.O_CLOEXEC
        try:
            self._file = os.open(self._path, flags | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
        except FileExistsError:
            self._file = os.open(self._path, flags)
            return False
        return True

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise FileInUse(path=self.name, pid=self._holder.pid(), since=self._holder.since()) from error
        self._holder.enter()
