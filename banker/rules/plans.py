"""A plan to raise cash: sales and mortgages one after the other, each tried on the table as those before leave it."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from banker.editions.board import Board, Deed
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.rules.decision import decide
from banker.rules.game import Game
from banker.rules.outcomes import Step, rents
from banker.rules.valuation import worth

MORTGAGE, SELL, ALL = "mortgage", "sell", "all"

Sale = r.Sell | r.Mortgage


class Choice(Struct, frozen=True):
    """One sale or mortgage; `key` names what it is made of, however often it is chosen."""

    key: str
    request: Sale


class Effect(Struct, frozen=True):
    """What choices bring, lose at the count, and give up in rent from one landing on each deed, in currency units."""

    brings: int = 0
    loses: int = 0
    rent: int = 0

    def __add__(self, other: "Effect") -> "Effect":
        """Add what another choice does."""
        return Effect(self.brings + other.brings, self.loses + other.loses, self.rent + other.rent)


class Plan(Struct, frozen=True):
    """The choices that hold one after the other, the table after them, and what those of each key do together."""

    player: str
    choices: tuple[Choice, ...]
    game: Game
    effects: dict[str, Effect] = {}
    kept: tuple[str, ...] = ()
    """Deeds that the cash is raised for, and that stay as they are."""

    @property
    def whole(self) -> Effect:
        """What all choices do."""
        return sum(self.effects.values(), Effect())


def plan(game: Game, player: str, choices: tuple[Choice, ...] = (), kept: tuple[str, ...] = ()) -> Plan:
    """Take choices one after the other; those that do not hold fall out."""
    made = Plan(player, (), game, kept=kept)
    for choice in choices:
        made = extended(made, choice) or made
    return made


def extended(made: Plan, choice: Choice) -> Plan | None:
    """Take one choice more; None where it does not hold."""
    then = tried(made, choice)
    if isinstance(then, Refusal):
        return None
    effect = made.effects.get(choice.key, Effect()) + measure(made.game, then, made.player)
    return Plan(made.player, (*made.choices, choice), then, made.effects | {choice.key: effect}, made.kept)


def tried(made: Plan, choice: Choice) -> Game | Refusal:
    """Look at the table as a choice more would leave it; refuses `kept-for-act` what the cash is raised for."""
    kept = next((deed for deed in choice.request.deeds if deed in made.kept), None)
    return after(made.game, choice.request) if kept is None else Refusal("kept-for-act", {"deed": kept})


def after(game: Game, request: r.Act) -> Game | Refusal:
    """Look at the table as a request would leave it."""
    drafts = decide(request, game)
    return drafts if isinstance(drafts, Refusal) else Game(drafts[-1].books, game.edition, game.elapsed)


def measure(now: Game, then: Game, player: str) -> Effect:
    """Compare a player's table before and after."""
    loses = worth(now, player).total - worth(then, player).total
    rent = rents(now, now.owned(player)) - rents(then, now.owned(player))
    return Effect(then.cash(player) - now.cash(player), loses, rent)


# --- what can be chosen


def offered(game: Game, made: Plan) -> Iterator[tuple[Deed, Choice]]:
    """List a choice for each building and each deed of the player, group by group, on the table before the plan."""
    player = made.player
    for deed in game.owned(player):
        first = game.built(deed) and next(d for d in game.group(deed) if game.level(d)) == deed
        if first:
            lots = tuple(d.id for d in game.group(deed) if game.level(d))
            yield deed, Choice(f"{ALL}:{deed.group}", r.Sell(player, lots, all=True))
        if game.level(deed):
            hotel = made.game.hotel(deed)
            yield deed, Choice(f"{SELL}:{deed.id}", r.Sell(player, (deed.id,), hotel=hotel))
        if not game.mortgaged(deed):
            yield deed, Choice(f"{MORTGAGE}:{deed.id}", r.Mortgage(player, (deed.id,)))


def followed(game: Game, player: str, steps: Iterable[Step], kept: tuple[str, ...] = ()) -> Plan:
    """Plan the steps of a way, taken apart into choices."""
    made = plan(game, player, kept=kept)
    for step in steps:
        for _at in range(len(step.deeds) if step.act == MORTGAGE else max(1, step.count)):
            longer = (extended(made, choice) for choice in _choices(game.board, player, step))
            made = next((found for found in longer if found is not None), made)
    return made


def _choices(board: Board, player: str, step: Step) -> list[Choice]:
    """List what may be the next choice of a step."""
    if step.act == MORTGAGE:
        return [Choice(f"{MORTGAGE}:{deed}", r.Mortgage(player, (deed,))) for deed in step.deeds]
    if step.act == SELL and not step.count:
        return [Choice(f"{ALL}:{board.deed[step.deeds[0]].group}", r.Sell(player, step.deeds, all=True))]
    return [Choice(f"{SELL}:{deed}", r.Sell(player, (deed,), hotel=step.act != SELL)) for deed in step.deeds]


# --- as requests


def requests(choices: tuple[Choice, ...]) -> tuple[Sale, ...]:
    """Put choices of the same kind that follow one another into one request."""
    merged: list[Sale] = []
    for choice in choices:
        both = _merge(merged[-1], choice.request) if merged else None
        if both is None:
            merged.append(choice.request)
        else:
            merged[-1] = both
    return tuple(merged)


def _merge(one: Sale, other: Sale) -> Sale | None:
    if isinstance(one, r.Mortgage) and isinstance(other, r.Mortgage):
        return r.Mortgage(one.player, one.deeds + other.deeds)
    if isinstance(one, r.Sell) and isinstance(other, r.Sell) and one.deeds == other.deeds:
        plain = not (one.all or other.all or one.hotel or other.hotel)
        return r.Sell(one.player, one.deeds, one.count + other.count) if plain else None
    return None
