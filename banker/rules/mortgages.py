"""Mortgaging deeds and lifting mortgages. Source: HIPOTEKOJ; Hipotik."""

from banker.editions.board import Deed
from banker.ledger.entry import BANK
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.money import check_in
from banker.rules.requests import Mortgage, Redeem


def check_owner(game: Game, player: str, deed: Deed) -> None:
    """Refuse a deed that is not the player's."""
    owner = game.owner(deed)
    if owner != player:
        raise Refused("not-owner", "unowned", deed=deed.id, player=player, owner=owner)


def mortgage(draft: Draft, request: Mortgage) -> None:
    """Mortgage deeds; refuses one whose group has buildings."""
    check_in(draft, request.player)
    sums: dict[str, int] = {}
    for name in request.deeds:
        pledge(draft, request.player, draft.board.deed[name])
        sums[name] = draft.board.deed[name].mortgage
    draft.why = {"code": "mortgaged", "player": request.player, "deeds": sums, "amount": sum(sums.values())}


def pledge(draft: Draft, player: str, deed: Deed) -> None:
    """Mortgage one deed."""
    check_owner(draft, player, deed)
    if draft.mortgaged(deed):
        raise Refused("already-mortgaged", "mortgage-needs", deed=deed.id)
    if draft.built(deed):
        built = [d.id for d in draft.group(deed) if draft.level(d)]
        raise Refused("group-built", "mortgage-needs", deed=deed.id, built=built)
    draft.mark(deed, True)
    draft.pay(BANK, player, deed.mortgage)


def redeem(draft: Draft, request: Redeem) -> None:
    """Lift mortgages, each with its interest."""
    check_in(draft, request.player)
    sums: dict[str, int] = {}
    for name in request.deeds:
        deed = draft.board.deed[name]
        check_owner(draft, request.player, deed)
        if not draft.mortgaged(deed):
            raise Refused("not-mortgaged", "redeem-base", deed=deed.id)
        sums[name] = draft.redemption(deed)
        draft.mark(deed, False)
    draft.pay(request.player, BANK, sum(sums.values()))
    draft.why = {
        "code": "redeemed", "player": request.player, "deeds": sums, "amount": sum(sums.values()),
        "base": draft.rules.redeem_base, "interest": draft.rules.mortgage_interest,
    }  # fmt: skip
