"""The settings: each a choice, in force and kept at once; and the keys."""

from typing import ClassVar

from msgspec import structs
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from banker.refusal import Refusal
from banker.speech.catalogue import _, languages, mark
from banker.speech.refusals import tell_refusal
from widgets.actions import AT_SETTINGS, HELP, QUIT, Action, bindings
from widgets.cells import fit, lines
from widgets.choice import Choice, Offer, Options
from widgets.drawn import Drawn
from widgets.games_list import GamesList
from widgets.key_choice import changeable
from widgets.keybar import KeyBar
from widgets.page import Page
from widgets.pane import Pane
from widgets.screens.new_key import NewKeyScreen
from widgets.tuned import TunedApp
from widgets.words import Words

YES, NO = "yes", "no"
KEY, GAP = 7, 2
HEIGHTS = [(0, "-short"), (32, "-tall")]


class SettingsScreen(Page[None]):
    """What the banker may choose; arrows or clicks choose, Esc leaves."""

    CSS_PATH = "settings.tcss"
    AUTO_FOCUS = "Choice"
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(AT_SETTINGS),
        ("down", "app.focus_next", ""),
        ("up", "app.focus_previous", ""),
    ]

    @property
    def tuned(self) -> TunedApp:
        """The app whose settings they are."""
        assert isinstance(self.app, TunedApp)
        return self.app

    def compose(self) -> ComposeResult:
        """Lay the choices out."""
        settings = self.tuned.settings
        yield Words(lambda: _("Settings"), classes="title")
        with Pane(id="form"):
            yield _field(mark("Language"), _choice(_languages, settings.language, "language"))
            yield _field(mark("Colours"), _choice(_themes, settings.theme, "theme"))
            yield _field(mark("Symbols"), _choice(_symbols, settings.symbols, "symbols"))
            yield _field(mark("Rents due"), _choice(_reminders, _word(settings.reminders), "reminders"))
            yield _field(mark("Sounds"), _choice(_sounds, _word(settings.sounds), "sounds"))
        yield Words(lambda: _("Keys"), id="head")
        yield GamesList(id="keys", markup=False)
        yield Static(id="told", markup=False)
        yield Static(Content(str(self.tuned.config.file)), id="file")
        yield KeyBar(*AT_SETTINGS, HELP, QUIT)

    def on_mount(self) -> None:
        """Show the keys, and what was wrong with the file."""
        self.show_keys()
        self.tell(*self.tuned.config.faults)

    def retell(self) -> None:
        """Say all in the language in use now."""
        self.show_keys()
        self.tell(*self.told)

    def show_keys(self) -> None:
        """List the actions with their keys."""
        shown = self.query_one("#keys", OptionList)
        marked = shown.highlighted
        shown.set_options([Option(_row(action), id=action.id) for action in changeable()])
        shown.highlighted = 0 if marked is None else marked

    def tell(self, *refusals: Refusal) -> None:
        """Say what could not be read or kept."""
        self.told = refusals
        told = "\n".join(tell_refusal(refusal, None) for refusal in refusals)
        self.query_one("#told", Static).update(Content(told))

    # --- choosing

    @on(Choice.Chosen)
    def _chosen(self, event: Choice.Chosen) -> None:
        name = event.choice.id or ""
        kind = type(getattr(self.tuned.settings, name))
        self._change(**{name: event.value == YES if kind is bool else event.value})

    def _change(self, **values: object) -> None:
        refusal = self.tuned.change(structs.replace(self.tuned.settings, **values))
        self.tell(*([refusal] if refusal is not None else []))

    # --- keys

    @property
    def marked(self) -> Action | None:
        """The action marked in the list."""
        at = self.query_one("#keys", OptionList).highlighted
        return None if at is None else changeable()[at]

    @on(OptionList.OptionSelected, "#keys")
    def _selected(self) -> None:
        self.action_change_key()

    def action_change_key(self) -> None:
        """Ask for another key for the action marked."""
        action = self.marked
        if action is not None and self.is_active:
            self.app.push_screen(NewKeyScreen(action), lambda key: self._take_key(action, key))

    def action_old_key(self) -> None:
        """Give the action marked its own key back."""
        if self.marked is not None:
            self._take_key(self.marked, self.marked.key)

    def _take_key(self, action: Action, key: str | None) -> None:
        if key is None:
            return
        keys = {id: kept for id, kept in self.tuned.settings.keys.items() if id != action.id}
        self._change(keys=keys if key == action.key else keys | {action.id: key})
        self.show_keys()

    def action_back(self) -> None:
        """Go back."""
        self.dismiss(None)


def _field(label: str, control: Widget) -> Horizontal:
    return Horizontal(Words(lambda: _(label), classes="label"), control, classes="field")


def _choice(offer: Offer, value: str, id: str) -> Choice:
    known = any(value == option for option, _label in offer())
    return Choice(offer if known else lambda: (*offer(), (value, value)), value, id=id)


def _languages() -> Options:
    return (("", _("as the system")), *languages().items())


def _themes() -> Options:
    return (
        ("auto", _("as the terminal can")),
        ("dark", _("dark")),
        ("light", _("light")),
        ("terminal", _("the terminal's own")),
    )


def _symbols() -> Options:
    return ("unicode", _("▶ ⌂ ━ …")), ("ascii", _("plain letters"))


def _reminders() -> Options:
    return (YES, _("shown")), (NO, _("for the owners to remember"))


def _sounds() -> Options:
    return (YES, _("bell")), (NO, _("silent"))


def _word(value: bool) -> str:
    return YES if value else NO


def _row(action: Action) -> Drawn:
    """Name the key, the action, and what it does: on the same line where there is room, else under it."""
    head = Content.styled(fit(action.shown, KEY), "$text-accent") + _(action.label)
    does = Content.styled(_(action.tooltip), "$text-muted")
    return Drawn(lambda width: lines(_beside(head, does, width)))


def _beside(head: Content, does: Content, width: int) -> list[Content]:
    if head.cell_length + GAP + does.cell_length <= width:
        return [head + " " * GAP + does]
    under = does.wrap(max(1, width - KEY))
    return [head.truncate(max(1, width), ellipsis=True), *(Content(" " * KEY) + row for row in under)]
