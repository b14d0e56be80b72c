"""Levies: what a card or a tax takes from a player, or from each of them, and the debt of who cannot pay it."""

from banker.ledger.entry import BANK
from banker.rules.draft import Draft
from banker.rules.matters import Matter


def collect_each(draft: Draft, player: str, amount: int, reason: str) -> None:
    """Make every other player pay one; who cannot stands in debt."""
    for other in draft.others(player):
        charge(draft, other, player, amount, reason)


def pay_each(draft: Draft, player: str, amount: int, reason: str) -> None:
    """Make a player pay every other: all at once, or as many debts in turn order where his cash does not reach."""
    others = draft.others(player)
    if draft.cash(player) >= amount * len(others):
        for other in others:
            draft.pay(player, other, amount)
        return
    draft.open(
        *(Matter("debt", player=player, creditor=o, amount=amount, turn=draft.turns, reason=reason) for o in others)
    )


def charge(draft: Draft, payer: str, payee: str, amount: int, reason: str) -> None:
    """Make a player pay what he cannot refuse: at once, or as a debt where his cash does not reach."""
    if payer == BANK or draft.cash(payer) >= amount:
        draft.pay(payer, payee, amount)
    else:
        draft.open(Matter("debt", player=payer, creditor=payee, amount=amount, turn=draft.turns, reason=reason))
