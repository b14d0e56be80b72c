"""The notice at the bell: ten minutes and one before the end, and at the end; it keeps nobody from typing."""

from textual.events import Click
from textual.timer import Timer
from textual.widgets import Static

from banker.speech.catalogue import _, mark
from widgets.state import Time

UP = 0
STROKES = {
    600: mark("Ten minutes are left."),
    60: mark("One minute is left."),
    UP: mark("Time is up: end the turn in hand, settle what is open, then type finish. Esc hides this."),
}
"""Seconds left at which the bell is rung, and what the table is told."""

SEEN = 20
"""Seconds after which a warning goes by itself; the end stays until it is put away."""


class BellNotice(Static):
    """Says that time gets short, and that it is up."""

    def __init__(self) -> None:
        """Stay out of sight until it is rung."""
        super().__init__(markup=False, id="bell")
        self.display = False
        self._time: Time | None = None
        self._rung: int | None = None
        self._timer: Timer | None = None

    def hear(self, time: Time | None) -> None:
        """Ring once for each stroke that the time has come past; take the end back where time was added."""
        before, self._time = self._time, time
        struck = stroke(before, time)
        if struck is not None:
            self.ring(struck)
        elif self._rung == UP and (time is None or time.left or time.state == "idle"):
            self.put_away()

    def ring(self, left: int) -> None:
        """Come into sight, with a sound."""
        self.put_away()
        self._rung = left
        self.update(_(STROKES[left]))
        self.set_class(left == UP, "-up")
        self.display = True
        self.app.bell()
        if left != UP:
            self._timer = self.set_timer(SEEN, self.put_away)

    def retell(self) -> None:
        """Say it in the language in use now."""
        if self._rung is not None:
            self.update(_(STROKES[self._rung]))

    def put_away(self) -> None:
        """Go out of sight."""
        if self._timer is not None:
            self._timer.stop()
        self.display, self._rung, self._timer = False, None, None

    def on_click(self, event: Click) -> None:
        """Be put away by a click."""
        event.stop()
        self.put_away()


def stroke(before: Time | None, now: Time | None) -> int | None:
    """Name the last stroke between two looks at the clock; to a desk just opened only the end is news."""
    if now is None or now.state == "idle":
        return None
    if before is None:
        return UP if not now.left else None
    return next((left for left in sorted(STROKES) if now.left <= left < before.left), None)
