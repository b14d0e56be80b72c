"""From how a street stands to how it shall stand: the requests that do it, each of them tried on the table."""

from collections.abc import Mapping

from banker.editions.board import Deed
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.rules.game import Game
from banker.rules.plans import after

Levels = Mapping[str, int]
Step = r.Build | r.Sell


def streets(game: Game, player: str, group: str = "") -> list[tuple[str, tuple[Deed, ...]]]:
    """List the whole streets of all with their owners, those of a player first, and of them the one that is named."""
    members = (lots for lots in game.board.members.values() if lots and lots[0].kind == "street")
    found = [(game.owner(lots[0]), lots) for lots in members if game.whole(lots[0])]
    return sorted(found, key=lambda street: (street[0] != player, street[1][0].group != group))


def levels(game: Game, lots: tuple[Deed, ...]) -> dict[str, int]:
    """Say how far each lot is built."""
    return {deed.id: game.level(deed) for deed in lots}


def plan(game: Game, owner: str, lots: tuple[Deed, ...], wanted: Levels) -> list[Step]:
    """List what is to be entered, sales first: one request where one does it all."""
    now = levels(game, lots)
    return [step for part in (_sales, _houses, _hotels) for step in part(game, owner, lots, now, wanted)]


def _sales(game: Game, owner: str, lots: tuple[Deed, ...], now: Levels, wanted: Levels) -> list[Step]:
    down = {deed.id: now[deed.id] - wanted[deed.id] for deed in lots if wanted[deed.id] < now[deed.id]}
    if not down:
        return []
    whole = r.Sell(owner, tuple(down), sum(down.values()))
    goal = {id: min(level, wanted[id]) for id, level in now.items()}
    if _reaches(game, whole, lots, goal):
        return [whole]
    return [r.Sell(owner, (id,), many) for id, many in down.items()]


def _houses(game: Game, owner: str, lots: tuple[Deed, ...], now: Levels, wanted: Levels) -> list[Step]:
    needs = game.rules.hotel_needs
    goal = {id: max(level, min(wanted[id], needs)) for id, level in now.items()}
    up = {id: goal[id] - level for id, level in now.items() if goal[id] > level}
    if not up:
        return []
    whole = r.Build(owner, tuple(up), sum(up.values()))
    if len(up) == 1 or any(wanted[id] < now[id] for id in now) or _reaches(game, whole, lots, goal):
        return [whole]
    return [r.Build(owner, (id,), many) for id, many in sorted(up.items(), key=lambda lot: now[lot[0]])]


def _hotels(game: Game, owner: str, lots: tuple[Deed, ...], now: Levels, wanted: Levels) -> list[Step]:
    top = game.top
    crowned = tuple(deed.id for deed in lots if wanted[deed.id] == top > now[deed.id])
    return [r.Build(owner, crowned, hotel=True)] if crowned else []


def _reaches(game: Game, step: Step, lots: tuple[Deed, ...], goal: Levels) -> bool:
    """Whether a step would leave the street as wanted; what is refused is told as it is."""
    then = after(game, step)
    return isinstance(then, Refusal) or all(then.level(deed) == goal[deed.id] for deed in lots)
