"""Money between holders: payments, the salary, debts, corrections of cash."""

from banker.ledger.entry import BANK, POT
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.matters import Matter
from banker.rules.requests import Adjust, Owe, Pay, Salary, Settle

EVERYONE = "everyone"


def check_in(draft: Draft, *names: str) -> None:
    """Refuse a player who has left the game."""
    for name in names:
        if name in draft.out:
            raise Refused("player-out", "bankrupt-to-player", player=name)


def pay(draft: Draft, request: Pay) -> None:
    """Move money from one holder to another, or between one and every other player."""
    payer, payee, amount = request.payer, request.payee, request.amount
    check_in(draft, payer, payee)
    if payer == payee:
        raise Refused("same-holder", holder=payer)
    draft.why = {"code": "paid", "payer": payer, "payee": payee, "amount": amount, "reason": request.reason}
    if payee == EVERYONE:
        _pay_each(draft, payer, amount)
    elif payer == EVERYONE:
        for name in _rest(draft, payee):
            draft.pay(name, payee, amount)
    else:
        draft.pay(payer, payee, amount)


def _rest(draft: Draft, holder: str) -> tuple[str, ...]:
    return draft.players if holder in (BANK, POT) else draft.others(holder)


def _pay_each(draft: Draft, payer: str, amount: int) -> None:
    names = _rest(draft, payer)
    if payer != BANK and draft.cash(payer) < amount * len(names):
        draft.lack(payer, amount * len(names))
    for name in names:
        draft.pay(payer, name, amount)


def salary(draft: Draft, request: Salary) -> None:
    """Pay the salary. Source: Gaji; LA BANKO."""
    check_in(draft, request.player)
    earn(draft, request.player)
    draft.why = {"code": "salary", "player": request.player, "amount": draft.edition.money(draft.rules.salary)}


def earn(draft: Draft, player: str, times: int = 1) -> int:
    """Pay the salary some times over, and say how much that was."""
    amount = times * draft.edition.money(draft.rules.salary)
    draft.pay(BANK, player, amount)
    return amount


def owe(draft: Draft, request: Owe) -> None:
    """Lay a debt on the table, or one to each other player; an equal due between the same two becomes it."""
    debtor, creditor = request.debtor, request.creditor
    check_in(draft, debtor, creditor)
    if debtor == creditor:
        raise Refused("same-holder", holder=debtor)
    if debtor in (BANK, POT):
        raise Refused("bank-owes-nothing", "loans", holder=debtor)
    for name in draft.others(debtor) if creditor == EVERYONE else (creditor,):
        _owe_one(draft, debtor, name, request)
    draft.why = {
        "code": "owes", "debtor": debtor, "creditor": creditor, "amount": request.amount, "reason": request.reason,
    }  # fmt: skip


def _owe_one(draft: Draft, debtor: str, creditor: str, request: Owe) -> None:
    dues = (m for m in draft.matters if m.kind in ("rent", "tax") and (m.player, m.creditor) == (debtor, creditor))
    same = next((matter for matter in dues if matter.amount == request.amount), None)
    if same is not None:
        draft.close(same)
    draft.open(
        Matter("debt", player=debtor, creditor=creditor, amount=request.amount, turn=draft.turns, reason=request.reason)
    )


def debts(draft: Draft, player: str) -> list[Matter]:
    """List a player's debts in the order in which they are paid: the creditors in turn order, the bank last."""
    open_debts = [matter for matter in draft.matters if matter.kind == "debt" and matter.player == player]
    order = (*draft.others(player), POT, BANK)
    return sorted(open_debts, key=lambda matter: order.index(matter.creditor))


def settle(draft: Draft, request: Settle) -> None:
    """Pay a player's debts, as many whole ones as his cash covers, but at least the first."""
    mine = debts(draft, request.player)
    if not mine:
        raise Refused("no-debt", player=request.player)
    settled: list[dict[str, object]] = []
    for matter in mine:
        if settled and draft.cash(request.player) < matter.amount:
            break
        draft.pay(request.player, matter.creditor, matter.amount)
        draft.close(matter)
        settled.append({"creditor": matter.creditor, "amount": matter.amount, "reason": matter.reason})
    draft.why = {"code": "settled", "player": request.player, "debts": settled}


def adjust(draft: Draft, request: Adjust) -> None:
    """Correct a player's cash against the bank, with the reason given."""
    check_in(draft, request.player)
    if request.amount >= 0:
        draft.pay(BANK, request.player, request.amount)
    else:
        draft.pay(request.player, BANK, -request.amount)
    draft.why = {"code": "adjusted", "player": request.player, "amount": request.amount, "reason": request.reason}
