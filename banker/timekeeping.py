"""Where the time comes from: the machine, or a transcript."""

import time
from typing import Protocol


class Timekeeper(Protocol):
    """Tells the time in whole seconds since 1970, UTC."""

    def now(self) -> int:
        """Tell the time."""

    def set(self, now: int) -> bool:
        """Set the time, where a transcript may; tells whether it could."""


class SystemTime:
    """The machine's clock, which nobody here may set."""

    def now(self) -> int:
        """Tell the time."""
        return int(time.time())

    def set(self, now: int) -> bool:
        """Refuse to be set."""
        return False


class ScriptTime:
    """The time of a transcript: it stands still until it is set."""

    def __init__(self, start: int) -> None:
        """Start at a time."""
        self.time = start

    def now(self) -> int:
        """Tell the time."""
        return self.time

    def set(self, now: int) -> bool:
        """Set the time."""
        self.time = now
        return True


class LineTime(SystemTime):
    """The machine's clock until a line sets it; from then on only lines move it."""

    def __init__(self) -> None:
        """Start with the machine."""
        self.time: int | None = None

    def now(self) -> int:
        """Tell the time."""
        return super().now() if self.time is None else self.time

    def set(self, now: int) -> bool:
        """Set the time."""
        self.time = now
        return True
