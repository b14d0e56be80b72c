"""Words that are said anew where the language changes: what is said is asked for again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from textual.content import Content
from textual.dom import DOMNode
from textual.widgets import Input, Static

from banker.speech.catalogue import _

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
    """A field to type in, that says dimly what is to be typed."""

    def __init__(self, hint: Say, value: str = "", **more: Any) -> None:
        """Hold a value; the rest is as Textual has it."""
        super().__init__(value, placeholder=hint(), compact=True, **more)
        self.hint = hint

    def retell(self) -> None:
        """Say it in the language in use now."""
        self.placeholder = self.hint()


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
