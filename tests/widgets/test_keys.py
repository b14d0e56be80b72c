"""How many keys the bank's acts cost: whole games played through the app with the short forms, every key counted."""

from asyncio import sleep, timeout
from collections import defaultdict
from pathlib import Path
from statistics import median

import pytest
from textual.pilot import Pilot

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.rules import requests as r
from banker.teller.transcript import Line, lines
from banker.timekeeping import ScriptTime
from tests.widgets.strokes import Keys, strokes
from tests.widgets.tables import OPENED, at_desk, play, send

PATIENCE = 10
"""Seconds after which a phrase is no longer waited for."""

GAMES = Path(__file__).parents[1] / "transcripts" / "games"

MOST = {
    "undo": 1, "salary": 3, "one house": 5, "mortgage": 5, "trade of a deed and cash for a deed": 14,
    "rent or purchase after a roll": 1,
}  # fmt: skip
"""Keys that an act may cost at most, Enter included, for whose turn it is."""


def script(name: str) -> list[Line]:
    """Read a game; what it refuses and what it only checks costs the bank nothing."""
    return [one for one in lines((GAMES / name).read_text("utf-8")) if one.expect is None and not asks(one.phrase)]


def asks(phrase: str) -> bool:
    return phrase.startswith("check")


async def tap(pilot: Pilot[None], desk: Desk, keys: Keys) -> None:
    """Press keys; a phrase in the line is waited for until it is entered, and not until it is drawn."""
    before, plain = len(desk.entries), all(len(key) == 1 for key in keys[:-1])
    if plain and keys[-1] == "enter":
        send(pilot, "".join(keys[:-1]), "enter")
        async with timeout(PATIENCE):
            while len(desk.entries) == before:
                await sleep(0)
        return
    await pilot.pause()
    for key, then in zip(keys, [*keys[1:], ""], strict=True):
        send(pilot, key) if len(key) == 1 else send(pilot, "", key)
        if not (key.isdigit() and then.isdigit()):
            await pilot.pause()


def act(request: object, keys: Keys, *, own: bool) -> str:
    """Name the act that a request is, where the number of its keys is promised."""
    if keys == ["enter"] and isinstance(request, r.Buy | r.Rent | r.Settlement):
        return "rent or purchase after a roll"
    if isinstance(request, r.Undo):
        return "undo"
    if isinstance(request, r.Build) and own and not request.hotel and len(request.deeds) == request.count == 1:
        return "one house"
    if isinstance(request, r.Mortgage) and own and len(request.deeds) == 1:
        return "mortgage"
    if isinstance(request, r.Salary) and own:
        return "salary"
    if isinstance(request, r.Trade) and _swaps(request):
        return "trade of a deed and cash for a deed"
    return type(request).__name__.lower() + ("" if own else ", another player")


def _swaps(trade: r.Trade) -> bool:
    sides = (trade.gives, trade.gets)
    return all(len(side.deeds) == 1 and not side.cards for side in sides) and any(side.cash for side in sides)


@pytest.mark.parametrize("name", ["one-hour.teller", "table-1.teller"])
async def test_a_game_is_kept_with_few_keys(tmp_path: Path, name: str) -> None:
    opening, *said = script(name)
    time = ScriptTime(OPENED)
    plain = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(OPENED))
    assert plain.say(opening.phrase).ok
    counted: dict[str, list[int]] = defaultdict(list)
    path = play(tmp_path / "a.game", opening.phrase, time=time)
    async with at_desk(path, time=time) as (pilot, screen):
        for one in said:
            answer = plain.say(one.phrase)
            if isinstance(answer.request, r.At):
                time.set(OPENED + answer.request.seconds)
                continue
            keys = strokes(screen.desk, one.phrase)
            own = getattr(answer.request, "player", "") == screen.desk.game.turn
            await tap(pilot, screen.desk, keys)
            assert screen.desk.books == plain.books, (one, keys)
            counted[act(answer.request, keys, own=own)].append(len(keys))
    figures = [keys for many in counted.values() for keys in many]
    print(*(f"\n{what:38}{len(many):5}{median(many):6}{max(many):5}" for what, many in sorted(counted.items())))
    print(f"{name}: {len(figures)} entries, {median(figures)} keys each by the median")  # shown by pytest -rP
    assert median(figures) <= 4
    for what, most in MOST.items():
        assert max(counted.get(what, [0])) <= most, (what, counted[what])
