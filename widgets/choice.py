"""One of a few, all of them in sight: the arrows choose, so does a click."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive

from banker.speech.catalogue import mark
from widgets.cells import flow, lines, words
from widgets.panel import Panel, clickable

MARK = "  "
"""The room of the mark before an option."""

Options = tuple[tuple[str, str], ...]
Offer = Callable[[], Options]
"""Lists the options in the language in use."""


class Choice(Panel, can_focus=True):
    """Options as (value, label); `value` is the one chosen. Those in `dimmed` are shown and cannot be."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "choose(-1)", mark("the option before"), show=False, id="choice.before"),
        Binding("right,space", "choose(1)", mark("the next option"), show=False, id="choice.next"),
    ]

    options: reactive[Options] = reactive((), layout=True)
    value: reactive[str] = reactive("")
    dimmed: reactive[frozenset[str]] = reactive(frozenset())

    @dataclass
    class Declined(Message):
        """An option was asked for that cannot be chosen."""

        choice: "Choice"
        value: str

        @property
        def control(self) -> "Choice":
            """The choice that it is of."""
            return self.choice

    @dataclass
    class Chosen(Message):
        """Another option was chosen."""

        choice: "Choice"
        value: str

        @property
        def control(self) -> "Choice":
            """The choice that it was made of."""
            return self.choice

    def __init__(
        self,
        options: Options | Offer,
        value: str,
        *,
        dimmed: frozenset[str] = frozenset(),
        id: str | None = None,
        name: str | None = None,
    ) -> None:
        """Offer options, one of them chosen; those that are asked for are told anew in another language."""
        super().__init__(id=id, name=name)
        self.offer: Offer = options if callable(options) else lambda: self.options
        self.set_reactive(Choice.dimmed, dimmed)
        self.set_reactive(Choice.options, options() if callable(options) else options)
        self.set_reactive(Choice.value, value)

    def retell(self) -> None:
        """Say the options in the language in use now."""
        self.options = self.offer()

    def watch_value(self, value: str) -> None:
        """Tell of the choice."""
        self.post_message(self.Chosen(self, value))

    def draw(self, width: int) -> Content:
        """Draw the options, as many on a line as fit."""
        return lines(flow((self._option(value, label, width) for value, label in self.options), width))

    def _option(self, value: str, label: str, width: int) -> Content:
        """Draw an option; where it is too wide for a row, the rest of it stands under its first word."""
        chosen, dimmed = value == self.value, value in self.dimmed
        room = max(1, width - len(MARK))
        rows = words(label, room) if Content(label).cell_length > room else [label]
        option = Content(("● " if chosen else "✗ " if dimmed else "○ ") + f"\n{MARK}".join(rows))
        number = [known for known, _ in self.options].index(value)
        shade = "bold" if chosen else "$foreground-muted strike" if dimmed else "$foreground-muted"
        return clickable(option.stylize(shade), f"take({number})")

    def action_choose(self, step: int) -> None:
        """Choose the option after or before, round and round."""
        values = [value for value, _ in self.options if value == self.value or value not in self.dimmed]
        if self.value in values:
            self.value = values[(values.index(self.value) + step) % len(values)]

    def action_take(self, number: int) -> None:
        """Choose an option by its number."""
        self.screen.set_focus(self)
        value = self.options[number][0] if number < len(self.options) else self.value
        if value in self.dimmed:
            self.post_message(self.Declined(self, value))
        else:
            self.value = value
