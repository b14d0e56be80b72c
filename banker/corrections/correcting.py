"""Correcting an amount: the difference to the right one, between the same two, whenever it is noticed."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from banker.corrections.record import NO_CORRECTION, Record
from banker.corrections.reopening import closed, opened
from banker.ledger.entry import BANK, CASH, POT, Entry
from banker.ledger.ledger import Ledger
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import MATTERS, Game
from banker.rules.matters import Matter, thaw
from banker.rules.money import check_in
from banker.rules.requests import Correct

NEVER = NO_CORRECTION | {"correction"}


class Flow(Struct, frozen=True):
    """Who paid whom how much, or owes it where a debt was laid down, which a correction may have `written_off`."""

    payer: str
    payee: str
    amount: int
    debt: Matter | None = None
    written_off: bool = False


def correct(request: Correct, game: Game, ledger: Ledger) -> Draft:
    """Post the difference between an entry's amount and the right one; what the payer lacks he owes."""
    return correct_in(request, game, Record.of(ledger))


def correct_in(request: Correct, game: Game, record: Record) -> Draft:
    """Correct an entry of a record."""
    entry = record.target(request.number, NEVER)
    flow = _flow(entry)
    for earlier in record.corrections(entry):
        flow = replace(flow, amount=earlier.why["amount"], written_off=_writes_off(earlier, flow))
    if request.amount == flow.amount:
        raise Refused("nothing-to-correct", number=entry.number, amount=flow.amount)
    draft = Draft(game, "correction")
    check_in(draft, flow.payer, flow.payee)
    draft.why = {"code": "corrected", "number": entry.number, "was": flow.amount, "amount": request.amount}
    _reprice(draft, entry, flow.amount, request.amount)
    _settle(draft, flow, request.amount)
    return draft


# --- what was booked


def _flow(entry: Entry) -> Flow:
    """Read who paid whom how much; refuses an entry with more than one amount, or with none."""
    moved: dict[str, int] = {}
    for holder, commodity, amount in entry.postings:
        if commodity == CASH:
            moved[holder] = moved.get(holder, 0) + amount
    flows = sorted((amount, holder) for holder, amount in moved.items() if amount)
    debts = [matter for matter in _laid_down(entry) if matter.kind == "debt"]
    if len(flows) == 2 and not debts:
        return Flow(flows[0][1], flows[1][1], flows[1][0])
    if flows or len(debts) != 1:
        raise Refused("not-one-amount", number=entry.number, kind=entry.kind)
    return Flow(debts[0].player, debts[0].creditor, debts[0].amount, debts[0])


def _writes_off(correction: Entry, flow: Flow) -> bool:
    """Whether a correction to nothing cleared the debt itself, which had not been paid."""
    if flow.debt is None or correction.why["amount"]:
        return False
    cleared = [matter for change in correction.changes if change[0] == MATTERS for matter in thaw(closed(change))]
    return replace(flow.debt, amount=flow.amount) in cleared


def _laid_down(entry: Entry) -> list[Matter]:
    return [matter for change in entry.changes if change[0] == MATTERS for matter in thaw(opened(change))]


# --- the difference


def _settle(draft: Draft, flow: Flow, amount: int) -> None:
    difference = amount - flow.amount
    payer, payee = (flow.payer, flow.payee) if difference > 0 else (flow.payee, flow.payer)
    draft.why |= {"payer": payer, "payee": payee, "difference": abs(difference), "owed": 0}
    if flow.debt is not None and flow.written_off:
        draft.open(replace(flow.debt, amount=amount))
        draft.why["owed"] = amount
        return
    standing = flow.debt and replace(flow.debt, amount=flow.amount)
    if standing is not None and standing in draft.matters:
        _write_off(draft, standing, -difference)
        return
    _collect(draft, payer, payee, _forgive(draft, payer, payee, abs(difference)))


def _write_off(draft: Draft, debt: Matter, amount: int) -> None:
    """Make a debt that still stands less by an amount."""
    if debt.amount == amount:
        draft.close(debt)
    else:
        draft.replace(debt, replace(debt, amount=debt.amount - amount))


def _forgive(draft: Draft, payer: str, payee: str, amount: int) -> int:
    """Take off first what the payee still owes the payer by an earlier correction; answers the rest."""
    for debt in draft.matters:
        if debt.reason == "correction" and (debt.player, debt.creditor) == (payee, payer) and amount:
            off = min(amount, debt.amount)
            _write_off(draft, debt, off)
            amount -= off
    return amount


def _collect(draft: Draft, payer: str, payee: str, amount: int) -> None:
    """Pay what is there; the rest stands as a debt."""
    if payer == POT and draft.cash(POT) < amount:
        draft.lack(POT, amount)
    now = amount if payer == BANK else min(amount, draft.cash(payer))
    draft.pay(payer, payee, now)
    if now < amount:
        draft.why["owed"] = amount - now
        draft.open(
            Matter("debt", player=payer, creditor=payee, amount=amount - now, turn=draft.turns, reason="correction")
        )


# --- prices that buildings remember


def _reprice(draft: Draft, entry: Entry, was: int, amount: int) -> None:
    """Let a building that was won by this entry remember the right price, where it still stands."""
    for fact, before, after in entry.changes:
        if fact.startswith("paid:") and len(after or ()) == len(before or ()) + 1:
            _reprice_at(draft, fact, len(after) - 1, was, amount)


def _reprice_at(draft: Draft, fact: str, at: int, was: int, amount: int) -> None:
    now: list[Any] = list(draft.books.facts.get(fact, ()))
    if at < len(now) and now[at] == was:
        draft.change(fact, [*now[:at], amount, *now[at + 1 :]])
