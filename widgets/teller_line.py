"""The line where phrases are typed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.events import Key, Paste
from textual.message import Message

from banker.refusal import Refusal
from banker.speech.catalogue import _, mark
from banker.teller.completion import Completion
from widgets.held_field import HeldField


class TellerLine(HeldField):
    """An input that remembers its phrases: up and down leaf through them; Tab takes the word offered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "earlier", mark("earlier phrase"), show=False, id="line.earlier"),
        Binding("down", "later", mark("later phrase"), show=False, id="line.later"),
        Binding("tab", "take", mark("take the word offered"), show=False, id="line.take"),
    ]

    @dataclass
    class Touched(Message):
        """A key was pressed, or words pasted: what was answered before has been read."""

    def __init__(self) -> None:
        """Begin with no phrase typed before."""
        super().__init__(lambda: _("Type a phrase"), id="line", select_on_focus=False)
        self.phrases: list[str] = []
        self._at = 0
        self.ways: Callable[[str], list[Completion]] = lambda phrase: []
        self._asked = ""
        self._way: Completion | None = None

    def retell(self) -> None:
        """Say in the language in use now what is to be typed."""
        self.placeholder = _("Type a phrase")

    async def _on_key(self, event: Key) -> None:
        self.post_message(self.Touched())
        await super()._on_key(event)

    def _on_paste(self, event: Paste) -> None:
        self.post_message(self.Touched())
        super()._on_paste(event)

    # --- a phrase that was refused

    def go_on(self, refusal: Refusal) -> None:
        """Let a phrase that is not finished be typed on from its end: with the next word, or in its last name."""
        whole = refusal.code == "incomplete-phrase" and not self.value.endswith(" ")
        self.value += " " if whole else ""
        self.cursor_position = len(self.value)
        self.let_go()

    def put_in(self, letters: str) -> None:
        """Type letters that were meant for the line: in the place of what is selected, else at the cursor."""
        self.replace(letters, *self.selection)

    def be_done_with(self, phrase: str) -> None:
        """Be empty once the phrase that stands here is entered, from wherever: Enter must not say it twice."""
        if self.value == phrase:
            self.value = ""

    # --- phrases typed before

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

    # --- the word offered

    def ask(self) -> list[Completion]:
        """Ask anew how the phrase may go on, and show the first way dimly behind it."""
        found = self.ways(self.value)
        self._asked, self._way = self.value, found[0] if found else None
        self._suggestion = ghost(self.value, found)
        return found

    def take(self, way: Completion) -> None:
        """Go on as offered."""
        self.value = way.phrase + (" " if way.phrase.endswith(way.words) else "")
        self.cursor_position = len(self.value)

    def action_take(self) -> None:
        """Take the word offered; without one, the key is for the screen."""
        if self._asked != self.value:
            self.ask()
        if self._way is None:
            raise SkipAction
        self.take(self._way)

    def action_cursor_right(self, select: bool = False) -> None:
        """Take the word offered where the line ends, else go right."""
        if self.cursor_at_end and self._suggestion and not select:
            self.action_take()
        else:
            super().action_cursor_right(select)


def unfinished(phrase: str, refusal: Refusal) -> bool:
    """Whether a phrase was refused only because more of it is to be typed: the rest, or more of its last name."""
    if refusal.code == "ambiguous-name":
        return phrase.rstrip().endswith(refusal.data["name"])
    return refusal.code == "incomplete-phrase"


def ghost(phrase: str, found: list[Completion]) -> str:
    """Show the first way behind the phrase: the letters that are missing, or what stands for a misspelt word."""
    if not found or len(phrase.strip()) < 2:
        return ""
    whole = found[0].phrase
    if whole.casefold().startswith(phrase.casefold()):
        return phrase + whole[len(phrase) :]
    return f"{phrase} → {found[0].words}"
