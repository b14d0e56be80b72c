"""What comes too late: a key, a message, a worker's answer for a screen that was left, or an app on its way out."""

from textual._context import active_message_pump
from textual.app import ScreenStackError
from textual.css.query import NoMatches
from textual.dom import DOMNode
from textual.errors import NoWidget
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.worker import WorkerFailed

MISSING = NoMatches, ScreenStackError, NoWidget
"""What is said where a part of a screen, or the screen itself, is gone."""


def is_late(error: BaseException) -> bool:
    """Whether an error only says that what it was for is gone already; then there is nothing left to do."""
    cause = error.error if isinstance(error, WorkerFailed) else error
    pump = active_message_pump.get(None)
    if isinstance(cause, NoWidget):  # Textual looks under the mouse in a window of a cell or two, and finds nothing
        return True
    return isinstance(cause, MISSING) and pump is not None and _is_gone(pump)


def _is_gone(pump: MessagePump) -> bool:
    if pump.app._exit or not pump.app.screen_stack:
        return True
    above = pump.ancestors_with_self if isinstance(pump, DOMNode) else []
    return any(isinstance(one, Screen) and one not in pump.app.screen_stack for one in above)
