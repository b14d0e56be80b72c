"""Setting up a new table: players, game, sheet, board, house rules."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from banker.desk import Desk
from banker.editions.sheet import Sheet
from banker.editions.shelf import boards, load_board, load_sheet, sheets
from banker.library import Library
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.speech.refusals import tell_refusal
from banker.timekeeping import Timekeeper
from widgets.actions import AT_SETUP, HELP, QUIT, bindings
from widgets.choice import Choice, Options
from widgets.keybar import KeyBar
from widgets.names_field import NamesField
from widgets.order import order
from widgets.page import Page
from widgets.readings import Readings
from widgets.sitting import open_table

SHEET = "monopolo"
MINUTES = "60"
HEIGHTS = [(0, "-short"), (32, "-tall")]


class SetupScreen(Page[Desk | None]):
    """One form; Enter goes on, and on the button opens the table."""

    CSS_PATH = "setup.tcss"
    AUTO_FOCUS = ".name"
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(AT_SETUP),
        ("down,enter", "app.focus_next", ""),
        ("up", "app.focus_previous", ""),
    ]

    def __init__(self, library: Library, time: Timekeeper) -> None:
        """Set up a table to be kept in a library."""
        super().__init__()
        self.library = library
        self.time = time

    def compose(self) -> ComposeResult:
        """Lay the form out."""
        yield Static(_("New table"), classes="title", markup=False)
        with VerticalScroll(id="form", can_focus=False):
            yield _field(_("Players"), NamesField(id="names"))
            yield Static(id="advice", markup=False)
            yield _field(_("Game"), Choice(_variants(), "normal", id="variant"))
            yield _field(_("Minutes"), Input(MINUTES, compact=True, id="minutes", restrict=r"[0-9]{0,4}"), "minutes")
            yield _field(_("Rules"), Choice(_sheets(), SHEET, id="sheet"))
            yield _field(_("Board"), Choice(_boards(), _paired(SHEET), id="board"))
            yield _field(_("Readings"), VerticalScroll(id="readings", can_focus=False), "readings")
            yield _field(_("House rules"), Input(placeholder="salary=400 jail-fine=100", compact=True, id="with"))
        yield Static(id="refusal", markup=False)
        with Horizontal(id="foot"):
            yield Button(_("Open the table"), id="start", variant="primary", compact=True)
        yield KeyBar(*AT_SETUP, HELP, QUIT)

    async def on_mount(self) -> None:
        """Show what goes with the first sheet."""
        await self.show_sheet(SHEET)
        self.show_minutes("normal")

    async def show_sheet(self, name: str) -> None:
        """Show the readings of a sheet, and keep to its number of players."""
        sheet = load_sheet(name)
        if isinstance(sheet, Refusal):
            self.refuse(sheet)
            return
        self.query_one(NamesField).most = sheet.rules.players_most
        await self._show_readings(sheet)
        self.show_advice(len(self.query_one(NamesField).players))

    async def _show_readings(self, sheet: Sheet) -> None:
        place = self.query_one("#readings")
        await place.remove_children()
        await place.mount(Readings(sheet))
        self.query_one(".readings").display = bool(sheet.readings)

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

    def refuse(self, refusal: Refusal) -> None:
        """Say in place what is wrong."""
        self.query_one("#refusal", Static).update(Content(tell_refusal(refusal, None)))

    # --- choices

    @on(Choice.Chosen, "#sheet")
    async def _sheet_chosen(self, event: Choice.Chosen) -> None:
        self.query_one("#board", Choice).value = _paired(event.value)
        await self.show_sheet(event.value)

    @on(Choice.Chosen, "#variant")
    def _variant_chosen(self, event: Choice.Chosen) -> None:
        self.show_minutes(event.value)

    @on(NamesField.Changed)
    def _names_changed(self, event: NamesField.Changed) -> None:
        self.show_advice(event.count)

    @on(NamesField.Done)
    def _named(self) -> None:
        self.query_one("#start").focus()

    @on(Input.Submitted)
    def _entered(self) -> None:
        self.focus_next()

    @on(Button.Pressed)
    def _pressed(self) -> None:
        self.action_start()

    # --- opening

    def action_start(self) -> None:
        """Open the table, or say why it cannot be."""
        if not self.is_current:
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
            self.dismiss(desk)

    def action_back(self) -> None:
        """Go back to the games."""
        self.dismiss(None)


def _field(label: str, control: Widget, name: str = "") -> Horizontal:
    return Horizontal(Static(label, classes="label", markup=False), control, classes=f"field {name}".strip())


def _variants() -> Options:
    return (
        ("normal", _("to the last player")),
        ("short", _("one hour, deeds dealt")),
        ("timed", _("timed")),
    )


def _sheets() -> Options:
    found = ((name, load_sheet(name)) for name in sheets())
    return tuple((name, name if isinstance(sheet, Refusal) else sheet.name) for name, sheet in found)


def _boards() -> Options:
    found = ((name, load_board(name)) for name in boards())
    return tuple((name, name if isinstance(board, Refusal) else board.name) for name, board in found)


def _paired(sheet: str) -> str:
    """Name the board that goes with a sheet: the first of its language."""
    rules = load_sheet(sheet)
    for name in boards():
        board = load_board(name)
        if not isinstance(board, Refusal) and not isinstance(rules, Refusal) and board.language == rules.language:
            return name
    return boards()[0]
