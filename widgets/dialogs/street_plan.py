"""From how a street stands to how it shall stand: the requests that do it, each of them tried on the desk."""

from collections.abc import Mapping

from banker.desk import Desk
from banker.editions.board import Deed
from banker.rules import requests as r
from widgets.foresight import after

Levels = Mapping[str, int]
Step = r.Build | r.Sell


def levels(desk: Desk, lots: tuple[Deed, ...]) -> dict[str, int]:
    """Say how far each lot is built."""
    return {deed.id: desk.game.level(deed) for deed in lots}


def plan(desk: Desk, owner: str, lots: tuple[Deed, ...], wanted: Levels) -> list[Step]:
    """List what is to be entered, sales first: one request where one does it all."""
    now = levels(desk, lots)
    return [step for part in (_sales, _houses, _hotels) for step in part(desk, owner, lots, now, wanted)]


def _sales(desk: Desk, owner: str, lots: tuple[Deed, ...], now: Levels, wanted: Levels) -> list[Step]:
    down = {deed.id: now[deed.id] - wanted[deed.id] for deed in lots if wanted[deed.id] < now[deed.id]}
    if not down:
        return []
    whole = r.Sell(owner, tuple(down), sum(down.values()))
    goal = {id: min(level, wanted[id]) for id, level in now.items()}
    if _reaches(desk, whole, lots, goal):
        return [whole]
    return [r.Sell(owner, (id,), many) for id, many in down.items()]


def _houses(desk: Desk, owner: str, lots: tuple[Deed, ...], now: Levels, wanted: Levels) -> list[Step]:
    needs = desk.game.rules.hotel_needs
    goal = {id: max(level, min(wanted[id], needs)) for id, level in now.items()}
    up = {id: goal[id] - level for id, level in now.items() if goal[id] > level}
    if not up:
        return []
    whole = r.Build(owner, tuple(up), sum(up.values()))
    if len(up) == 1 or any(wanted[id] < now[id] for id in now) or _reaches(desk, whole, lots, goal):
        return [whole]
    return [r.Build(owner, (id,), many) for id, many in sorted(up.items(), key=lambda lot: now[lot[0]])]


def _hotels(desk: Desk, owner: str, lots: tuple[Deed, ...], now: Levels, wanted: Levels) -> list[Step]:
    top = desk.game.top
    crowned = tuple(deed.id for deed in lots if wanted[deed.id] == top > now[deed.id])
    return [r.Build(owner, crowned, hotel=True)] if crowned else []


def _reaches(desk: Desk, step: Step, lots: tuple[Deed, ...], goal: Levels) -> bool:
    """Whether the desk would leave the street as wanted; what it refuses is told as it is."""
    answer = desk.foresee(step)
    if not answer.ok:
        return True
    then = after(desk, answer)
    return all(then.level(deed) == goal[deed.id] for deed in lots)
