"""Ways to raise cash: every legal sale and mortgage in an order that is legal, and the cheapest to an amount.

Cheapest is what loses least at the count, and of equals what gives up least rent.
"""

from msgspec import Struct

from banker.editions.board import Deed
from banker.ledger.entry import HOUSE
from banker.rules.game import Game
from banker.rules.outcomes import Outcome, Step, outcomes
from banker.rules.sums import add_up


class Way(Struct, frozen=True):
    """Steps in an order that is legal, in whole currency units: what they bring, lose at the count, and in rent."""

    brings: int = 0
    loses: int = 0
    rent: int = 0
    steps: tuple[Step, ...] = ()


def everything(game: Game, player: str) -> Way:
    """Sell and mortgage all that can be; a group sold outright needs no houses of the bank."""
    return _way([max(_choices(game, player, group, False), key=_most) for group in _groups(game, player)], game)


def cheapest(game: Game, player: str, amount: int, kept: tuple[str, ...] = ()) -> Way | None:
    """Find the cheapest way to raise an amount beside the cash, of deeds not kept; None where it cannot be raised."""
    scarce = _scarce(game, player)
    groups = [_choices(game, player, group, scarce) for group in _groups(game, player, kept)]
    found = add_up(groups, amount, None)
    if found is not None and _order(found.chosen(), game) is None:
        found = add_up(groups, amount, game.left(HOUSE))
    return _way(found.chosen(), game) if found is not None else None


def _groups(game: Game, player: str, kept: tuple[str, ...] = ()) -> list[tuple[Deed, ...]]:
    owned = tuple(deed for deed in game.owned(player) if deed.id not in kept)
    groups = {deed.group: tuple(d for d in owned if d.group == deed.group) for deed in owned}
    return list(groups.values())


def _most(outcome: Outcome) -> tuple[int, int]:
    return outcome.brings, -len(outcome.steps)


def _scarce(game: Game, player: str) -> bool:
    """Whether the bank may want houses while hotels are broken down."""
    left = game.left(HOUSE)
    hotels = sum(map(game.hotel, game.owned(player)))
    return left is not None and left < game.rules.hotel_needs * hotels


def _choices(game: Game, player: str, group: tuple[Deed, ...], scarce: bool) -> list[Outcome]:
    """List what can be done with a group, without what is dearer than something alike."""
    alike: dict[tuple[int, int, int], Outcome] = {}
    for outcome in outcomes(game, player, group, scarce):
        key = (outcome.brings, outcome.need, outcome.frees) if scarce else (outcome.brings, 0, 0)
        if key not in alike or _cost(outcome) < _cost(alike[key]):
            alike[key] = outcome
    return list(alike.values())


def _cost(outcome: Outcome) -> tuple[int, int, int]:
    return outcome.loses, outcome.rent, len(outcome.steps)


# --- in order


def _way(chosen: list[Outcome], game: Game) -> Way:
    ordered = _order(chosen, game) or chosen
    return Way(
        sum(outcome.brings for outcome in ordered),
        sum(outcome.loses for outcome in ordered),
        sum(outcome.rent for outcome in ordered),
        tuple(step for outcome in ordered for step in outcome.steps),
    )


def _order(chosen: list[Outcome], game: Game) -> list[Outcome] | None:
    """Order the groups so that the bank has the houses that each needs; None where it never would.

    First those that free houses, the least demanding of them first; then those that take some, by what they leave.
    """
    left = game.left(HOUSE)
    freeing = sorted((o for o in chosen if o.frees >= 0), key=lambda o: o.need)
    taking = sorted((o for o in chosen if o.frees < 0), key=lambda o: -(o.need + o.frees))
    for outcome in (*freeing, *taking):
        if left is not None:
            if left < outcome.need:
                return None
            left += outcome.frees
    return [*freeing, *taking]
