"""Means to raise cash: what a player can sell or mortgage now, and after what is ticked already.

Whether a step is legal, and what it brings, the rules are asked on the table as the steps before would leave it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from banker.desk import Desk
from banker.editions.board import Deed
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.rules.decision import decide
from banker.rules.game import Game
from banker.rules.valuation import worth
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.refusals import tell_refusal

MORTGAGE, SELL, ALL = "mortgage", "sell", "all"


@dataclass(frozen=True)
class Step:
    """One sale or mortgage; `key` is the row that it was ticked in."""

    key: str
    request: r.Sell | r.Mortgage


@dataclass(frozen=True)
class Means:
    """A row: what it is, how often it is ticked, what that brings and costs, or what one tick would, or why not."""

    key: str
    words: str
    act: str
    letter: str
    colour: str
    ticked: int
    brings: int
    costs: int | None
    refusal: str = ""


@dataclass(frozen=True)
class Plan:
    """The steps that hold one after the other, the table after them, and what each row's ticks brought and cost."""

    steps: tuple[Step, ...]
    game: Game
    brings: dict[str, int]
    costs: dict[str, int]

    @property
    def raised(self) -> int:
        """What all steps bring."""
        return sum(self.brings.values())


def plan(desk: Desk, player: str, steps: tuple[Step, ...]) -> Plan:
    """Take steps one after the other; those that do not hold fall out."""
    game, held = desk.game, []
    brings: dict[str, int] = {}
    costs: dict[str, int] = {}
    for step in steps:
        then = _take(game, step.request)
        if isinstance(then, Refusal):
            continue
        held.append(step)
        brings[step.key] = brings.get(step.key, 0) + then.cash(player) - game.cash(player)
        costs[step.key] = costs.get(step.key, 0) + worth(game, player).total - worth(then, player).total
        game = then
    return Plan(tuple(held), game, brings, costs)


def _take(game: Game, request: r.Sell | r.Mortgage) -> Game | Refusal:
    drafts = decide(request, game)
    return drafts if isinstance(drafts, Refusal) else Game(drafts[-1].books, game.edition, game.elapsed)


# --- rows


def means(desk: Desk, player: str, made: Plan) -> tuple[Means, ...]:
    """List the rows: buildings by deed and by group, then mortgages."""
    return tuple(_means(desk, player, made, deed, step) for deed, step in offered(desk, player, made))


def offered(desk: Desk, player: str, made: Plan) -> Iterator[tuple[Deed, Step]]:
    """List one step for each row, group by group."""
    game = desk.game
    for deed in game.owned(player):
        first = game.built(deed) and next(d for d in game.group(deed) if game.level(d)) == deed
        if first:
            lots = tuple(d.id for d in game.group(deed) if game.level(d))
            yield deed, Step(f"{ALL}:{deed.group}", r.Sell(player, lots, all=True))
        if game.level(deed):
            hotel = made.game.hotel(deed)
            yield deed, Step(f"{SELL}:{deed.id}", r.Sell(player, (deed.id,), hotel=hotel))
        if not game.mortgaged(deed):
            yield deed, Step(f"{MORTGAGE}:{deed.id}", r.Mortgage(player, (deed.id,)))


def _means(desk: Desk, player: str, made: Plan, deed: Deed, step: Step) -> Means:
    board, hidden = desk.edition.board, desk.game.hidden(player)
    group = next(group for group in board.groups if group.id == deed.group)
    ticked = sum(1 for other in made.steps if other.key == step.key)
    shown = (made.brings[step.key], made.costs[step.key], "") if ticked else _foretold(player, made, step, desk)
    costs = None if hidden else shown[1]
    words, act = _words(desk.game, deed, step)
    return Means(step.key, words, act, group.letter, group.colour, ticked, shown[0], costs, shown[2])


def _foretold(player: str, made: Plan, step: Step, desk: Desk) -> tuple[int, int, str]:
    now, then = made.game, _take(made.game, step.request)
    if isinstance(then, Refusal):
        return 0, 0, tell_refusal(then, desk.edition.board)
    return then.cash(player) - now.cash(player), worth(now, player).total - worth(then, player).total, ""


def _words(game: Game, deed: Deed, step: Step) -> tuple[str, str]:
    """Say what a row is about, and what is done to it."""
    if isinstance(step.request, r.Mortgage):
        return names.plain(deed.name), _("mortgage")
    if step.request.all:
        group = [d for d in game.group(deed) if game.level(d)]
        built = names.buildings(sum(map(game.houses, group)), sum(map(game.hotel, group)))
        return _("the whole group: {buildings}").format(buildings=built), _("sell all")
    built = names.buildings(game.houses(deed), int(game.hotel(deed)))
    return _("{deed}: {buildings}").format(deed=names.plain(deed.name), buildings=built), _("sell one")


# --- the cheapest way


def cheapest(desk: Desk, player: str, amount: int) -> tuple[Step, ...] | Refusal:
    """Ask the desk for the cheapest way to an amount, and take it apart into the ticks of the rows."""
    answer = desk.foresee(r.AskRaise(player, amount))
    if answer.refusal is not None:
        return answer.refusal
    steps: list[Step] = []
    for told in answer.answer["way"]["steps"]:
        for _at in range(max(1, told["count"])):
            choices = _choices(desk, player, told)
            longer = (plan(desk, player, (*steps, choice)) for choice in choices)
            steps = next((list(made.steps) for made in longer if len(made.steps) > len(steps)), steps)
    return tuple(steps)


def _choices(desk: Desk, player: str, told: dict[str, Any]) -> list[Step]:
    """List what may be the next tick of a step that the desk names."""
    deeds, act = tuple(told["deeds"]), told["act"]
    if act == MORTGAGE:
        return [Step(f"{MORTGAGE}:{deed}", r.Mortgage(player, (deed,))) for deed in deeds]
    if act == SELL and not told["count"]:
        group = desk.edition.board.deed[deeds[0]].group
        return [Step(f"{ALL}:{group}", r.Sell(player, deeds, all=True))]
    return [Step(f"{SELL}:{deed}", r.Sell(player, (deed,), hotel=act != SELL)) for deed in deeds]


# --- phrases


def requests(steps: tuple[Step, ...]) -> tuple[r.Sell | r.Mortgage, ...]:
    """Put steps of the same kind that follow one another into one request."""
    merged: list[r.Sell | r.Mortgage] = []
    for step in steps:
        both = _merge(merged[-1], step.request) if merged else None
        if both is None:
            merged.append(step.request)
        else:
            merged[-1] = both
    return tuple(merged)


def _merge(one: r.Sell | r.Mortgage, other: r.Sell | r.Mortgage) -> r.Sell | r.Mortgage | None:
    if isinstance(one, r.Mortgage) and isinstance(other, r.Mortgage):
        return r.Mortgage(one.player, one.deeds + other.deeds)
    if isinstance(one, r.Sell) and isinstance(other, r.Sell) and one.deeds == other.deeds:
        plain = not (one.all or other.all or one.hotel or other.hotel)
        return r.Sell(one.player, one.deeds, one.count + other.count) if plain else None
    return None
