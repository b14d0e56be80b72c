"""The actions of the desk."""

from banker.speech.catalogue import mark, mark_in
from widgets.actions.action import Action

SAVE_AS = Action(
    "desk.save_as", "ctrl+n", "^n", mark("save elsewhere"), mark("Write the game into a new file and go on there."),
    "screen.save_as", footer=False,
)  # fmt: skip
UNDO = Action(
    "desk.undo", "ctrl+z", "^z", mark_in("act", "undo"), mark("Take back the last act."), "screen.say('undo')"
)
REDO = Action(
    "desk.redo", "ctrl+y", "^y", mark_in("act", "redo"), mark("Enter again what was taken back."), "screen.say('redo')"
)
CLOCK = Action(
    "desk.clock", "f8,ctrl+s", "F8", mark("clock"), mark("Start the clock, pause it, or let it run on."), "screen.clock"
)
COUNT = Action(
    "desk.count", "f7", "F7", mark("count"), mark("Count all up, and finish the game from there."), "screen.count"
)
DEEDS = Action(
    "desk.deeds", "f9", "F9", mark("deeds"), mark("Show the deeds, their owners and rents, or the ledger again."),
    "screen.swap('deeds')", wide=False,
)  # fmt: skip
BOARD = Action(
    "desk.board", "f4", "F4", mark("board"), mark("Show the board with all that stands on it, or put it away."),
    "screen.swap('board')",
)  # fmt: skip
TOUR = Action(
    "desk.tour", "tab", "Tab", mark("look around"),
    mark("To the players, the ledger, the deeds: there the arrows choose, and Enter opens what can be done."),
    "screen.tour(1)", first=False,
)  # fmt: skip
BACKWARDS = Action(
    "desk.backwards", "shift+tab", "S-Tab", mark("look back"), mark("The same, the other way round."),
    "screen.tour(-1)", footer=False, first=False,
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
BUILD = Action(
    "desk.build", "f3", "F3", mark("build"), mark("Build and sell houses, street by street."), "screen.build"
)
NOTES = Action(
    "desk.notes", "f5", "F5", mark("notes"), mark("Which notes to hand over, and what change to ask back."),
    "screen.notes",
)  # fmt: skip
CARD = Action("desk.card", "f6", "F6", mark("card"), mark("Choose the card that was drawn."), "screen.card")
TRADE = Action(
    "desk.trade", "f2,ctrl+t", "F2", mark("trade"), mark("Deeds, cash and jail cards between two players."),
    "screen.trade",
)  # fmt: skip
AUCTION = Action(
    "desk.auction",
    "f10,ctrl+g",
    "F10",
    mark_in("act", "auction"),
    mark("Take the hammer."),
    "screen.auction",
    footer=False,
)
RAISE_CASH = Action(
    "desk.raise", "f12,ctrl+r", "F12", mark("raise cash"), mark("What can be sold and mortgaged for what is due."),
    "screen.raise_cash", footer=False,
)  # fmt: skip
LEAVING = Action(
    "desk.bankrupt", "ctrl+b", "^b", mark_in("act", "bankrupt"), mark("Take a player out of the game, asked twice."),
    "screen.bankrupt", footer=False,
)  # fmt: skip

AT_DESK = (
    UNDO,
    TRADE,
    BUILD,
    BOARD,
    NOTES,
    CARD,
    DEEDS,
    TOUR,
    BACKWARDS,
    COUNT,
    CLOCK,
    REDO,
    GAMES,
    CLEAR,
    UP,
    DOWN,
    AUCTION,
    RAISE_CASH,
    LEAVING,
    SAVE_AS,
)
