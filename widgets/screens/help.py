"""Help: every key, and phrases with examples."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from banker.speech.catalogue import _
from widgets.actions import (
    AT_APP,
    AT_AUCTION,
    AT_BUILD,
    AT_COUNT,
    AT_DEBT,
    AT_DESK,
    AT_DIALOG,
    AT_ENTRY,
    AT_GAMES,
    AT_HELP,
    AT_NOTES,
    AT_SETUP,
    AT_TRADE,
    QUIT,
    Action,
    bindings,
)  # fmt: skip
from widgets.glossary import Glossary, Rows
from widgets.keybar import KeyBar
from widgets.page import Page
from widgets.phrases import CHAPTERS

KEY = 8
PHRASE = 40


class HelpScreen(Page[None]):
    """All the keys and phrases on one page to scroll."""

    CSS_PATH = "help.tcss"
    BINDINGS = bindings(AT_HELP)

    def compose(self) -> ComposeResult:
        """Lay the page out."""
        with VerticalScroll(id="page"):
            for title, rows in _pages():
                yield Static(Content(title), classes="title")
                yield rows
        yield KeyBar(*AT_HELP, QUIT)

    def action_back(self) -> None:
        """Go back."""
        self.dismiss(None)


def _pages() -> list[tuple[str, Glossary]]:
    desk = [(_("On the desk"), _keys((*AT_DESK, *AT_APP)))]
    phrases = [(_(title), _phrases(rows)) for title, rows in CHAPTERS]
    elsewhere = (
        (_("In every dialog"), AT_DIALOG),
        (_("Trading"), AT_TRADE),
        (_("At an auction"), AT_AUCTION),
        (_("Raising cash"), AT_DEBT),
        (_("Building"), AT_BUILD),
        (_("Counting a player's notes"), AT_NOTES),
        (_("At an entry of the ledger"), AT_ENTRY),
        (_("Among the games"), AT_GAMES),
        (_("Setting up"), AT_SETUP),
        (_("At the count"), AT_COUNT),
    )
    return desk + phrases + [(title, _keys(actions)) for title, actions in elsewhere]


def _keys(actions: tuple[Action, ...]) -> Glossary:
    return Glossary(tuple((action.shown, _(action.tooltip)) for action in actions), KEY)


def _phrases(rows: Rows) -> Glossary:
    return Glossary(tuple((phrase, _(words)) for phrase, words in rows), PHRASE)
