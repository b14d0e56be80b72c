"""The players by seat: a row each, a new one as soon as the last is used."""

from dataclasses import dataclass

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.reactive import reactive
from textual.widgets import Input

from widgets.setup.seat import Movers, SeatRow, Token
from widgets.setup.tokens import following

FIRST = 2
SEATS = 10


class NamesField(Vertical):
    """Rows by seat; Enter goes on to the next, on an empty one the names are done."""

    most: reactive[int] = reactive(8)

    @dataclass
    class Changed(Message):
        """Another name was typed."""

        count: int

    @dataclass
    class Done(Message):
        """All names are typed."""

    def __init__(self, names: tuple[str, ...] = (), tokens: dict[str, str] | None = None, *, id: str) -> None:
        """Begin with the names and tokens of the last table, or with none."""
        super().__init__(id=id)
        self._given = names
        self._tokens = tokens or {}

    def compose(self) -> ComposeResult:
        """Lay out the seats, of which one more is shown than are used."""
        for number in range(1, max(SEATS, len(self._given)) + 1):
            name = self._given[number - 1] if number <= len(self._given) else ""
            yield SeatRow(number, name, self._tokens.get(name, ""))

    def on_mount(self) -> None:
        """Show as many seats as are wanted."""
        self.show_seats()

    def watch_most(self) -> None:
        """Have as many seats as may be taken."""
        seats = len(self.rows)
        if seats:
            self.mount_all([SeatRow(number) for number in range(seats + 1, self.most + 1)])
            self.show_seats()

    def show_seats(self) -> None:
        """Show the seats used and one more, as far as more may sit down."""
        used = max((row.number for row in self.rows if row.player), default=0)
        for row in self.rows:
            row.display = row.number <= max(FIRST, used, min(used + 1, self.most))

    @property
    def rows(self) -> list[SeatRow]:
        """The seats, used or not."""
        return list(self.query(SeatRow))

    @property
    def shown(self) -> list[SeatRow]:
        """The seats in sight."""
        return [row for row in self.rows if row.display]

    @property
    def players(self) -> tuple[str, ...]:
        """The names typed, by seat."""
        return tuple(row.player for row in self.rows if row.player)

    @property
    def tokens(self) -> dict[str, str]:
        """The tokens chosen, by name."""
        return {row.player: row.token for row in self.rows if row.player and row.token}

    @property
    def signs(self) -> tuple[str, ...]:
        """The tokens by seat, of those who sit down; nothing where nobody has one."""
        signs = tuple(row.token for row in self.rows if row.player)
        return signs if any(signs) else ()

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        event.stop()
        self.show_seats()
        self.post_message(self.Changed(len(self.players)))

    @on(Input.Submitted)
    def _entered(self, event: Input.Submitted) -> None:
        event.stop()
        rows = self.rows
        here = next((at for at, row in enumerate(rows) if row.field is event.input), len(rows))
        after = next((row.field for row in rows[here + 1 :] if row.display), None)
        if event.value.strip() and after is not None:
            self.screen.set_focus(after)
        else:
            self.post_message(self.Done())

    # --- order and tokens

    @property
    def row(self) -> SeatRow | None:
        """The seat that has the keys."""
        return next((row for row in self.rows if row.field is self.screen.focused), None)

    @on(Token.Turned)
    def _turned(self, event: Token.Turned) -> None:
        self.turn(event.seat)

    @on(Movers.Moved)
    def _moved(self, event: Movers.Moved) -> None:
        self.move(event.seat, event.step)

    def turn(self, row: SeatRow) -> None:
        """Give a seat the next token that is free."""
        row.token = following(row.token, frozenset(other.token for other in self.rows))

    def move(self, row: SeatRow, step: int) -> None:
        """Let a player change places with a neighbour, or leave."""
        rows = self.rows
        at = rows.index(row)
        seated = [(other.field.value, other.token) for other in rows]
        if step:
            to = at + step
            if not 0 <= to < len(rows) or not rows[max(at, to)].player:
                return
            seated[at], seated[to] = seated[to], seated[at]
        else:
            to = at
            seated = [*seated[:at], *seated[at + 1 :], ("", "")]
        for other, (name, token) in zip(rows, seated, strict=True):
            other.field.value, other.token = name, token
        self.screen.set_focus(rows[to].field)
