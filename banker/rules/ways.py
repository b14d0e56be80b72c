"""Ways to raise cash: every legal sale and mortgage in an order that is legal, and the cheapest to an amount.

Cheapest is what loses least at the count, and of equals what gives up least rent.
"""

from collections.abc import Iterator
from itertools import combinations, product

from msgspec import Struct

from banker.editions.board import Deed
from banker.ledger.entry import BANK, HOUSE
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.raising import refunds
from banker.rules.rent import bill
from banker.rules.valuation import worth

SAMPLE_DICE = 7
"""The throw by which a utility's rent is compared with others: the likeliest."""


class Step(Struct, frozen=True):
    """One sale or mortgage: what it brings; `count` houses or levels, 0 for everything on the deeds."""

    act: str
    deeds: tuple[str, ...]
    count: int
    brings: int


class Way(Struct, frozen=True):
    """Steps in an order that is legal, in whole currency units: what they bring, lose at the count, and in rent."""

    brings: int = 0
    loses: int = 0
    rent: int = 0
    steps: tuple[Step, ...] = ()

    def __add__(self, other: "Way") -> "Way":
        """Take one way after another."""
        return Way(
            self.brings + other.brings, self.loses + other.loses, self.rent + other.rent, self.steps + other.steps
        )

    @property
    def price(self) -> tuple[int, int, int, int]:
        """What makes one way cheaper than another."""
        return (self.loses, self.rent, self.brings, len(self.steps))


def everything(game: Game, player: str) -> Way:
    """Sell and mortgage all that can be, in an order that is legal: bare groups first."""
    groups = _groups(game, player)
    whole = Way()
    for group in sorted(groups, key=lambda deeds: game.built(deeds[0])):
        whole += max(_ways(game, player, group), key=lambda way: way.brings)
    return whole


def cheapest(game: Game, player: str, amount: int) -> Way | None:
    """Find the cheapest way to raise an amount beside the cash; None where it cannot be raised."""
    best: dict[int, Way] = {0: Way()}
    for group in _groups(game, player):
        ways = _ways(game, player, group)
        longer: dict[int, Way] = {}
        for way in best.values():
            for more in ways:
                _keep(longer, way + more, amount)
        best = longer
    return best.get(amount)


def _keep(best: dict[int, Way], way: Way, amount: int) -> None:
    reached = min(way.brings, amount)
    if reached not in best or way.price < best[reached].price:
        best[reached] = way


def _groups(game: Game, player: str) -> list[tuple[Deed, ...]]:
    owned = game.owned(player)
    groups = {deed.group: tuple(d for d in owned if d.group == deed.group) for deed in owned}
    return list(groups.values())


# --- the ways of one group


def _ways(game: Game, player: str, deeds: tuple[Deed, ...]) -> list[Way]:
    if not game.built(deeds[0]):
        return [Way(), *_pledges(game, player, deeds, Way())]
    ways = [_measure(game, player, deeds, steps) for steps in _sales(game, deeds)]
    bare = max(ways, key=lambda way: way.brings)
    return [Way(), *ways, *_pledges(game, player, deeds, bare)]


def _pledges(game: Game, player: str, deeds: tuple[Deed, ...], first: Way) -> Iterator[Way]:
    free = [deed for deed in deeds if not game.mortgaged(deed)]
    for many in range(1, len(free) + 1):
        for chosen in combinations(free, many):
            steps = tuple(Step("mortgage", (deed.id,), 1, deed.mortgage) for deed in chosen)
            yield _measure(game, player, deeds, first.steps + steps)


def _sales(game: Game, deeds: tuple[Deed, ...]) -> Iterator[tuple[Step, ...]]:
    levels = [game.level(deed) for deed in deeds]
    for lower in product(*(range(level + 1) for level in levels)):
        if max(lower) - min(lower) <= 1 and lower != tuple(levels) and _breakable(game, levels, lower):
            yield _descend(game, deeds, levels, lower)


def _breakable(game: Game, levels: list[int], lower: tuple[int, ...]) -> bool:
    """Whether the bank has the houses for every hotel that is only broken; a group sold outright needs none."""
    left = game.left(HOUSE)
    broken = sum(1 for was, now in zip(levels, lower, strict=True) if was == game.top and now < was)
    return left is None or not any(lower) or broken * game.rules.hotel_needs <= left


def _descend(game: Game, deeds: tuple[Deed, ...], levels: list[int], lower: tuple[int, ...]) -> tuple[Step, ...]:
    """Order the sales so that the group stays even after each."""
    if not any(lower):
        built = tuple(deed.id for deed in deeds if game.level(deed))
        return (Step("sell", built, 0, sum(refunds(game, deed) for deed in deeds)),)
    now, steps = list(levels), []
    while tuple(now) != lower:
        at = max((i for i in range(len(now)) if now[i] > lower[i]), key=lambda i: (now[i], -deeds[i].price))
        now[at] -= 1
        paid = refunds(game, deeds[at], now[at]) - refunds(game, deeds[at], now[at] + 1)
        steps.append(Step("sell", (deeds[at].id,), 1, paid))
    return tuple(steps)


# --- what a way costs


def _measure(game: Game, player: str, deeds: tuple[Deed, ...], steps: tuple[Step, ...]) -> Way:
    draft = Draft(game, "way")
    for step in steps:
        _take(draft, player, step)
    brings = sum(step.brings for step in steps)
    loses = worth(game, player).total - worth(draft, player).total
    return Way(brings, loses, _rents(game, deeds) - _rents(draft, deeds), steps)


def _take(draft: Draft, player: str, step: Step) -> None:
    for name in step.deeds:
        deed = draft.board.deed[name]
        if step.act == "mortgage":
            draft.mark(deed, True)
        else:
            draft.reduce(deed, draft.level(deed) - 1 if step.count else 0)
    draft.pay(BANK, player, step.brings)


def _rents(game: Game, deeds: tuple[Deed, ...]) -> int:
    return sum(bill(game, deed, SAMPLE_DICE).amount for deed in deeds)
