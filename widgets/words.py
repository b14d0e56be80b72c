"""Words that are said anew where the language changes: what is said is asked for again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.dom import DOMNode
from textual.events import Resize
from textual.widgets import Input, Static

from banker.speech.catalogue import _, mark
from widgets.cells import cut

Say = Callable[[], str]
"""Says something in the language in use."""


class Words(Static):
    """Words on a screen."""

    def __init__(self, say: Say, *, id: str | None = None, classes: str | None = None) -> None:
        """Say something."""
        super().__init__(Content(say()), id=id, classes=classes, markup=False)
        self.say = say

    def retell(self) -> None:
        """Say it in the language in use now."""
        self.update(Content(self.say()))


class Field(Input):
    """A field to type in, that says dimly what is to be typed: in the longest of its hints that has room."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("alt+b", "word(-1)", mark("a word back"), show=False, id="field.word_back"),
        Binding("alt+f", "word(1)", mark("a word on"), show=False, id="field.word_on"),
    ]

    def __init__(self, *hints: Say, value: str = "", **more: Any) -> None:
        """Hold a value; the rest is as Textual has it."""
        super().__init__(value, placeholder=hints[0](), compact=True, **more)
        self.hints = hints

    @property
    def begins_anew(self) -> bool:
        """Whether the next letter begins another phrase."""
        return not self.value

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Go by words only within what is typed."""
        return not (action == "word" and self.begins_anew) and super().check_action(action, parameters)

    def action_word(self, step: int) -> None:
        """Go a word back or on."""
        if step < 0:
            self.action_cursor_left_word()
        else:
            self.action_cursor_right_word()

    def on_resize(self, event: Resize) -> None:
        """Say as much as there is room for."""
        self.retell()

    def retell(self) -> None:
        """Say it in the language in use now; what has no room at all is cut with its mark."""
        room = self.scrollable_content_region.width - 1
        told = [hint() for hint in self.hints]
        self.placeholder = next((hint for hint in told if Content(hint).cell_length <= room), cut(told[-1], room))


def retell(node: DOMNode) -> None:
    """Say all that stands on a screen or a widget in the language in use now."""
    for part in node.walk_children(with_self=True):
        relabel(part)
        again = getattr(part, "retell", None)
        if again is not None:
            again()


def relabel(node: DOMNode) -> None:
    """Describe the keys of a screen or a widget in the language in use now."""
    written = type(node)._merged_bindings
    for key, held in written.key_to_bindings.items() if written is not None else ():
        node._bindings.key_to_bindings[key] = [
            replace(binding, description=_(binding.description), tooltip=_(binding.tooltip)) for binding in held
        ]
