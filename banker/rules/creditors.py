"""Creditors: who takes the estate of a bankrupt, and how much of its cash each gets. Source: BANKROTIGO; Bangkrut."""

from banker.ledger.entry import BANK, POT
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.jail import fine_due
from banker.rules.matters import DUES, Matter
from banker.rules.money import EVERYONE, check_in
from banker.rules.raising import raisable


def dues_of(game: Game, player: str) -> tuple[Matter, ...]:
    """List what a player owes, of whatever kind."""
    return tuple(matter for matter in game.matters if matter.player == player and matter.kind in DUES)


def creditors(game: Game, player: str) -> tuple[str, ...]:
    """Name the players whom a player owes, in turn order."""
    owed = {matter.creditor for matter in dues_of(game, player)}
    return tuple(name for name in game.others(player) if name in owed)


def check_cannot_pay(game: Game, player: str) -> None:
    """Refuse the bankruptcy of one who could still pay: to have nothing left is not to be bankrupt."""
    owed = sum(matter.amount for matter in dues_of(game, player))
    could = game.cash(player) + raisable(game, player)
    if 0 < owed <= could:
        shown = None if game.hidden(player) else could
        raise Refused("can-still-pay", "bankrupt-to-player", player=player, debt=owed, could=shown)


def heir(draft: Draft, player: str, named: str) -> str:
    """Say who takes the estate where this creditor is named; pays the jail fine where he may do so for it."""
    creditor = BANK if named == POT else named
    if creditor == EVERYONE:
        raise Refused("unknown-name", name=creditor, near=[], kind="player")
    check_in(draft, creditor)
    if player == creditor:
        raise Refused("same-holder", holder=player)
    fine = fine_due(draft, player)
    if fine is None:
        return _among(draft, player, creditor)
    if creditor != BANK:
        _pay_fine(draft, fine, creditor)
    return creditor


def _pay_fine(draft: Draft, fine: Matter, creditor: str) -> None:
    """The jail fine comes before the rent that waits; a creditor may pay it where the sheet lets him."""
    if draft.rules.jail_fine_unpaid == "bank":
        raise Refused("fine-first", "jail-fine-unpaid", player=fine.player, amount=fine.amount)
    draft.pay(creditor, draft.treasury, fine.amount)
    draft.why["fine"] = fine.amount


def _among(draft: Draft, player: str, creditor: str) -> str:
    """Choose among those who are owed, as the sheet says; where nothing is open the banker's word is taken."""
    rule, owed = draft.rules.creditors_many, creditors(draft, player)
    if rule == "bank" and len(owed) > 1:
        draft.why["creditor"] = BANK
        return BANK
    first = owed[0] if owed else BANK
    fits = creditor in owed if rule == "even" and owed else creditor == first
    if dues_of(draft, player) and not fits:
        raise Refused("creditor-order", "creditors-many", first=first, creditor=creditor)
    return creditor


def share_out(draft: Draft, player: str) -> None:
    """Divide the cash evenly among the players owed, none above what he is owed; the rest goes with the estate."""
    claims = {name: _claim(draft, player, name) for name in creditors(draft, player)}
    pool, waiting = draft.cash(player), len(claims)
    for name in sorted(claims, key=claims.__getitem__):
        part = min(claims[name], pool // waiting)
        draft.pay(player, name, part)
        if part == claims[name]:
            pool, waiting = pool - part, waiting - 1


def _claim(game: Game, player: str, creditor: str) -> int:
    return sum(matter.amount for matter in dues_of(game, player) if matter.creditor == creditor)
