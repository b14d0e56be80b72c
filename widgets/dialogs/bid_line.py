"""The line of an auction: a digit alone is a bid, x and a digit a pass; all else is a phrase or an amount."""

from dataclasses import dataclass

from textual.events import Key
from textual.message import Message

from banker.speech.catalogue import _
from widgets.held_field import HeldField
from widgets.words import Say

SHIFTED = "!@#$%^&*("
"""What shift makes of the digits on most keyboards; alt with a digit does the same on every one."""
AMOUNT = "="
PASS, WANT = "x", "w"


class BidLine(HeldField):
    """An input that posts bids and passes as soon as they are clear."""

    OWN_KEYS = frozenset(f"alt+{seat}" for seat in "123456789")
    """The keys of the large steps."""

    @dataclass
    class Stepped(Message):
        """A seat bids a small or a large step."""

        seat: int
        large: bool

    @dataclass
    class Passed(Message):
        """A seat bids no more."""

        seat: int

    @dataclass
    class Wanted(Message):
        """A seat says how many of the last buildings it still wants."""

        seat: int
        count: int

    @dataclass
    class Rubbed(Message):
        """Backspace was pressed with nothing typed."""

    @dataclass
    class Touched(Message):
        """A key was pressed: what was answered before has been read."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__(*HINTS, id="line", select_on_focus=False)

    async def _on_key(self, event: Key) -> None:
        seat, large = _seat(event)
        if event.is_printable:
            self.post_message(self.Touched())
        if seat and self.begins_anew:
            event.stop()
            event.prevent_default()
            self.value = ""
            self.post_message(self.Stepped(seat, large))
            return
        if event.key == "backspace" and not self.value:
            event.stop()
            event.prevent_default()
            self.post_message(self.Rubbed())
            return
        await super()._on_key(event)

    def watch_value(self, value: str) -> None:
        """Post a pass or a wish once it is whole."""
        word = value.strip().lower()
        if len(word) == 2 and word[0] == PASS and word[1].isdecimal():
            self.value = ""
            self.post_message(self.Passed(int(word[1])))
        if len(word) == 3 and word[0] == WANT and word[1:].isdecimal():
            self.value = ""
            self.post_message(self.Wanted(int(word[1]), int(word[2])))

    @property
    def amount(self) -> int | None:
        """The amount that is typed, if one is."""
        digits = self.value.strip().removeprefix(AMOUNT)
        return int(digits) if self.value.strip().startswith(AMOUNT) and digits.isdecimal() else None


def _seat(event: Key) -> tuple[int, bool]:
    """Read the seat of a key, and whether it bids the large step."""
    bare = event.key.removeprefix("alt+").removeprefix("shift+")
    if len(bare) == 1 and bare in "123456789":
        return int(bare), bare != event.key
    character = event.character or ""
    return (SHIFTED.index(character) + 1, True) if character and character in SHIFTED else (0, False)


HINTS: tuple[Say, ...] = (
    lambda: _("a seat bids, x and a seat passes, = and an amount, or a phrase"),
    lambda: _("1 bids, x1 passes, =150 bids 150"),
    lambda: "1  x1  =150",
)
"""What can be typed, the longest first."""
