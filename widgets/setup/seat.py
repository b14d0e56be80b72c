"""A seat in the form: its number, token and name, and what moves it."""

from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive

from banker.speech.catalogue import _
from widgets.cells import fit
from widgets.held_field import HeldField
from widgets.panel import Panel, clickable

BLANK = "·"


class NameField(HeldField):
    """A player's name; one that stood there before is replaced by what is typed."""

    def on_focus(self) -> None:
        """Hold the name out."""
        self.hold()


class Token(Panel):
    """The seat's number and token; a click takes the next token."""

    token: reactive[str] = reactive("")

    @dataclass
    class Turned(Message):
        """Another token is wanted."""

        seat: "SeatRow"

    def __init__(self, number: int) -> None:
        """Show a seat's number."""
        super().__init__()
        self.number = number

    def draw(self, width: int) -> Content:
        """Draw the number and the token."""
        number = Content.styled(f"{self.number:2} ", "$foreground-muted")
        return clickable(number + Content.styled(fit(self.token or BLANK, 2), "$text-accent bold"), "turn")

    def action_turn(self) -> None:
        """Ask for another token."""
        assert isinstance(self.parent, SeatRow)
        self.post_message(self.Turned(self.parent))


class Movers(Panel):
    """Up, down, and away, each a click."""

    @dataclass
    class Moved(Message):
        """The seat is to move by so many places; none takes the name away."""

        seat: "SeatRow"
        step: int

    def draw(self, width: int) -> Content:
        """Draw the three."""
        marks = (("↑", "move(-1)"), ("↓", "move(1)"), ("×", "move(0)"))
        return Content(" ").join([clickable(Content.styled(mark, "$foreground-muted"), call) for mark, call in marks])

    def action_move(self, step: int) -> None:
        """Ask to move the seat."""
        assert isinstance(self.parent, SeatRow)
        self.post_message(self.Moved(self.parent, step))


class SeatRow(Horizontal):
    """One player: token and name."""

    def __init__(self, number: int, name: str = "", token: str = "") -> None:
        """Lay out a seat."""
        super().__init__()
        self.number = number
        self.field = NameField(self._hint, lambda: _("a name"), value=name, classes="name", select_on_focus=False)
        self.shown = Token(number)
        self.token = token

    def compose(self) -> ComposeResult:
        """Lay the row out."""
        yield self.shown
        yield self.field
        yield Movers()

    def _hint(self) -> str:
        return _("seat {number}: a name").format(number=self.number)

    @property
    def player(self) -> str:
        """The name typed."""
        return self.field.value.strip()

    @property
    def token(self) -> str:
        """The token chosen."""
        return self.shown.token

    @token.setter
    def token(self, token: str) -> None:
        self.shown.token = token
