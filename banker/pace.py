"""The game's own time, whatever is done to the machine's clock."""

MOST_MINUTES = 100 * 24 * 60
MOST_SECONDS = 60 * MOST_MINUTES
"""A hundred days: no clock is set for longer, and no transcript goes beyond."""


class Pace:
    """Seconds since opening that never run backwards: a clock set back is made up for, and they run on.

    `shift` is what was made up for, in seconds.
    """

    def __init__(self) -> None:
        """Start with a clock that was never set back."""
        self.shift = 0
        self._shown = 0

    def tell(self, seconds: int, last: int) -> int:
        """Tell the game's time from what the machine makes of it and the time of the last entry."""
        least = max(self._shown, last)
        self.shift += max(0, least - seconds - self.shift)
        self._shown = seconds + self.shift
        return self._shown
