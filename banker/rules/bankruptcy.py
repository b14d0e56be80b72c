"""Leaving the game: bankrupt to a player or to the bank, or by choice. Source: BANKROTIGO; Bangkrut (Pailit)."""

from banker.ledger.entry import BANK, CASH, POT
from banker.refusal import Refused
from banker.rules.auctions import next_lot
from banker.rules.draft import Draft
from banker.rules.game import Game, deck_of
from banker.rules.matters import DUES, Matter
from banker.rules.money import check_in
from banker.rules.raising import raisable, refunds
from banker.rules.requests import Bankrupt, Retire
from banker.rules.turns import following, hand_over


def bankrupt(draft: Draft, request: Bankrupt) -> None:
    """Hand everything of a bankrupt player to his creditor; refuses one who could still pay."""
    player, creditor = request.player, request.creditor
    check_in(draft, player, creditor)
    if player == creditor:
        raise Refused("same-holder", holder=player)
    _check_cannot_pay(draft, player)
    draft.why = {"code": "bankrupt", "player": player, "creditor": creditor}
    _fold_up(draft, player, BANK if creditor == POT else creditor)


def _check_cannot_pay(draft: Draft, player: str) -> None:
    owed = sum(m.amount for m in draft.matters if m.player == player and m.kind in DUES)
    could = draft.cash(player) + raisable(draft, player)
    if 0 < owed <= could:
        raise Refused("can-still-pay", "bankrupt-to-player", player=player, debt=owed, could=could)


def retire(draft: Draft, request: Retire) -> None:
    """Let a player leave by choice: as bankrupt to the bank."""
    check_in(draft, request.player)
    draft.why = {"code": "retired", "player": request.player, "creditor": BANK}
    _fold_up(draft, request.player, BANK)


def _fold_up(draft: Draft, player: str, creditor: str) -> None:
    _sell_buildings(draft, player)
    if draft.rules.bankrupt_estate == "liquidated" and creditor != BANK:
        _pledge_all(draft, player)
    draft.why |= {"cash": draft.cash(player), "deeds": [deed.id for deed in draft.owned(player)]}
    draft.post(player, creditor, CASH, draft.cash(player))
    _clear_matters(draft, player, creditor)
    _pass_turn(draft, player)
    draft.change("out", [*draft.out, player])
    if creditor == BANK:
        _to_bank(draft, player)
    else:
        _to_player(draft, player, creditor)


def _sell_buildings(draft: Draft, player: str) -> None:
    """Return every building at once: a whole hotel needs no houses of the bank."""
    total = 0
    for deed in draft.owned(player):
        if draft.level(deed):
            total += refunds(draft, deed)
            draft.reduce(deed, 0)
    draft.pay(BANK, player, total)
    draft.why["buildings"] = total


def _pledge_all(draft: Draft, player: str) -> None:
    for deed in draft.owned(player):
        if not draft.mortgaged(deed):
            draft.mark(deed, True)
            draft.pay(BANK, player, deed.mortgage)


def _clear_matters(draft: Draft, player: str, creditor: str) -> None:
    """Close what he owed or was asked; what others owe him they owe his creditor."""
    for matter in draft.matters:
        if matter.kind == "auction":
            _leave_auction(draft, matter, player)
        elif matter.player == player:
            draft.close(matter)
        elif matter.creditor == player:
            _pass_claim(draft, matter, creditor)


def _leave_auction(draft: Draft, matter: Matter, player: str) -> None:
    from msgspec.structs import replace

    passed = [*matter.passed, player] if player not in matter.passed else matter.passed
    if matter.bidder == player:
        draft.replace(matter, replace(matter, bidder="", amount=0, passed=passed))
    else:
        draft.replace(matter, replace(matter, passed=passed))


def _pass_claim(draft: Draft, matter: Matter, creditor: str) -> None:
    from msgspec.structs import replace

    if matter.player == creditor:
        draft.close(matter)
    else:
        draft.replace(matter, replace(matter, creditor=creditor))


def _pass_turn(draft: Draft, player: str) -> None:
    draft.change(f"jail:{player}", None)
    if draft.turn == player:
        hand_over(draft, following(draft))


# --- to whom


def _to_player(draft: Draft, player: str, creditor: str) -> None:
    for card in draft.cards(player):
        draft.post(player, creditor, card, 1)
    interest: dict[str, int] = {}
    missing = 0
    for deed in draft.owned(player):
        draft.convey(deed, creditor)
        if draft.mortgaged(deed) and draft.rules.bankrupt_mortgage == "interest-now":
            interest[deed.id] = draft.interest(deed)
            missing += _charge_interest(draft, creditor, deed.id)
    draft.why["interest"] = interest
    if missing:
        draft.open(Matter("debt", player=creditor, creditor=BANK, amount=missing, turn=draft.turns, reason="interest"))


def _charge_interest(draft: Draft, creditor: str, name: str) -> int:
    """Charge the interest of a deed received; answers what stays owed, as the sheet says."""
    deed = draft.board.deed[name]
    amount = draft.interest(deed)
    if draft.cash(creditor) >= amount:
        draft.pay(creditor, BANK, amount)
        return 0
    if draft.rules.creditor_cannot_pay == "debt":
        return amount
    draft.mark(deed, False)
    draft.convey(deed, BANK)
    return 0


def _to_bank(draft: Draft, player: str) -> None:
    for name in draft.cards(player):
        draft.post(player, deck_of(draft.board.card[name].deck), name, 1)
    lots: list[Matter] = []
    for deed in draft.owned(player):
        if draft.mortgaged(deed) and draft.rules.bank_sale == "clear":
            draft.mark(deed, False)
        draft.convey(deed, BANK)
        lots.append(Matter("estate", deed=deed.id, lot=deed.id, estate=True, turn=draft.turns))
    if len(draft.players) > 1:
        draft.open(*lots)
        next_lot(draft)


def last_one(game: Game) -> str:
    """Name the last player left, or nobody while several play."""
    return game.players[0] if len(game.players) == 1 else ""
