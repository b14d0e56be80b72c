"""The names of the players: one input each, a new one as soon as the last is used."""

from dataclasses import dataclass

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.reactive import reactive
from textual.widgets import Input

from banker.speech.catalogue import _

FIRST = 2


class NamesField(Vertical):
    """Inputs by seat; Enter goes on to the next, on an empty one the names are done."""

    most: reactive[int] = reactive(8)

    @dataclass
    class Changed(Message):
        """Another name was typed."""

        count: int

    @dataclass
    class Done(Message):
        """All names are typed."""

    def compose(self) -> ComposeResult:
        """Lay out the first inputs."""
        for seat in range(1, FIRST + 1):
            yield _seat(seat)

    @property
    def players(self) -> tuple[str, ...]:
        """The names typed, by seat."""
        typed = (field.value.strip() for field in self.query(Input))
        return tuple(name for name in typed if name)

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        event.stop()
        fields = list(self.query(Input))
        if fields[-1].value.strip() and len(fields) < self.most:
            self.mount(_seat(len(fields) + 1))
        self.post_message(self.Changed(len(self.players)))

    @on(Input.Submitted)
    def _entered(self, event: Input.Submitted) -> None:
        event.stop()
        fields = list(self.query(Input))
        after = fields.index(event.input) + 1
        if event.value.strip() and after < len(fields):
            fields[after].focus()
        else:
            self.post_message(self.Done())


def _seat(number: int) -> Input:
    hint = _("seat {number}: a name").format(number=number)
    return Input(placeholder=hint, compact=True, classes="name", select_on_focus=False)
