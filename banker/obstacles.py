"""What keeps a dialog from being of any use: said before it is opened, by a desk that keeps a game."""

from banker.corrections.record import Record
from banker.desk import Desk
from banker.refusal import Refusal, Refused
from banker.rules import obstacles
from banker.rules import requests as r

LATER = frozenset(("nothing-to-correct", "short-of-cash"))
"""Refusals of a correction to nothing that another amount may still meet."""


def obstacle(desk: Desk, act: str, player: str = "") -> Refusal | None:
    """Say why nothing of a great act could be recorded now; None where some of it could."""
    return desk.read_only or obstacles.obstacle(desk.game, act, player)


def mending_obstacle(desk: Desk, way: str, number: int) -> Refusal | None:
    """Say why an older entry could not be struck, corrected or amended, whatever was typed for it."""
    if way == "amend":
        return desk.read_only or _not_amendable(desk, number)
    refusal = desk.foresee(r.Strike(number) if way == "strike" else r.Correct(number, 0)).refusal
    return None if refusal is None or refusal.code in LATER else refusal


def _not_amendable(desk: Desk, number: int) -> Refusal | None:
    """Ask for the entry alone: to enter again all that followed it takes its time in a long game."""
    assert desk.ledger is not None
    if desk.game.over:
        return Refusal("game-over")
    try:
        Record.of(desk.ledger).target(number)
    except Refused as refused:
        return refused.refusal
    return None
