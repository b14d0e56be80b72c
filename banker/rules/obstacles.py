"""Obstacles: why nothing of a great act could be done now, so that it is refused before anything is gathered for it."""

from collections.abc import Callable, Iterator

from banker.editions.board import Card, PayOrDraw
from banker.ledger.entry import BANK, HOTEL, HOUSE
from banker.refusal import Refusal, Refused
from banker.rules import requests as r
from banker.rules.buildings import check_lots, check_settled
from banker.rules.decision import admit, decide, told
from banker.rules.game import Game
from banker.rules.plans import offered, plan
from banker.rules.street import streets
from banker.rules.trades import check_window
from banker.rules.turns import check_undecided

Found = Iterator[Refusal | None]
"""What each way of beginning an act meets, one after the other; None where nothing is in the way."""


def obstacle(game: Game, act: str, player: str = "") -> Refusal | None:
    """Say why a great act could not be done at all by a player, or by anybody; None where some of it could."""
    first = None
    for refusal in ACTS[act](game, player):
        if refusal is None:
            return None
        first = first or refusal
    return first


def _met(game: Game, check: Callable[[Game, r.Act], None], request: r.Act) -> Refusal | None:
    try:
        admit(request, game)
        check(game, request)
    except Refused as refused:
        return told(refused, game)
    return None


def _tried(game: Game, request: r.Act) -> Refusal | None:
    found = decide(request, game)
    return found if isinstance(found, Refusal) else None


def _who(game: Game, player: str) -> tuple[str, ...]:
    """Name who may act: one player, or all, whose turn it is first."""
    if player:
        return (player,)
    return (game.turn, *game.others(game.turn)) if game.turn in game.players else game.players


# --- the acts


def _trades(game: Game, player: str) -> Found:
    if len(game.players) < 2:
        yield _met(game, lambda game, _request: check_undecided(game), r.Note(""))
    for name in _who(game, player):
        for other in game.others(name):
            yield _met(game, _in_window, r.Trade(name, other, r.Side(), r.Side()))


def _in_window(game: Game, request: r.Act) -> None:
    assert isinstance(request, r.Trade)
    check_window(game, request.giver, request.taker)


def _buildings(game: Game, player: str) -> Found:
    found = streets(game, player)
    if not found:
        yield told(Refused("no-whole-group", "building"), game)
    for owner, lots in found:
        ids = tuple(lot.id for lot in lots)
        if game.built(lots[0]):
            yield _met(game, lambda _game, _request: None, r.Sell(owner, ids))
        for hotel in (False, True):
            yield _met(game, _is_free, r.Build(owner, ids, hotel=hotel))


def _is_free(game: Game, request: r.Act) -> None:
    assert isinstance(request, r.Build)
    check_lots(game, request.player, tuple(game.board.deed[id] for id in request.deeds))
    check_settled(game, request.player, HOTEL if request.hotel else HOUSE)


def _means(game: Game, player: str) -> Found:
    for name in _who(game, player):
        choice = next((choice for _deed, choice in offered(game, plan(game, name))), None)
        if choice is None:
            yield told(Refused("nothing-to-raise", "loans", player=name), game)
        else:
            yield _met(game, lambda _game, _request: None, choice.request)


def _cards(game: Game, player: str) -> Found:
    if not game.board.cards:
        yield told(Refused("no-cards", "cards"), game)
    for card in game.board.cards:
        yield _tried(game, _draw(player or game.turn, card))


def _draw(player: str, card: Card) -> r.DrawCard:
    return r.DrawCard(player, card.id, "pay" if isinstance(card.effect, PayOrDraw) else "")


def _farewells(game: Game, player: str) -> Found:
    for name in _who(game, player):
        yield _tried(game, r.Bankrupt(name, BANK))
        yield _tried(game, r.Retire(name))
        yield from (_tried(game, r.Bankrupt(name, heir)) for heir in game.others(name))


ACTS: dict[str, Callable[[Game, str], Found]] = {
    "trade": _trades,
    "build": _buildings,
    "raise": _means,
    "card": _cards,
    "leave": _farewells,
}
"""The acts that are gathered in a dialog of their own."""
