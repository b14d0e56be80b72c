"""Outcomes: every state to which a player can bring his lots of one group by selling and mortgaging."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from msgspec import Struct

from banker.editions.board import Deed
from banker.ledger.entry import BANK, HOUSE
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.mortgages import mortgage
from banker.rules.rent import bill
from banker.rules.requests import Mortgage, Sell
from banker.rules.resale import sell
from banker.rules.valuation import worth

SAMPLE_DICE = 7
"""The throw by which a utility's rent is compared with others: the likeliest."""

State = tuple[tuple[int, bool], ...]
"""The level of each lot, and whether it is mortgaged."""


class Step(Struct, frozen=True):
    """One sale or mortgage, and what it brings.

    `act` is sell, hotel (a hotel sold as one) or mortgage; `count` houses or levels, 0 for everything on the deeds.
    """

    act: str
    deeds: tuple[str, ...]
    count: int
    brings: int


class Outcome(Struct, frozen=True):
    """Steps in an order that is legal, in whole currency units: what they bring, lose at the count, and in rent.

    They need so many houses in the bank when they begin, and free so many for others (less than none if they take).
    """

    brings: int = 0
    loses: int = 0
    rent: int = 0
    steps: tuple[Step, ...] = ()
    need: int = 0
    frees: int = 0


class Path(Struct, frozen=True):
    """Steps to a state, the game there, and how many houses the bank must have had on the way."""

    game: Game
    steps: tuple[Step, ...] = ()
    need: int = 0
    frees: int = 0

    @property
    def length(self) -> tuple[int, int]:
        """What makes one path better than another to the same state."""
        return self.need, len(self.steps)

    def then(self, step: Step, game: Game, deeds: tuple[Deed, ...]) -> "Path":
        """Go one step on; a hotel broken down takes all its houses before any is sold."""
        frees = sum(self.game.houses(deed) - game.houses(deed) for deed in deeds)
        broken = sum(self.game.hotel(deed) and not game.hotel(deed) for deed in deeds)
        takes = max(-frees, self.game.rules.hotel_needs * broken if step.act == "sell" and step.count else 0)
        return Path(game, (*self.steps, step), max(self.need, takes - self.frees), self.frees + frees)


def outcomes(game: Game, player: str, deeds: tuple[Deed, ...], scarce: bool) -> list[Outcome]:
    """List what a player can do with his lots of a group; where houses are scarce, as if other groups freed more."""
    found = _reach(game, player, deeds)
    if scarce and any(map(game.hotel, deeds)):
        found = _reach(_supplied(game), player, deeds) | found
    return [_measure(game, player, deeds, path) for path in found.values()]


def _supplied(game: Game) -> Game:
    """See the game with houses enough in the bank for every hotel."""
    books = game.books.copy()
    books.post(BANK, HOUSE, game.rules.hotel_needs * len(game.board.deeds))
    return Game(books, game.edition, game.elapsed)


def _measure(game: Game, player: str, deeds: tuple[Deed, ...], path: Path) -> Outcome:
    brings = sum(step.brings for step in path.steps)
    loses = worth(game, player).total - worth(path.game, player).total
    frees = sum(game.houses(deed) - path.game.houses(deed) for deed in deeds)
    return Outcome(brings, loses, rents(game, deeds) - rents(path.game, deeds), path.steps, path.need, frees)


def rents(game: Game, deeds: tuple[Deed, ...]) -> int:
    """Add up the rents of some deeds, each landed on once; a utility's by the likeliest throw."""
    return sum(bill(game, deed, SAMPLE_DICE).amount for deed in deeds)


# --- what can be reached


def _reach(game: Game, player: str, deeds: tuple[Deed, ...]) -> dict[State, Path]:
    """Find every state, by the fewest houses that the bank must have and the fewest phrases."""
    found = {_state(game, deeds): Path(game)}
    edge = list(found.values())
    while edge:
        path = edge.pop(0)
        for step, after in _moves(path.game, player, deeds):
            state, further = _state(after, deeds), path.then(step, after, deeds)
            if state not in found or further.length < found[state].length:
                found[state] = further
                edge.append(further)
    return found


def _state(game: Game, deeds: tuple[Deed, ...]) -> State:
    return tuple((game.level(deed), game.mortgaged(deed)) for deed in deeds)


def _moves(game: Game, player: str, deeds: tuple[Deed, ...]) -> Iterator[tuple[Step, Game]]:
    """Try each phrase that could be said of the lots; most are refused."""
    built = tuple(deed.id for deed in deeds if game.level(deed))
    for count in range(1, sum(game.level(deed) for deed in deeds) + 1):
        yield from _try(game, player, sell, Sell(player, built, count), Step("sell", built, count, 0))
    if built:
        yield from _try(game, player, sell, Sell(player, built, all=True), Step("sell", built, 0, 0))
    for name in built:
        yield from _try(game, player, sell, Sell(player, (name,), 1), Step("sell", (name,), 1, 0))
        yield from _try(game, player, sell, Sell(player, (name,), hotel=True), Step("hotel", (name,), 1, 0))
    free = [deed.id for deed in deeds if not game.mortgaged(deed)]
    for many in range(1, len(free) + 1):
        for names in combinations(free, many):
            yield from _try(game, player, mortgage, Mortgage(player, names), Step("mortgage", names, 1, 0))


def _try(
    game: Game, player: str, rule: Callable[[Draft, Any], None], request: Sell | Mortgage, step: Step
) -> Iterator[tuple[Step, Game]]:
    draft = Draft(game, "way")
    try:
        rule(draft, request)
    except Refused:
        return
    yield Step(step.act, step.deeds, step.count, draft.cash(player) - game.cash(player)), draft
