"""Setting up a new table: players, game, sheet, board, house rules; the last table is remembered."""

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from banker.config.folder import ConfigFolder
from banker.config.last_table import LastTable
from banker.desk import Desk
from banker.editions.sheet import Sheet
from banker.editions.shelf import load_board, load_sheet
from banker.library import Library
from banker.refusal import Refusal
from banker.rules.requests import Open
from banker.speech.catalogue import _, mark
from banker.speech.refusals import tell_refusal
from banker.timekeeping import Timekeeper
from widgets.actions import AT_SETUP, HELP, QUIT, bindings
from widgets.choice import Choice
from widgets.keybar import KeyBar
from widgets.page import Page
from widgets.pane import Pane
from widgets.setup.house_rules import HouseRules
from widgets.setup.names_field import NamesField
from widgets.setup.offered import board_options, faulty_boards, faulty_sheets, known, paired, sheet_options, variants
from widgets.setup.order import order
from widgets.setup.readings import Readings
from widgets.sitting import open_table
from widgets.words import Words

WIDTHS = [(0, "-narrow"), (60, "-medium"), (110, "-wide")]
HEIGHTS = [(0, "-short"), (32, "-tall")]


class SetupScreen(Page[Desk | None]):
    """One form; Enter goes on, and on the button opens the table."""

    CSS_PATH = "setup.tcss"
    AUTO_FOCUS = ".name"
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(AT_SETUP),
        ("down,enter", "app.focus_next", ""),
        ("up", "app.focus_previous", ""),
    ]

    def __init__(self, library: Library, time: Timekeeper, config: ConfigFolder) -> None:
        """Set up a table to be kept in a library, beginning with the last one."""
        super().__init__()
        self.library = library
        self.time = time
        self.config = config
        self.refused: Refusal | None = None
        self.last = known(config.last_table())

    def compose(self) -> ComposeResult:
        """Lay the form out."""
        yield Words(lambda: _("New table"), classes="title")
        with Pane(id="form"), Horizontal(id="columns"):
            with Pane(id="table"):
                yield from self._table()
            with Pane(id="house"):
                yield Words(lambda: _("House rules"), id="house-title")
                yield Static(id="changed", markup=False)
                yield HouseRules(id="rules")
        yield Static(id="refusal", markup=False)
        with Horizontal(id="foot"):
            yield Button(_("Open the table"), id="start", variant="primary", compact=True)
            yield Static(id="printed", markup=False)
        yield KeyBar(*AT_SETUP, HELP, QUIT)

    def _table(self) -> ComposeResult:
        last = self.last
        minutes = Input(str(last.minutes), compact=True, id="minutes", restrict=r"[0-9]{0,4}")
        yield _field(mark("Players"), NamesField(last.players, last.tokens, id="names"))
        yield Static(id="advice", markup=False)
        yield _field(mark("Game"), Choice(variants, last.variant, id="variant"))
        yield _field(mark("Minutes"), minutes, "minutes")
        faulty = {"sheet": faulty_sheets(), "board": faulty_boards()}
        sheets, boards = (frozenset(faulty[kind]) for kind in ("sheet", "board"))
        yield _field(mark("Rules"), Choice(sheet_options(), last.sheet, dimmed=sheets, id="sheet"))
        yield from _faults(faulty_sheets)
        yield _field(mark("Board"), Choice(board_options(), last.board, dimmed=boards, id="board"))
        yield from _faults(faulty_boards)
        yield Static(id="doubts", markup=False)
        yield _field(mark("Readings"), Pane(id="readings"), "readings")

    async def on_mount(self) -> None:
        """Show what goes with the last table."""
        self.show_minutes(self.last.variant)
        self.show_doubts(self.last.board)
        await self.show_sheet(self.last.sheet, self.last.overrides)

    def retell(self) -> None:
        """Say all in the language in use now."""
        self.query_one("#start", Button).label = _("Open the table")
        self.show_doubts(self.query_one("#board", Choice).value)
        self.show_changes()
        self.refuse(self.refused)

    async def show_sheet(self, name: str, overrides: dict[str, str]) -> None:
        """Show the readings and rules of a sheet, and keep to its number of players."""
        sheet = load_sheet(name)
        if isinstance(sheet, Refusal):
            self.refuse(sheet)
            return
        await self._show_readings(sheet, overrides)
        self.query_one(HouseRules).show(sheet, overrides)
        self.show_changes()

    async def _show_readings(self, sheet: Sheet, overrides: dict[str, str]) -> None:
        place = self.query_one("#readings")
        await place.remove_children()
        await place.mount(Readings(sheet, overrides))
        self.query_one(".readings").display = bool(sheet.readings)

    def show_changes(self) -> None:
        """Say how many rules are the house's own, and let as many play as they say."""
        rules = self.query_one(HouseRules)
        told = _("as printed; arrows change them") if not rules.values else _("{count} of your own")
        self.query_one("#changed", Static).update(Content(told.format(count=len(rules.values))))
        self.query_one(NamesField).most = int(rules.value("players-most"))
        self.show_advice(len(self.query_one(NamesField).players))

    def show_advice(self, players: int) -> None:
        """Pass on what the sheet advises for many players."""
        sheet = load_sheet(self.query_one("#sheet", Choice).value)
        most = 0 if isinstance(sheet, Refusal) else sheet.rules.banker_advice
        told = _("Above {count} players the sheet advises a banker who does not play.").format(count=most)
        self.query_one("#advice", Static).update(Content(told))
        self.query_one("#advice").display = 0 < most < players

    def show_minutes(self, variant: str) -> None:
        """Ask for minutes where the table sets its own time."""
        self.query_one(".minutes").display = variant == "timed"

    def show_doubts(self, name: str) -> None:
        """Pass on what is not settled of a board."""
        board = load_board(name)
        doubts = () if isinstance(board, Refusal) else board.doubts
        self.query_one("#doubts", Static).update(Content("\n".join(f"? {_(doubt)}" for doubt in doubts)))
        self.query_one("#doubts").display = bool(doubts)

    def refuse(self, refusal: Refusal | None) -> None:
        """Say in place what is wrong, if anything is."""
        self.refused = refusal
        told = tell_refusal(refusal, None) if refusal is not None else ""
        self.query_one("#refusal", Static).update(Content(told))

    # --- choices

    @on(Choice.Chosen, "#sheet")
    async def _sheet_chosen(self, event: Choice.Chosen) -> None:
        if self.query_one(HouseRules).sheet is None or event.value == self.query_one(Readings).sheet.id:
            return
        self.query_one("#board", Choice).value = paired(event.value)
        await self.show_sheet(event.value, self.query_one(HouseRules).values)

    @on(Choice.Chosen, "#board")
    def _board_chosen(self, event: Choice.Chosen) -> None:
        self.show_doubts(event.value)

    @on(Choice.Declined, "#board")
    def _board_declined(self, event: Choice.Declined) -> None:
        self._tell_why(load_board(event.value))

    @on(Choice.Declined, "#sheet")
    def _sheet_declined(self, event: Choice.Declined) -> None:
        self._tell_why(load_sheet(event.value))

    def _tell_why(self, record: object) -> None:
        if isinstance(record, Refusal):
            self.refuse(record)

    @on(Choice.Chosen, "#variant")
    def _variant_chosen(self, event: Choice.Chosen) -> None:
        self.show_minutes(event.value)

    @on(HouseRules.Changed)
    def _rules_changed(self) -> None:
        self.show_changes()

    @on(HouseRules.Marked)
    def _rule_marked(self, event: HouseRules.Marked) -> None:
        told = self.query_one(HouseRules).printed_words(event.rule) if event.rule else ""
        self.query_one("#printed", Static).update(Content(told))

    @on(NamesField.Changed)
    def _names_changed(self, event: NamesField.Changed) -> None:
        self.show_advice(event.count)

    @on(NamesField.Done)
    def _named(self) -> None:
        self.set_focus(self.query_one("#start"))

    @on(Input.Submitted)
    def _entered(self) -> None:
        self.focus_next()

    @on(Button.Pressed)
    def _pressed(self) -> None:
        self.action_start()

    # --- players

    def action_move(self, step: int) -> None:
        """Let the player whose name has the keys change places."""
        names = self.query_one(NamesField)
        if names.row is not None:
            names.move(names.row, step)

    def action_token(self) -> None:
        """Give the player whose name has the keys another token."""
        names = self.query_one(NamesField)
        names.turn(names.row or names.rows[0])

    # --- opening

    def action_start(self) -> None:
        """Open the table, or say why it cannot be."""
        if not self.is_active:
            return
        request = order(self)
        if isinstance(request, Refusal):
            self.refuse(request)
            return
        path = self.library.free(" ".join(request.players))
        desk = open_table(path, self.time, request)
        if isinstance(desk, Refusal):
            self.refuse(desk)
        else:
            self._remember(request)
            self.dismiss(desk)

    def _remember(self, request: Open) -> None:
        minutes = int(self.query_one("#minutes", Input).value or self.last.minutes)
        before = {name: token for name, token in self.last.tokens.items() if name not in request.players}
        tokens = before | self.query_one(NamesField).tokens
        table = LastTable(
            request.players, tokens, request.sheet, request.board, request.variant, minutes, request.overrides
        )
        self.config.keep_table(table)

    def action_back(self) -> None:
        """Go back to the games."""
        self.dismiss(None)


def _faults(faulty: Callable[[], dict[str, str]]) -> ComposeResult:
    """Say what is wrong with the banker's own files, where anything is."""
    if faulty():
        yield Words(lambda: "\n".join(f"✗ {told}" for told in faulty().values()), classes="faults")


def _field(label: str, control: Widget, name: str = "") -> Horizontal:
    return Horizontal(Words(lambda: _(label), classes="label"), control, classes=f"field {name}".strip())
