"""Help: every key, and phrases with examples."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from banker.editions.edition import Edition
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
    AT_PREVIEW,
    AT_SETTINGS,
    AT_SETUP,
    AT_TRADE,
    QUIT,
    Action,
    bindings,
)  # fmt: skip
from widgets.cells import widest
from widgets.glossary import Glossary, Rows
from widgets.guide import CLOCK, FORM, READING, sign
from widgets.keybar import KeyBar
from widgets.page import Page
from widgets.phrases import CHAPTERS, example
from widgets.rules_in_force import in_force

KEY, SIGN, PHRASE = 8, 18, 40
Leaf = tuple[str, Glossary]


class HelpScreen(Page[None]):
    """All the keys and phrases on one page to scroll."""

    CSS_PATH = "help.tcss"
    BINDINGS = bindings(AT_HELP)

    def __init__(self, bound: frozenset[str] = frozenset(), edition: Edition | None = None) -> None:
        """Explain first the screen that binds these actions, by their ids, and the rules of the edition played."""
        super().__init__()
        self.bound = bound
        self.edition = edition

    def compose(self) -> ComposeResult:
        """Lay the page out."""
        with VerticalScroll(id="page"):
            for title, rows in (*_pages(self.bound), *_rules(self.edition)):
                yield Static(Content(title), classes="title")
                yield rows
        yield KeyBar(*AT_HELP, QUIT)

    def retell(self) -> None:
        """Say all in the language in use now."""
        self.refresh(recompose=True)

    def action_back(self) -> None:
        """Go back."""
        self.dismiss(None)


def _pages(bound: frozenset[str]) -> list[Leaf]:
    here = [actions for _title, actions in _elsewhere() if bound.issuperset(action.id for action in actions)]
    elsewhere = [(actions in here, _of_screen(title, actions)) for title, actions in _elsewhere()]
    return [
        *(page for first, page in elsewhere if first),
        (_("On the desk"), _keys((*AT_DESK, *AT_APP))),
        (_("How to read the desk"), _glossary(READING, SIGN, sign)),
        *((_(title), _glossary(rows, PHRASE, example)) for title, rows in CHAPTERS),
        (_("The clock"), _glossary(CLOCK, PHRASE, example)),
        *(page for first, page in elsewhere if not first),
    ]


def _rules(edition: Edition | None) -> list[Leaf]:
    """Tell the rules in force, where a game is played."""
    if edition is None:
        return []
    title = _("The rules in force: {sheet} on {board}").format(sheet=edition.sheet.name, board=edition.board.name)
    rules = in_force(edition)
    return [(title, Glossary(rules, widest(words for words, _meaning in rules) + 2))]


def _of_screen(title: str, actions: tuple[Action, ...]) -> Leaf:
    return title, _keys(actions, FORM if actions is AT_SETUP else ())


def _elsewhere() -> tuple[tuple[str, tuple[Action, ...]], ...]:
    return (
        (_("In every dialog"), AT_DIALOG),
        (_("Trading"), AT_TRADE),
        (_("At an auction"), AT_AUCTION),
        (_("Raising cash"), AT_DEBT),
        (_("Building"), AT_BUILD),
        (_("Counting a player's notes"), AT_NOTES),
        (_("At an entry of the ledger"), AT_ENTRY),
        (_("At a print"), AT_PREVIEW),
        (_("Among the games"), AT_GAMES),
        (_("Setting up"), AT_SETUP),
        (_("At the count"), AT_COUNT),
        (_("In the settings"), AT_SETTINGS),
    )


def _keys(actions: tuple[Action, ...], more: Rows = ()) -> Glossary:
    rows = [(word, _(meaning)) for word, meaning in more]
    return Glossary((*rows, *((action.shown, _(action.tooltip)) for action in actions)), KEY)


def _glossary(rows: Rows, column: int, show: Callable[[str], str]) -> Glossary:
    return Glossary(tuple((show(word), _(meaning)) for word, meaning in rows), column)
