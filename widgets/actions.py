"""Every action of the app, in one place: it feeds bindings, footer, command palette and help."""

from dataclasses import dataclass

from textual.binding import Binding, BindingType
from textual.dom import DOMNode

from banker.speech.catalogue import _, mark
from widgets import key_faces


@dataclass(frozen=True)
class Action:
    """What a key does: a stable id, the key, how it is written, a label of a word, a sentence, and what it calls.

    `footer` shows it in the footer, `wide` on a wide screen too; `first` takes the key before any widget does.
    """

    id: str
    key: str
    face: str
    label: str
    tooltip: str
    call: str
    footer: bool = True
    wide: bool = True
    first: bool = True

    @property
    def shown(self) -> str:
        """How its key is written: the one that came with it, or that the settings name."""
        chosen = key_faces.CHOSEN.get(self.id)
        return key_faces.face(chosen.split(",")[0]) if chosen else self.face

    def binding(self) -> Binding:
        """Bind the key."""
        return Binding(
            self.key, self.call, _(self.label), show=self.footer, key_display=self.face, priority=self.first,
            tooltip=_(self.tooltip), id=self.id,
        )  # fmt: skip


SETTINGS = Action(
    "app.settings", "ctrl+l,f11", "^l", mark("settings"), mark("Language, colours, symbols, sounds and keys."),
    "app.settings",
)  # fmt: skip
CHANGE_KEY = Action(
    "settings.key", "enter", "Enter", mark("another key"), mark("Choose another key for the action marked."),
    "screen.change_key", first=False,
)  # fmt: skip
OLD_KEY = Action(
    "settings.old_key", "delete,backspace", "Del", mark("as it came"), mark("Give the action its own key back."),
    "screen.old_key", first=False,
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

LOOK = Action(
    "games.look", "l", "l", mark("look on"), mark("Look at the game marked without entering anything."),
    "screen.look", first=False,
)  # fmt: skip
SAVE_AS = Action(
    "desk.save_as", "ctrl+n", "^n", mark("save elsewhere"), mark("Write the game into a new file and go on there."),
    "screen.save_as", footer=False,
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

UNDO = Action("desk.undo", "ctrl+z", "^z", mark("undo"), mark("Take back the last act."), "screen.say('undo')")
REDO = Action("desk.redo", "ctrl+y", "^y", mark("redo"), mark("Enter again what was taken back."), "screen.say('redo')")
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
FINISH = Action(
    "count.finish", "f", "f", mark("finish"), mark("Ask whether the game ends with this count."), "screen.finish",
    first=False,
)  # fmt: skip
END = Action(
    "count.end", "enter", "Enter", mark("end the game"), mark("End the game with this count, once that was asked."),
    "screen.end", first=False,
)  # fmt: skip

PRINT = Action(
    "count.print", "p", "p", mark("print"), mark("Print the settlement and the players' slips into PDF files."),
    "screen.print", first=False,
)  # fmt: skip

SLIP_PDF = Action(
    "slip.pdf", "p", "p", mark("PDF"), mark("Write the summary with its code into a PDF file beside the game."),
    "screen.keep('pdf')", first=False,
)  # fmt: skip
SLIP_PICTURE = Action(
    "slip.picture", "g", "g", mark("picture"),
    mark("Write the summary with its code into a PNG picture beside the game."), "screen.keep('png')", first=False,
)  # fmt: skip

RECORD = Action("dialog.record", "enter", "Enter", mark("record"), mark("Enter what is gathered."), "screen.enter")
LEAVE = Action(
    "dialog.leave", "escape", "Esc", mark("leave"), mark("Leave without recording anything."), "screen.leave"
)

GIVE = Action(
    "trade.give",
    "space",
    "Space",
    mark("in or out"),
    mark("Put the row in the deal, or out."),
    "screen.give",
    first=False,
)
OTHER_SIDE = Action(
    "trade.other", "tab,left,right,shift+tab", "Tab", mark("other side"), mark("Go to the other side of the deal."),
    "screen.other_side", first=False,
)  # fmt: skip
RUB = Action(
    "trade.rub",
    "backspace",
    "⌫",
    mark("less cash"),
    mark("Take the last digit of the cash away."),
    "screen.rub",
    first=False,
)

HAMMER = Action(
    "auction.hammer", "enter", "Enter", mark("going once, twice, sold"),
    mark("Call the bid once, twice, and let the hammer fall."), "screen.enter",
)  # fmt: skip
CERTAIN = Action(
    "farewell.certain", "enter", "Enter", mark("record, asked twice"),
    mark("Enter it, after it was asked a second time."), "screen.enter",
)  # fmt: skip
BIDDER = Action(
    "auction.bidder", "down", "↑↓", mark("whose amount"), mark("Mark another player."), "screen.step(1)", first=False
)
BIDDER_UP = Action(
    "auction.bidder_up",
    "up",
    "↑",
    mark("up"),
    mark("Mark the player above."),
    "screen.step(-1)",
    footer=False,
    first=False,
)
PLACE = Action(
    "auction.place",
    "tab",
    "Tab",
    mark("where it stands"),
    mark("Choose another lot for the building."),
    "screen.place",
    footer=False,
    first=False,
)
TAKE_BACK = Action(
    "auction.back",
    "backspace,ctrl+z",
    "⌫",
    mark("take back"),
    mark("Take back the last bid."),
    "screen.back",
    first=False,
)

BUILD = Action(
    "desk.build", "f3", "F3", mark("build"), mark("Build and sell houses, street by street."), "screen.build"
)
NOTES = Action(
    "desk.notes", "f5", "F5", mark("notes"), mark("Which notes to hand over, and what change to ask back."),
    "screen.notes",
)  # fmt: skip
CARD = Action("desk.card", "f6", "F6", mark("card"), mark("Choose the card that was drawn."), "screen.card")

STRIKE = Action(
    "entry.strike", "s", "s", mark("strike"), mark("Take this entry back, alone."), "screen.strike", first=False,
)  # fmt: skip
CORRECT = Action(
    "entry.correct", "c", "c", mark("correct the amount"), mark("Post the difference to the right amount."),
    "screen.correct", first=False,
)  # fmt: skip
AMEND = Action(
    "entry.amend", "a", "a", mark("amend"),
    mark("Put another phrase in its place, and enter again what followed."), "screen.amend", first=False,
)  # fmt: skip
MORE = Action(
    "lot.more", "plus,equals_sign", "+", mark("one more"), mark("One more at the mark."), "screen.add(1)", first=False,
)  # fmt: skip
LESS = Action(
    "lot.less", "minus,underscore", "−", mark("one less"), mark("One less at the mark."), "screen.add(-1)", first=False,
)  # fmt: skip
STREET = Action(
    "build.street", "tab,pagedown", "Tab", mark("next street"), mark("Go to the next street that can be built on."),
    "screen.street(1)", first=False,
)  # fmt: skip
DO = Action("acts.do", "enter", "Enter", mark("do it"), mark("Do what is marked."), "screen.enter")
RETURN = Action("dialog.return", "enter", "Enter", mark("back"), mark("Back to where you were."), "screen.enter")
COMPARE = Action(
    "notes.compare", "enter", "Enter", mark("compare"), mark("Compare what was counted with the books."),
    "screen.enter",
)  # fmt: skip
NEXT_ROW = Action(
    "rows.next", "down", "↓", mark("next"), mark("Mark the next row."), "screen.step(1)",
)  # fmt: skip
ROW_BEFORE = Action(
    "rows.before", "up", "↑", mark("before"), mark("Mark the row before."), "screen.step(-1)",
)  # fmt: skip
RUB_OUT = Action(
    "notes.rub", "backspace", "⌫", mark("digit back"), mark("Take the last digit of the count away."), "screen.rub",
    first=False,
)  # fmt: skip
ADJUST = Action(
    "notes.adjust", "a", "a", mark("correct the books"), mark("Correct the cash in the books to what was counted."),
    "screen.adjust", first=False,
)  # fmt: skip

TRADE = Action(
    "desk.trade", "f2,ctrl+t", "F2", mark("trade"), mark("Deeds, cash and jail cards between two players."),
    "screen.trade",
)  # fmt: skip
AUCTION = Action(
    "desk.auction", "f10,ctrl+g", "F10", mark("auction"), mark("Take the hammer."), "screen.auction", footer=False
)
RAISE_CASH = Action(
    "desk.raise", "f12,ctrl+r", "F12", mark("raise cash"), mark("What can be sold and mortgaged for what is due."),
    "screen.raise_cash", footer=False,
)  # fmt: skip
LEAVING = Action(
    "desk.bankrupt", "ctrl+b", "^b", mark("bankrupt"), mark("Take a player out of the game, asked twice."),
    "screen.bankrupt", footer=False,
)  # fmt: skip
PAY = Action(
    "debt.pay", "enter", "Enter", mark("do it and pay"), mark("Sell and mortgage what is ticked, then pay."),
    "screen.enter",
)  # fmt: skip
TICK = Action(
    "debt.tick",
    "space",
    "Space",
    mark("tick"),
    mark("Tick what is to be sold or mortgaged."),
    "screen.tick",
    first=False,
)
UNTICK = Action(
    "debt.untick",
    "backspace,minus",
    "⌫",
    mark("untick"),
    mark("Take a tick of the row away."),
    "screen.untick",
    first=False,
)
CHEAPEST = Action(
    "debt.cheapest", "c", "c", mark("cheapest way"), mark("Tick what costs least."), "screen.cheapest", first=False
)
BANKRUPT = Action(
    "debt.bankrupt", "ctrl+b", "^b", mark("bankrupt"), mark("Ask whether the player leaves the game."),
    "screen.bankrupt", first=False,
)  # fmt: skip

AT_APP = (HELP, EVERYTHING, SETTINGS, QUIT, STOP)
AT_SETTINGS = (BACK, CHANGE_KEY, OLD_KEY)
AT_GAMES = (OPEN, NEW, LOOK)
AT_SETUP = (START, BACK, TOKEN, SEAT_UP, SEAT_DOWN)
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
AT_COUNT = (BACK, FINISH, END, PRINT, UNDO, UP, DOWN)
AT_HELP = (BACK,)
AT_DIALOG = (RECORD, LEAVE)
AT_AUCTION = (TAKE_BACK, BIDDER, BIDDER_UP, PLACE)
AT_BUILD = (MORE, LESS, STREET)
AT_NOTES = (MORE, LESS, RUB_OUT, ADJUST)
AT_ENTRY = (STRIKE, CORRECT, AMEND)
AT_SLIP = (SLIP_PDF, SLIP_PICTURE, UP, DOWN)
AT_DEBT = (TICK, UNTICK, CHEAPEST, BANKRUPT)
AT_TRADE = (GIVE, OTHER_SIDE, RUB)

KNOWN = {action.id: action for action in list(globals().values()) if isinstance(action, Action)}
"""Every action by its id."""


def bindings(actions: tuple[Action, ...]) -> list[BindingType]:
    """Bind the keys of some actions."""
    return [action.binding() for action in actions]


def bound_by(screen: type[DOMNode]) -> frozenset[str]:
    """Name the actions that a screen binds, by their ids."""
    bound = (binding for base in screen.__mro__ for binding in vars(base).get("BINDINGS", ()))
    return frozenset(binding.id for binding in bound if isinstance(binding, Binding) and binding.id)


def by_id(id: str | None) -> Action | None:
    """Find an action by the id of its binding."""
    return KNOWN.get(id or "")
