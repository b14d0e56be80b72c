"""One of a few, all of them in sight: the arrows choose, so does a click."""

from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive

from widgets.cells import flow, lines
from widgets.panel import Panel, clickable

Options = tuple[tuple[str, str], ...]


class Choice(Panel, can_focus=True):
    """Options as (value, label); `value` is the one chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "choose(-1)", "the option before", show=False, id="choice.before"),
        Binding("right,space", "choose(1)", "the next option", show=False, id="choice.next"),
    ]

    options: reactive[Options] = reactive((), layout=True)
    value: reactive[str] = reactive("")

    @dataclass
    class Chosen(Message):
        """Another option was chosen."""

        choice: "Choice"
        value: str

        @property
        def control(self) -> "Choice":
            """The choice that it was made of."""
            return self.choice

    def __init__(self, options: Options, value: str, *, id: str | None = None, name: str | None = None) -> None:
        """Offer options, one of them chosen."""
        super().__init__(id=id, name=name)
        self.set_reactive(Choice.options, options)
        self.set_reactive(Choice.value, value)

    def watch_value(self, value: str) -> None:
        """Tell of the choice."""
        self.post_message(self.Chosen(self, value))

    def draw(self, width: int) -> Content:
        """Draw the options, as many on a line as fit."""
        return lines(flow((self._option(value, label) for value, label in self.options), width))

    def _option(self, value: str, label: str) -> Content:
        chosen = value == self.value
        option = Content.assemble(("● " if chosen else "○ ") + label)
        number = [known for known, _ in self.options].index(value)
        return clickable(option.stylize("bold" if chosen else "$foreground-muted"), f"take({number})")

    def action_choose(self, step: int) -> None:
        """Choose the option after or before, round and round."""
        values = [value for value, _ in self.options]
        self.value = values[(values.index(self.value) + step) % len(values)]

    def action_take(self, number: int) -> None:
        """Choose an option by its number."""
        self.focus()
        self.value = self.options[number][0]
