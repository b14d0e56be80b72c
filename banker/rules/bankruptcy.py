"""Leaving the game: bankrupt to a player or to the bank, or by choice. Source: BANKROTIGO; Bangkrut (Pailit)."""

from msgspec.structs import replace

from banker.editions.board import Deed
from banker.ledger.entry import BANK, CASH
from banker.refusal import Refused
from banker.rules.auctions import next_lot
from banker.rules.clock import close_round
from banker.rules.creditors import check_cannot_pay, creditors, dues_of, heir, share_out
from banker.rules.draft import Draft
from banker.rules.game import deck_of
from banker.rules.matters import Matter
from banker.rules.money import check_in
from banker.rules.raising import refunds
from banker.rules.requests import Bankrupt, Retire
from banker.rules.turns import check_undecided, following, hand_over


def bankrupt(draft: Draft, request: Bankrupt) -> None:
    """Hand everything of a bankrupt player to his creditor; refuses one who could still pay."""
    player = request.player
    check_in(draft, player)
    _check_goes_on(draft, player)
    check_cannot_pay(draft, player)
    draft.why = {"code": "bankrupt", "player": player, "creditor": request.creditor}
    creditor = heir(draft, player, request.creditor)
    draft.why["creditor"] = creditor
    _check_redeeming(draft, request, creditor)
    _fold_up(draft, player, creditor, request.redeeming)


def _check_goes_on(draft: Draft, player: str) -> None:
    """Refuse `game-decided` once the end has come, but for one of several who must still be rid of what he owes."""
    if len(draft.players) <= 1 or not dues_of(draft, player):
        check_undecided(draft)


def _check_redeeming(draft: Draft, request: Bankrupt, creditor: str) -> None:
    liquidated = draft.rules.bankrupt_estate == "liquidated"
    for name in request.redeeming:
        deed = draft.board.deed[name]
        pledged = liquidated or draft.mortgaged(deed)
        if creditor == BANK or draft.owner(deed) != request.player or not pledged:
            raise Refused("not-mortgaged", "bankrupt-mortgage", deed=name)


def retire(draft: Draft, request: Retire) -> None:
    """Let a player leave by choice, as bankrupt to the bank; refuses one who owes another player."""
    player = request.player
    check_in(draft, player)
    check_undecided(draft)
    owed = next((m for m in dues_of(draft, player) if m.creditor in creditors(draft, player)), None)
    if owed is not None:
        raise Refused("matter-open", "bankrupt-to-player", kind=owed.kind, player=player, deed=owed.deed)
    draft.why = {"code": "retired", "player": player, "creditor": BANK}
    _fold_up(draft, player, BANK, ())


def _fold_up(draft: Draft, player: str, creditor: str, redeeming: tuple[str, ...]) -> None:
    _sell_buildings(draft, player)
    if draft.rules.bankrupt_estate == "liquidated" and creditor != BANK:
        _pledge_all(draft, player)
    draft.why |= {"cash": draft.cash(player), "deeds": [deed.id for deed in draft.owned(player)]}
    if draft.rules.creditors_many == "even" and creditor != BANK:
        share_out(draft, player)
    draft.post(player, creditor, CASH, draft.cash(player))
    _clear_matters(draft, player, creditor)
    _pass_turn(draft, player)
    draft.change("out", [*draft.out, player])
    if creditor == BANK:
        _to_bank(draft, player)
    else:
        _to_player(draft, player, creditor, redeeming)


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


# --- what is open


def _clear_matters(draft: Draft, player: str, creditor: str) -> None:
    """Close what he owed or was asked; what others owe him they owe his creditor."""
    for matter in draft.matters:
        if matter.kind == "auction":
            draft.replace(matter, _without(matter, player))
        elif matter.player == player or (matter.player, matter.creditor) == (creditor, player):
            draft.close(matter)
        elif matter.creditor == player:
            draft.replace(matter, replace(matter, creditor=creditor))


def _without(auction: Matter, player: str) -> Matter:
    """Take a player out of an auction: his bid is void, and he bids no more."""
    passed = [name for name in auction.passed if name != player] + [player]
    wants = {name: many for name, many in auction.wants.items() if name != player}
    if auction.bidder == player:
        auction = replace(auction, bidder="", amount=0)
    decliner = "" if auction.player == player else auction.player
    return replace(auction, player=decliner, passed=passed, wants=wants)


def _pass_turn(draft: Draft, player: str) -> None:
    draft.change(f"jail:{player}", None)
    if draft.turn == player:
        close_round(draft)
        hand_over(draft, following(draft))


# --- to whom


def _to_player(draft: Draft, player: str, creditor: str, redeeming: tuple[str, ...]) -> None:
    for card in draft.cards(player):
        draft.post(player, creditor, card, 1)
    draft.why["interest"] = {}
    missing = 0
    for deed in draft.owned(player):
        draft.convey(deed, creditor)
        if deed.id in redeeming:
            _redeem(draft, creditor, deed)
        elif draft.mortgaged(deed) and draft.rules.bankrupt_mortgage == "interest-now":
            missing += _charge_interest(draft, creditor, deed)
    # Where only one is left nothing need be settled any more: what he can pay is booked, the rest is no debt.
    if missing and len(draft.players) > 1:
        draft.open(Matter("debt", player=creditor, creditor=BANK, amount=missing, turn=draft.turns, reason="interest"))


def _redeem(draft: Draft, creditor: str, deed: Deed) -> None:
    amount = draft.redemption(deed)
    draft.pay(creditor, BANK, amount)
    draft.mark(deed, False)
    draft.why.setdefault("redeemed", {})[deed.id] = amount


def _charge_interest(draft: Draft, creditor: str, deed: Deed) -> int:
    """Charge the interest of a deed received; answers what stays owed, as the sheet says."""
    amount = draft.interest(deed)
    draft.why["interest"][deed.id] = amount
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
    if not draft.decided:
        draft.open(*lots)
        next_lot(draft)
