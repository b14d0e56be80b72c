"""What Enter does on an empty line, and what the desk hints at while nothing is open."""

from banker.desk import Desk
from banker.rules import requests as r
from banker.speech.catalogue import _

DEAL, START = "deal", "clock start"


def offer(desk: Desk) -> str:
    """Name the phrase that Enter says on an empty line: the first open matter, or how a timed game is begun."""
    if desk.matters or desk.game.over:
        return ""
    if waiting(desk):
        return "" if desk.books.facts.get("dealt") else DEAL
    timer = desk.timer
    return START if timer is not None and timer.state == "idle" else ""


def hides(desk: Desk, *, remind: bool) -> bool:
    """Whether Enter would pay a rent that the owner must remember by himself."""
    first = next(iter(desk.matters), None)
    return first is not None and first.kind == "rent" and not (remind and desk.game.rules.remind)


def waiting(desk: Desk) -> str:
    """Name who waits for deeds to be dealt in the short game, the first by seat."""
    if desk.books.facts.get("variant") != "short" or not desk.foresee(r.Deal(seed=0)).ok:
        return ""
    dealt = desk.books.facts.get("dealt", ())
    return next((name for name in desk.game.players if name not in dealt), "")


def hint(desk: Desk) -> str:
    """Say what may be done next while nothing is open."""
    if desk.game.over:
        return _("The game is finished. F7 shows the count; ctrl+z takes the end back.")
    player = waiting(desk)
    if player:
        return _deal_hint(desk, player)
    if offer(desk) == START:
        return _("Enter starts the clock.")
    return _turn_hint(desk)


def _deal_hint(desk: Desk, player: str) -> str:
    example = {"player": player, "deeds": ", ".join(f"@{deed.square}" for deed in desk.game.board.deeds[:4])}
    if desk.books.facts.get("dealt"):
        return _("Type what {player} was dealt, such as: deal {player} {deeds}").format(**example)
    return _("Enter shuffles and deals. Cards dealt by hand are typed: deal {player} {deeds}").format(**example)


def _turn_hint(desk: Desk) -> str:
    if desk.books.facts.get("rolled"):
        return _("{player} has thrown: e ends the turn").format(player=desk.game.turn)
    return _("{player} throws: type the dice, such as 5 3").format(player=desk.game.turn)
