"""Building and selling, street by street: + and − on each lot, and Enter records the difference."""

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from banker.answer import Answer
from banker.desk import Desk
from banker.editions.board import Deed
from banker.foresight import after
from banker.ledger.entry import HOTEL, HOUSE
from banker.rules import requests as r
from banker.rules.street import Step, levels, plan, streets
from banker.speech.catalogue import _, mark
from banker.speech.money import money
from banker.speech.names import group as group_name
from banker.speech.names import plain
from banker.teller.spelling import phrase_of
from widgets.actions import AT_BUILD, bindings
from widgets.dialogs.dialog import Dialog
from widgets.dialogs.street import Street
from widgets.rows import Rows
from widgets.state import Plot


class BuildDialog(Dialog):
    """The streets that can be built on, one at a time."""

    HEADING = mark("Build")
    AUTO_FOCUS = "#street"
    ACTIONS = AT_BUILD
    BINDINGS = bindings(ACTIONS)

    def __init__(self, desk: Desk, player: str = "", group: str = "") -> None:
        """Begin with a street of a player, or of whose turn it is."""
        super().__init__(desk)
        self.streets = streets(desk.game, player or desk.game.turn, group)
        self.number = 0
        self.wanted: dict[str, int] = {}

    # --- what is shown

    def heading(self) -> str:
        """Name the owner and his street."""
        if not self.streets:
            return _(self.HEADING)
        owner, lots = self.streets[self.number]
        group = next(group for group in self.desk.edition.board.groups if group.id == lots[0].group)
        return _("{player} builds: {group}").format(player=plain(owner), group=group_name(group))

    def body(self) -> ComposeResult:
        """Lay the street out."""
        yield Street(id="street")
        yield Static(id="supply", markup=False)
        yield Static(id="several", markup=False)

    def on_mount(self) -> None:
        """Show the street as it stands."""
        self._turn_to(0)

    def _turn_to(self, number: int) -> None:
        self.number = number
        if self.streets:
            self.wanted = levels(self.desk.game, self.lots)
            self.query_one(Street).at = 0
        self.query_one("#box").border_title = Content(self.heading())
        self.foresee()

    def foresee(self) -> None:
        """Show the street as it shall stand, the supply, and whether it takes more than one entry."""
        steps = self.steps
        if self.streets:
            self.query_one(Street).plots = self._plots()
        self.query_one("#supply", Static).update(Content(self._supply(steps)).stylize("$foreground-muted"))
        several = self.query_one("#several", Static)
        several.update(Content(self._several(steps)).stylize("$text-warning"))
        several.display = len(steps) > 1
        super().foresee()

    def _plots(self) -> tuple[Plot, ...]:
        game, groups = self.desk.game, {group.id: group for group in self.desk.edition.board.groups}
        return tuple(
            Plot(
                deed=deed.id,
                name=deed.name,
                letter=groups[deed.group].letter,
                colour=groups[deed.group].colour,
                price=deed.house,
                level=game.level(deed),
                wanted=self.wanted[deed.id],
                top=game.top,
            )
            for deed in self.lots
        )

    def _supply(self, steps: list[Step]) -> str:
        answer = self.desk.foresee(steps[0]) if steps else None
        houses, hotels = self._left(HOUSE, answer), self._left(HOTEL, answer)
        told = _("in the bank: houses {houses}, hotels {hotels}").format(houses=houses, hotels=hotels)
        return f"{told} · {self._cost(answer)}" if answer is not None and answer.ok else told

    def _left(self, building: str, answer: Answer | None) -> str:
        left = self.desk.game.left(building)
        if left is None:
            return "∞"
        then = after(self.desk, answer).left(building) if answer is not None and answer.ok else left
        return str(left) if then == left else f"{left} → {then}"

    def _cost(self, answer: Answer) -> str:
        moved = sum(then - now for name, now, then in answer.balances if name == self.owner)
        if moved > 0:
            return _("brings {amount}").format(amount=money(moved))
        return _("costs {amount}").format(amount=money(-moved))

    def _several(self, steps: list[Step]) -> str:
        if len(steps) < 2:
            return ""
        phrases = "; ".join(phrase_of(step, self.desk.scene) for step in steps[1:])
        mixed = len({type(step) for step in steps}) > 1
        head = _("Sales and buildings are entries of their own.") if mixed else _("One entry cannot do all of this.")
        return f"{head} " + _("Enter records the first; then comes: {phrases}").format(phrases=phrases)

    # --- what is gathered

    @property
    def owner(self) -> str:
        """Whose street it is."""
        return self.streets[self.number][0]

    @property
    def lots(self) -> tuple[Deed, ...]:
        """The lots of the street."""
        return self.streets[self.number][1]

    @property
    def steps(self) -> list[Step]:
        """What is to be entered."""
        return plan(self.desk.game, self.owner, self.lots, self.wanted) if self.streets else []

    def gather(self) -> r.Request | None:
        """Give the first of what is to be entered."""
        steps = self.steps
        return steps[0] if steps else None

    def missing(self) -> str:
        """Say what the keys do."""
        return _("The arrows choose a lot; + builds there, − sells.")

    # --- keys

    def put(self, at: int, step: int) -> None:
        """Want one more on a lot, or one less."""
        if self.streets and at < len(self.lots):
            deed = self.lots[at].id
            self.wanted[deed] = max(0, min(self.wanted[deed] + step, self.desk.game.top))
            self.foresee()

    def action_add(self, step: int) -> None:
        """Want one more on the lot marked, or one less."""
        self.put(self.query_one(Street).at, step)

    def action_street(self, step: int) -> None:
        """Go to the next street."""
        if self.streets:
            self._turn_to((self.number + step) % len(self.streets))

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        event.stop()

    def action_record(self) -> None:
        """Leave with the phrase; stay where there is more to be entered after it."""
        if len(self.steps) > 1 and self.desk.preview(self.phrase).ok:
            self.do(self.phrase)
            self.foresee()
        else:
            super().action_record()
