"""The module `os` with a power switch, for the tests of the real disk."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


class Stop(BaseException):
    """The power is cut, or the process killed."""


class StoppingOS:
    """The module `os`, stopping at one call: before it, after it, or half-way through a write.

    It knows what is sure of each file: the bytes at its last flush, if the names of it and of its folder were flushed.
    """

    def __init__(self, stop_at: int, phase: str = "before", forget: str = "") -> None:
        """Count the calls up to `stop_at`; flushes of `forget`, file or folder, do nothing."""
        self.calls = 0
        self.stop_at, self.phase, self.forget = stop_at, phase, forget
        self._paths: dict[int, Path] = {}
        self._flushed: dict[Path, bytes] = {}
        self._named: set[Path] = set()

    def __getattr__(self, name: str) -> Any:
        """Leave all else to the real module."""
        return getattr(os, name)

    def open(self, path: Path, flags: int, mode: int = 0o777) -> int:
        """Open a file, and remember its path."""
        handle = self._step(lambda: os.open(path, flags, mode))
        self._paths[handle] = Path(path)
        return handle

    def write(self, handle: int, data: bytes) -> int:
        """Write, or half of it."""
        if self.calls == self.stop_at and self.phase == "half":
            os.write(handle, data[: len(data) // 2])
        return self._step(lambda: os.write(handle, data))

    def ftruncate(self, handle: int, size: int) -> None:
        """Cut a file."""
        self._step(lambda: os.ftruncate(handle, size))

    def fsync(self, handle: int) -> None:
        """Flush a file or a folder."""
        self._step(lambda: self._flush(self._paths[handle]))

    def trust(self, path: Path) -> None:
        """Make sure of a file that was there before."""
        self._flushed[path] = path.read_bytes()
        self._named |= {path, path.parent}

    def sure(self, path: Path) -> bytes | None:
        """Give the least that a power cut leaves of a file; None if it leaves no file."""
        return self._flushed.get(path, b"") if {path, path.parent} <= self._named else None

    def _flush(self, path: Path) -> None:
        if path.is_dir() and self.forget != "folder":
            self._named.update(path.iterdir())
        if path.is_file() and self.forget != "file":
            self._flushed[path] = path.read_bytes()

    def _step(self, call: Callable[[], T]) -> T:
        self.calls += 1
        stops = self.calls - 1 == self.stop_at
        if stops and self.phase != "after":
            raise Stop
        result = call()
        if stops:
            raise Stop
        return result
