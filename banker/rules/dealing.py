"""Dealing deeds before the game, and paying for them. Source: MALLONGA SPECO DE LA LUDO."""

from random import Random

from banker.editions.board import Deed
from banker.ledger.entry import BANK
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.requests import Deal


def undealt(game: Game) -> tuple[str, ...]:
    """Name who is still to be dealt deeds before the game begins; nobody at a table taken over from its middle."""
    facts = game.books.facts
    if facts.get("variant") != "short" or facts.get("begun") or game.decided or not game.rules.deal:
        return ()
    dealt = facts.get("dealt", ())
    waiting = tuple(name for name in game.players if name not in dealt)
    return () if not dealt and any(game.owned(name) for name in waiting) else waiting


def deal_first(game: Game, names: tuple[str, ...]) -> Refused:
    """Make the refusal of what must wait for the deal."""
    return Refused("deal-first", "deal", players=list(names), deal=game.rules.deal)


def deal(draft: Draft, request: Deal) -> None:
    """Deal shuffled deeds to everybody, or book one player's hand; each pays at once or stands in debt."""
    if draft.books.facts.get("begun"):
        raise Refused("already-begun", "deal")
    if request.player:
        _deal_by_hand(draft, request)
    else:
        _deal_shuffled(draft, request.seed or 0)


def _deal_by_hand(draft: Draft, request: Deal) -> None:
    deeds = tuple(draft.board.deed[name] for name in request.deeds)
    if request.player in draft.books.facts.get("dealt", ()):
        raise Refused("already-dealt", "deal", player=request.player)
    if len(set(deeds)) < len(deeds):
        raise Refused("deed-twice", deed=next(d.id for d in deeds if deeds.count(d) > 1))
    if len(deeds) != draft.rules.deal:
        raise Refused("wrong-deal", "deal", count=len(deeds), deal=draft.rules.deal)
    for deed in deeds:
        if draft.owner(deed) != BANK:
            raise Refused("already-owned", deed=deed.id, owner=draft.owner(deed))
        if draft.called(deed):
            raise Refused("under-the-hammer", deed=deed.id)
    draft.why = {"code": "dealt", "hands": {request.player: [d.id for d in deeds]}, "paid": {}}
    _hand_out(draft, request.player, deeds)


def _deal_shuffled(draft: Draft, seed: int) -> None:
    waiting = [name for name in draft.players if name not in draft.books.facts.get("dealt", ())]
    deeds = [deed for deed in draft.board.deeds if draft.owner(deed) == BANK and not draft.called(deed)]
    if not waiting:
        raise Refused("already-dealt", "deal", player=draft.players[-1])
    if len(waiting) * draft.rules.deal > len(deeds):
        fit = len(deeds) // len(waiting)
        raise Refused(
            "too-many-to-deal", "deal", players=len(waiting), deal=draft.rules.deal, deeds=len(deeds), fit=fit
        )
    Random(seed).shuffle(deeds)
    hands = {name: deeds[at : draft.rules.deal * len(waiting) : len(waiting)] for at, name in enumerate(waiting)}
    draft.why = {"code": "dealt", "seed": seed, "paid": {}}
    draft.why["hands"] = {name: [deed.id for deed in hand] for name, hand in hands.items()}
    for name, hand in hands.items():
        _hand_out(draft, name, tuple(hand))


def _hand_out(draft: Draft, player: str, deeds: tuple[Deed, ...]) -> None:
    for deed in deeds:
        draft.convey(deed, player)
    draft.change("dealt", [*draft.books.facts.get("dealt", ()), player])
    price = sum(deed.price for deed in deeds) if draft.rules.deal_paid else 0
    draft.why["paid"][player] = price
    if price <= draft.cash(player):
        draft.pay(player, BANK, price)
    else:
        draft.open(Matter("debt", player=player, creditor=BANK, amount=price, turn=draft.turns, reason="deal"))
