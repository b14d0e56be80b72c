"""Trades between players: one deal, all or nothing. Source: VENDI TERPECOJN; Menjual harta kekayaan."""

from banker.editions.board import Deed
from banker.ledger.entry import BANK
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.matters import DUES
from banker.rules.money import check_in
from banker.rules.mortgages import check_owner
from banker.rules.requests import Side, Trade


def trade(draft: Draft, request: Trade) -> None:
    """Exchange cash, deeds and get-out cards; who takes a mortgaged deed pays its interest at once, or lifts it."""
    giver, taker = request.giver, request.taker
    check_in(draft, giver, taker)
    if giver == taker:
        raise Refused("same-holder", holder=giver)
    check_window(draft, giver, taker)
    _check_side(draft, giver, request.gives)
    _check_side(draft, taker, request.gets)
    _check_redeeming(draft, request)
    draft.why = {"code": "traded", "giver": giver, "taker": taker, "gives": _tell(request.gives)}
    draft.why |= {"gets": _tell(request.gets), "interest": {}, "redeemed": {}}
    _swap_cash(draft, request)
    _hand(draft, giver, taker, request.gives)
    _hand(draft, taker, giver, request.gets)
    _charge(draft, taker, request.gives, request.redeeming)
    _charge(draft, giver, request.gets, request.redeeming)
    for name in (giver, taker):
        _check_debtor(draft, name)


THROWN = frozenset(("offer", "rent", "tax", "card", "fine"))
"""Kinds of matter that a throw lays on the table."""


def check_window(game: Game, giver: str, taker: str) -> None:
    """Refuse to deal between a throw and its settlement; who cannot pay what it brought may deal to raise it."""
    for matter in game.matters:
        if matter.kind not in THROWN or matter.turn != game.turns:
            continue
        raising = matter.player in (giver, taker) and game.cash(matter.player) < matter.amount
        if not raising:
            deed = matter.deed or matter.lot
            raise Refused("matter-open", "trade", kind=matter.kind, player=matter.player, deed=deed)


def _tell(side: Side) -> dict[str, object]:
    return {"cash": side.cash, "deeds": list(side.deeds), "cards": side.cards}


def _check_side(draft: Draft, player: str, side: Side) -> None:
    if len(set(side.deeds)) < len(side.deeds):
        raise Refused("deed-twice", deed=next(d for d in side.deeds if side.deeds.count(d) > 1))
    for name in side.deeds:
        deed = draft.board.deed[name]
        check_owner(draft, player, deed)
        _check_block(draft, deed)
    held = len(draft.cards(player))
    if side.cards > held:
        raise Refused("no-get-out-card", "get-out-card", player=player)


def _check_block(draft: Draft, deed: Deed) -> None:
    lots = draft.group(deed) if draft.rules.trade_block == "group" else (deed,)
    built = [d.id for d in lots if draft.level(d)]
    if built:
        raise Refused("group-built", "trade-block", deed=deed.id, built=built)


def _check_redeeming(draft: Draft, request: Trade) -> None:
    moving = {*request.gives.deeds, *request.gets.deeds}
    for name in request.redeeming:
        if name not in moving or not draft.mortgaged(draft.board.deed[name]):
            raise Refused("not-mortgaged", "transfer-interest", deed=name)


def _swap_cash(draft: Draft, request: Trade) -> None:
    """Move the cash of both sides; each must have what it gives before it gets anything."""
    for payer, payee, side in (
        (request.giver, request.taker, request.gives),
        (request.taker, request.giver, request.gets),
    ):
        if side.cash > draft.cash(payer):
            draft.lack(payer, side.cash, side.deeds)
        draft.pay(payer, payee, side.cash)


def _hand(draft: Draft, source: str, target: str, side: Side) -> None:
    for name in side.deeds:
        draft.convey(draft.board.deed[name], target)
    for card in draft.cards(source)[: side.cards]:
        draft.post(source, target, card, 1)


def _charge(draft: Draft, taker: str, side: Side, redeeming: tuple[str, ...]) -> None:
    for name in side.deeds:
        deed = draft.board.deed[name]
        if not draft.mortgaged(deed):
            continue
        if name in redeeming:
            draft.why["redeemed"][name] = draft.redemption(deed)
            draft.pay(taker, BANK, draft.redemption(deed))
            draft.mark(deed, False)
        else:
            draft.why["interest"][name] = draft.interest(deed)
            draft.pay(taker, BANK, draft.interest(deed))


def _check_debtor(draft: Draft, player: str) -> None:
    """A player in debt may deal only if the deal lets him pay it."""
    if draft.rules.debtor_trade == "free":
        return
    debts = sum(m.amount for m in draft.matters if m.player == player and m.kind in DUES)
    after = draft.cash(player)
    if after < debts:
        raise Refused("debt-not-cleared", "debtor-trade", player=player, debt=debts, cash=after)
