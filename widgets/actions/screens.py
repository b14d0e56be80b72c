"""The actions of the screens before and after the game: games, set-up, settings, count."""

from banker.speech.catalogue import mark
from widgets.actions.action import Action
from widgets.actions.desk import DOWN, UNDO, UP
from widgets.actions.everywhere import BACK

CHANGE_KEY = Action(
    "settings.key", "enter", "Enter", mark("another key"), mark("Choose another key for the action marked."),
    "screen.change_key", first=False,
)  # fmt: skip
OLD_KEY = Action(
    "settings.old_key", "delete,backspace", "Del", mark("as it came"), mark("Give the action its own key back."),
    "screen.old_key", first=False,
)  # fmt: skip
NEW = Action("games.new", "n", "n", mark("new game"), mark("Set up a new table."), "screen.new", first=False)
OPEN = Action(
    "games.open", "enter", "Enter", mark("open"), mark("Go on with the game marked."), "screen.open", first=False
)
LOOK = Action(
    "games.look", "l", "l", mark("look on"), mark("Look at the game marked without entering anything."),
    "screen.look", first=False,
)  # fmt: skip
SAVE = Action("save.save", "enter", "Enter", mark("save"), mark("Write the game there."), "screen.save")
START = Action(
    "setup.start", "ctrl+s", "^s", mark("open the table"), mark("Open the table as it is set up."), "screen.start"
)
TOKEN = Action(
    "setup.token", "f2", "F2", mark("token"), mark("Give the player in the line another token."), "screen.token"
)
SEAT_UP = Action(
    "setup.up", "ctrl+up,f3", "F3", mark("seat up"), mark("Let the player in the line sit one place before."),
    "screen.move(-1)",
)  # fmt: skip
SEAT_DOWN = Action(
    "setup.down", "ctrl+down,f4", "F4", mark("seat down"), mark("Let the player in the line sit one place later."),
    "screen.move(1)",
)  # fmt: skip
FINISH = Action(
    "count.finish", "f", "f", mark("finish"), mark("Ask whether the game ends with this count."), "screen.finish",
    first=False,
)  # fmt: skip
END = Action(
    "count.end", "enter", "Enter", mark("end the game"), mark("End the game with this count, once that was asked."),
    "screen.end", first=False,
)  # fmt: skip
PRINT = Action(
    "count.print", "p", "p", mark("print"), mark("See the count, the slips and the bank's statement, and print them."),
    "screen.print", first=False,
)  # fmt: skip

AT_SETTINGS = (BACK, CHANGE_KEY, OLD_KEY)
AT_GAMES = (OPEN, NEW, LOOK)
AT_SETUP = (START, BACK, TOKEN, SEAT_UP, SEAT_DOWN)
AT_COUNT = (BACK, FINISH, END, PRINT, UNDO, UP, DOWN)
