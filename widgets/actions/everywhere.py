"""The actions of the whole app, and the way back from any screen."""

from banker.speech.catalogue import mark
from widgets.actions.action import Action

SETTINGS = Action(
    "app.settings", "ctrl+l,f11", "^l", mark("settings"), mark("Language, colours, symbols, sounds and keys."),
    "app.settings",
)  # fmt: skip
HELP = Action("app.help", "f1", "F1", mark("help"), mark("Keys, and phrases with examples."), "app.help")
EVERYTHING = Action(
    "app.everything", "ctrl+p", "^p", mark("everything"),
    mark("Find an action by its name; change the colours."), "app.command_palette",
)  # fmt: skip
QUIT = Action("app.quit", "ctrl+q", "^q", mark("quit"), mark("Leave; all is kept already."), "app.quit")
STOP = Action("app.stop", "ctrl+c", "^c", mark("quit"), mark("Leave; all is kept already."), "app.quit", footer=False)
BACK = Action("screen.back", "escape", "Esc", mark("back"), mark("Back to where you were."), "screen.back", first=False)

AT_APP = (HELP, EVERYTHING, SETTINGS, QUIT, STOP)
AT_HELP = (BACK,)
