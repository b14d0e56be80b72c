"""The line where phrases are typed."""

from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key, Paste
from textual.message import Message
from textual.widgets import Input

from banker.speech.catalogue import _


class TellerLine(Input):
    """An input that remembers its phrases: up and down leaf through them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "earlier", "earlier phrase", show=False, id="line.earlier"),
        Binding("down", "later", "later phrase", show=False, id="line.later"),
    ]

    @dataclass
    class Touched(Message):
        """A key was pressed, or words pasted: what was answered before has been read."""

    def __init__(self) -> None:
        """Begin with no phrase typed before."""
        super().__init__(placeholder=_("Type a phrase"), compact=True, id="line", select_on_focus=False)
        self.phrases: list[str] = []
        self._at = 0

    async def _on_key(self, event: Key) -> None:
        self.post_message(self.Touched())
        await super()._on_key(event)

    def _on_paste(self, event: Paste) -> None:
        self.post_message(self.Touched())
        super()._on_paste(event)

    def remember(self, phrase: str) -> None:
        """Keep a phrase for the arrows."""
        if phrase and self.phrases[-1:] != [phrase]:
            self.phrases.append(phrase)
        self._at = len(self.phrases)

    def action_earlier(self) -> None:
        """Bring back the phrase typed before."""
        self._leaf(-1)

    def action_later(self) -> None:
        """Bring back the phrase typed after."""
        self._leaf(1)

    def _leaf(self, step: int) -> None:
        self._at = min(max(0, self._at + step), len(self.phrases))
        self.value = self.phrases[self._at] if self._at < len(self.phrases) else ""
        self.cursor_position = len(self.value)
