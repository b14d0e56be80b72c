"""What a game file needs of a disk, and a disk in memory."""

from typing import Protocol


class Disk(Protocol):
    """A file that is only ever appended to, or cut back to where it was; methods raise OSError as the system does."""

    @property
    def name(self) -> str:
        """What to call the file in messages."""

    def open(self) -> bool:
        """Take hold of the file for this process alone; True if it may be empty. Raises JournalError."""

    def check(self) -> None:
        """Raise JournalError if what is written now would not be found again, or is not this process's to write."""

    def read_all(self) -> bytes:
        """Read the file from its start."""

    def append(self, data: bytes) -> None:
        """Write all the bytes at the end; after an error any number of them may be there."""

    def sync(self) -> None:
        """Return only when all that was written is safe from a power cut."""

    def sync_folder(self) -> None:
        """Return only when the file's name is safe from a power cut."""

    def truncate(self, size: int) -> None:
        """Cut the file back to `size` bytes."""

    def keep(self, data: bytes) -> str:
        """Keep bytes beside the file, safe from a power cut, and name the place."""

    def close(self) -> None:
        """Let go of the file, if it is open."""


class MemoryDisk:
    """A file in memory, gone with the program; it is never locked, and syncing it does nothing."""

    name = ":memory:"

    def __init__(self, content: bytes = b"") -> None:
        """Start with the bytes of a game file, or with none for a new one."""
        self._content = bytearray(content)
        self.kept: list[bytes] = []

    @property
    def content(self) -> bytes:
        """Give the bytes of the file."""
        return bytes(self._content)

    def open(self) -> bool:
        """Allow the file to be empty."""
        return True

    def check(self) -> None:
        """Do nothing: nobody else has this file."""

    def read_all(self) -> bytes:
        """Give the bytes of the file."""
        return self.content

    def append(self, data: bytes) -> None:
        """Add the bytes at the end."""
        self._content += data

    def sync(self) -> None:
        """Do nothing."""

    def sync_folder(self) -> None:
        """Do nothing."""

    def truncate(self, size: int) -> None:
        """Cut the file back to `size` bytes."""
        del self._content[size:]

    def keep(self, data: bytes) -> str:
        """Keep the bytes in `kept`."""
        self.kept.append(data)
        return f"{self.name}.torn-{len(self.kept)}"

    def close(self) -> None:
        """Do nothing."""
