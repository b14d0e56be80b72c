"""Leaving the game: bankrupt to a player or to the bank, or by choice. Source: BANKROTIGO; Bangkrut (Pailit)."""

from banker.ledger.entry import BANK, CASH, POT
from banker.refusal import Refused
from banker.rules.auctions import next_lot
from banker.rules.draft import Draft
from banker.rules.game import deck_of
from banker.rules.jail import fine_due
from banker.rules.matters import DUES, Matter
from banker.rules.money import check_in
from banker.rules.raising import raisable, refunds
from banker.rules.requests import Bankrupt, Retire
from banker.rules.turns import following, hand_over


def bankrupt(draft: Draft, request: Bankrupt) -> None:
    """Hand everything of a bankrupt player to his creditor; refuses one who could still pay."""
    player, creditor = request.player, BANK if request.creditor == POT else request.creditor
    check_in(draft, player, creditor)
    if player == creditor:
        raise Refused("same-holder", holder=player)
    _check_cannot_pay(draft, player)
    draft.why = {"code": "bankrupt", "player": player, "creditor": creditor}
    owed = _creditors(draft, player)
    if creditor != BANK:
        _check_fine_first(draft, player, creditor)
    if len(owed) > 1:
        creditor = _among(draft, creditor, owed)
    _fold_up(draft, player, creditor, owed)


def _check_cannot_pay(draft: Draft, player: str) -> None:
    owed = sum(m.amount for m in draft.matters if m.player == player and m.kind in DUES)
    could = draft.cash(player) + raisable(draft, player)
    if 0 < owed <= could:
        raise Refused("can-still-pay", "bankrupt-to-player", player=player, debt=owed, could=could)


def _check_fine_first(draft: Draft, player: str, creditor: str) -> None:
    """The jail fine comes before the rent that waits; a creditor may pay it where the sheet lets him."""
    fine = fine_due(draft, player)
    if fine is None:
        return
    if draft.rules.jail_fine_unpaid == "bank":
        raise Refused("fine-first", "jail-fine-unpaid", player=player, amount=fine.amount)
    draft.pay(creditor, draft.treasury, fine.amount)
    draft.why["fine"] = fine.amount


def _creditors(draft: Draft, player: str) -> tuple[str, ...]:
    """Name the players whom he owes, in turn order."""
    owed = {m.creditor for m in draft.matters if m.player == player and m.kind in DUES}
    return tuple(name for name in draft.others(player) if name in owed)


def _among(draft: Draft, creditor: str, owed: tuple[str, ...]) -> str:
    """Say who takes the estate where several are owed."""
    rule = draft.rules.creditors_many
    if rule == "bank":
        draft.why["creditor"] = BANK
        return BANK
    if rule == "turn-order" and creditor in owed and creditor != owed[0]:
        raise Refused("creditor-order", "creditors-many", first=owed[0], creditor=creditor)
    return creditor


def retire(draft: Draft, request: Retire) -> None:
    """Let a player leave by choice: as bankrupt to the bank."""
    check_in(draft, request.player)
    draft.why = {"code": "retired", "player": request.player, "creditor": BANK}
    _fold_up(draft, request.player, BANK, ())


def _fold_up(draft: Draft, player: str, creditor: str, owed: tuple[str, ...]) -> None:
    _sell_buildings(draft, player)
    if draft.rules.bankrupt_estate == "liquidated" and creditor != BANK:
        _pledge_all(draft, player)
    draft.why |= {"cash": draft.cash(player), "deeds": [deed.id for deed in draft.owned(player)]}
    if draft.rules.creditors_many == "even" and creditor in owed:
        _share_out(draft, player, owed)
    draft.post(player, creditor, CASH, draft.cash(player))
    _clear_matters(draft, player, creditor)
    _pass_turn(draft, player)
    draft.change("out", [*draft.out, player])
    if creditor == BANK:
        _to_bank(draft, player)
    else:
        _to_player(draft, player, creditor)


def _share_out(draft: Draft, player: str, owed: tuple[str, ...]) -> None:
    """Divide the cash evenly among the creditors, none above what he is owed; the rest goes with the estate."""
    part = draft.cash(player) // len(owed)
    for name in owed:
        debt = sum(m.amount for m in draft.matters if m.player == player and m.creditor == name and m.kind in DUES)
        draft.post(player, name, CASH, min(part, debt))


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
    if not draft.decided:
        draft.open(*lots)
        next_lot(draft)
