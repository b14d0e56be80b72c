"""What Enter does on an empty line, and what the desk hints at while nothing is open."""

from banker.desk import Desk
from banker.rules import requests as r
from banker.speech.catalogue import _


def offer(desk: Desk) -> str:
    """Name the phrase that Enter says on an empty line: the first open matter, or how a timed game is begun."""
    if desk.matters or desk.game.over:
        return ""
    if to_deal(desk):
        return "deal"
    timer = desk.timer
    return "clock start" if timer is not None and timer.state == "idle" else ""


def to_deal(desk: Desk) -> bool:
    """Tell whether the short game waits for its deeds to be dealt."""
    return desk.books.facts.get("variant") == "short" and desk.foresee(r.Deal(seed=0)).ok


def tell_hint(desk: Desk, offered: str) -> str:
    """Say what may be done next while nothing is open."""
    if desk.game.over:
        return _("The game is finished. F7 shows the count; ctrl+z takes the end back.")
    if offered == "deal":
        return _("Enter: shuffle and deal. Or type what each was dealt: deal Ana @1, @3, @6, @8").replace(
            "Ana", desk.game.players[0]
        )
    if offered == "clock start":
        return _("Enter: start the clock.")
    return _("Nothing is open. Type a throw such as 5 3, or e to end the turn; F1 shows more.")
