"""Every named value has a turn that shows in a figure."""

import pytest

from banker.desk import Desk
from banker.editions.overrides import names
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.questions import reminded
from banker.timekeeping import ScriptTime
from tests.values.table import TURNS, Turn


def look(turn: Turn, rules: str) -> int | str:
    """Play the phrases of a turn under some rules and read its figure."""
    desk = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(1_700_000_000))
    words = f"open sheet classic board atlantic players {turn.players} {turn.variant}"
    last = desk.say(words + (f" with {rules}" if rules.strip() else ""))
    for phrase in turn.phrases:
        last = desk.say(phrase)
    if turn.figure == "last":
        return last.refusal.code if last.refusal else "ok"
    return _figure(desk, turn.figure)


def _figure(desk: Desk, figure: str) -> int | str:
    subject, _, what = figure.partition(" ")
    if what in ("cash", "worth", "square", "houses", "hotels"):
        return _checked(desk, figure)
    if figure == "clock":
        return _checked(desk, "clock")
    if figure == "advice":
        return int(desk.entries[0].why.get("banker-advice", 0))
    if figure == "reminded":
        return len(reminded(desk.game))
    if figure == "matters of rent":
        return sum(matter.kind == "rent" for matter in desk.matters)
    assert subject == "deeds"
    return len(desk.game.owned(what))


def _checked(desk: Desk, figure: str) -> int | str:
    """Let a check that differs say what the books hold."""
    wrong = "23:59:59" if figure == "clock" else "39" if figure.endswith("square") else "987654"
    refusal = desk.say(f"check {figure} {'@' * figure.endswith('square')}{wrong}").refusal
    assert refusal is not None
    held = refusal.data["books"]
    return "unlimited" if held is None else int(held)


@pytest.mark.parametrize("turn", TURNS, ids=[turn.value for turn in TURNS])
def test_turning_a_value_changes_the_figure(turn: Turn) -> None:
    assert look(turn, turn.base) == turn.plain
    assert look(turn, f"{turn.base} {turn.value}={turn.turned}") == turn.other
    assert turn.plain != turn.other


def test_every_named_value_is_turned() -> None:
    assert {turn.value for turn in TURNS} == set(names())
