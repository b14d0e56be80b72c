"""Every action of the app, in one place: it feeds bindings, footer, command palette and help."""

from dataclasses import dataclass

from textual.binding import Binding, BindingType

from banker.speech.catalogue import _, mark


@dataclass(frozen=True)
class Action:
    """What a key does: a stable id, the key, how it is written, a label of a word, a sentence, and what it calls.

    `footer` shows it in the footer, `wide` on a wide screen too; `first` takes the key before any widget does.
    """

    id: str
    key: str
    shown: str
    label: str
    tooltip: str
    call: str
    footer: bool = True
    wide: bool = True
    first: bool = True

    def binding(self) -> Binding:
        """Bind the key."""
        return Binding(
            self.key, self.call, _(self.label), show=self.footer, key_display=self.shown, priority=self.first,
            tooltip=_(self.tooltip), id=self.id,
        )  # fmt: skip


HELP = Action("app.help", "f1", "F1", mark("help"), mark("Keys, and phrases with examples."), "app.help")
EVERYTHING = Action(
    "app.everything", "ctrl+p", "^p", mark("everything"),
    mark("Find an action by its name; change the colours."), "app.command_palette",
)  # fmt: skip
QUIT = Action("app.quit", "ctrl+q", "^q", mark("quit"), mark("Leave; all is kept already."), "app.quit")
STOP = Action("app.stop", "ctrl+c", "^c", mark("quit"), mark("Leave; all is kept already."), "app.quit", footer=False)
BACK = Action("screen.back", "escape", "Esc", mark("back"), mark("Back to where you were."), "screen.back", first=False)

NEW = Action("games.new", "n", "n", mark("new game"), mark("Set up a new table."), "screen.new", first=False)
OPEN = Action(
    "games.open", "enter", "Enter", mark("open"), mark("Go on with the game marked."), "screen.open", first=False
)

START = Action(
    "setup.start", "ctrl+s", "^s", mark("open the table"), mark("Open the table as it is set up."), "screen.start"
)

UNDO = Action("desk.undo", "ctrl+z", "^z", mark("undo"), mark("Take back the last act."), "screen.say('undo')")
REDO = Action("desk.redo", "ctrl+y", "^y", mark("redo"), mark("Enter again what was taken back."), "screen.say('redo')")
CLOCK = Action(
    "desk.clock", "f8,ctrl+s", "F8", mark("clock"), mark("Start the clock, pause it, or let it run on."), "screen.clock"
)
COUNT = Action(
    "desk.count", "f7", "F7", mark("count"), mark("Count all up, and finish the game from there."), "screen.count"
)
LEDGER = Action(
    "desk.ledger", "f2", "F2", mark("ledger"), mark("Show the entries."), "screen.turn_to('ledger')", wide=False
)
DEEDS = Action(
    "desk.deeds", "f3", "F3", mark("deeds"), mark("Show the deeds, their owners and rents."),
    "screen.turn_to('deeds')", wide=False,
)  # fmt: skip
GAMES = Action("desk.games", "ctrl+o", "^o", mark("games"), mark("Leave this table for another."), "screen.games")
CLEAR = Action(
    "desk.clear", "escape", "Esc", mark("clear"), mark("Empty the line; on an empty one, put the notice away."),
    "screen.clear", footer=False,
)  # fmt: skip
UP = Action(
    "desk.up", "pageup", "PgUp", mark("earlier"), mark("Leaf back in what is shown."), "screen.leaf(-1)", footer=False
)
DOWN = Action(
    "desk.down", "pagedown", "PgDn", mark("later"), mark("Leaf on in what is shown."), "screen.leaf(1)", footer=False
)
FINISH = Action(
    "count.finish", "f", "f", mark("finish"), mark("End the game with this count."), "screen.finish", first=False
)

RECORD = Action("dialog.record", "enter", "Enter", mark("record"), mark("Enter what is gathered."), "screen.record")
LEAVE = Action(
    "dialog.leave", "escape", "Esc", mark("leave"), mark("Leave without recording anything."), "screen.leave"
)

AT_APP = (HELP, EVERYTHING, QUIT, STOP)
AT_GAMES = (OPEN, NEW)
AT_SETUP = (START, BACK)
AT_DESK = (UNDO, LEDGER, DEEDS, COUNT, CLOCK, REDO, GAMES, CLEAR, UP, DOWN)
AT_COUNT = (BACK, FINISH, UNDO)
AT_HELP = (BACK,)
AT_DIALOG = (RECORD, LEAVE)

KNOWN = {action.id: action for action in list(globals().values()) if isinstance(action, Action)}
"""Every action by its id."""


def bindings(actions: tuple[Action, ...]) -> list[BindingType]:
    """Bind the keys of some actions."""
    return [action.binding() for action in actions]


def by_id(id: str | None) -> Action | None:
    """Find an action by the id of its binding."""
    return KNOWN.get(id or "")
