"""Into jail and out of it. Source: Penjara, Keluar Penjara; LA KROKODILEJO."""

from banker.refusal import Refused
from banker.rules import landing
from banker.rules.draft import Draft
from banker.rules.game import deck_of
from banker.rules.matters import Matter
from banker.rules.money import check_in
from banker.rules.requests import Jail, LeaveJail


def send(draft: Draft, request: Jail) -> None:
    """Send a player to jail."""
    check_in(draft, request.player)
    landing.lock_up(draft, request.player, "sent")
    draft.why = {"code": "jailed", "player": request.player}


def leave(draft: Draft, request: LeaveJail) -> None:
    """Let a player out by fine, by card or by doubles."""
    player = request.player
    check_in(draft, player)
    if not draft.jailed(player):
        raise Refused("not-in-jail", "jail", player=player)
    draft.why = {"code": f"left-by-{request.by}", "player": player}
    if request.by == "fine":
        _by_fine(draft, player)
    elif request.by == "card":
        _by_card(draft, player)
    else:
        landing.set_free(draft, player)
    landing.lose_sight(draft, player)


def _by_fine(draft: Draft, player: str) -> None:
    owed = fine_due(draft, player)
    if owed is not None:
        pay_fine_due(draft, owed)
        return
    if draft.rules.follow and not draft.rules.jail_fine_early:
        raise Refused("fine-not-yet", "jail-fine-early", player=player, tries=draft.tries(player))
    _check_before_throw(draft, player)
    pay_fine(draft, player, draft.edition.money(draft.rules.jail_fine))


def fine_due(draft: Draft, player: str) -> Matter | None:
    """Find the fine that a player owes after his third failed throw."""
    return next((m for m in draft.matters if m.kind == "fine" and m.player == player), None)


def pay_fine_due(draft: Draft, matter: Matter) -> None:
    """Pay the fine of a third failed throw, then move by that throw."""
    draft.close(matter)
    pay_fine(draft, matter.player, matter.amount)
    landing.advance(draft, matter.player, sum(matter.dice))


def _by_card(draft: Draft, player: str) -> None:
    """Use a card before the throw, or in the place of the fine that the third throw cost."""
    held = draft.cards(player)
    if not held:
        raise Refused("no-get-out-card", "get-out-card", player=player)
    owed = fine_due(draft, player)
    if owed is None:
        _check_before_throw(draft, player)
    card = draft.board.card[held[0]]
    draft.post(player, deck_of(card.deck), card.id, 1)
    draft.why |= {"card": card.id, "deck": card.deck}
    landing.set_free(draft, player)
    if owed is not None:
        landing.advance(draft, player, sum(owed.dice))


def _check_before_throw(draft: Draft, player: str) -> None:
    """A player who has thrown for doubles in this turn has to wait for the next."""
    if draft.rules.follow and draft.turn == player and draft.books.facts.get("rolled") and draft.tries(player):
        raise Refused("already-rolled", "jail-fine-early", player=player, next=player)


# --- throwing there


def roll_in_jail(draft: Draft, player: str, dice: tuple[int, int]) -> None:
    """Throw for doubles: out and on without a second throw; the third failure costs the fine before moving."""
    draft.change("rolled", True)
    tries = draft.tries(player) + 1
    if dice[0] == dice[1]:
        draft.why["left"] = "doubles"
        landing.set_free(draft, player)
        landing.advance(draft, player, sum(dice))
    elif tries < 3:
        draft.change(f"jail:{player}", tries)
        draft.why["tries"] = tries
    else:
        _third_failure(draft, player, dice)


def _third_failure(draft: Draft, player: str, dice: tuple[int, int]) -> None:
    fine = draft.edition.money(draft.rules.jail_fine)
    draft.change(f"jail:{player}", 3)
    if draft.cash(player) < fine:
        draft.open(
            Matter(
                "fine", player=player, creditor=draft.treasury, amount=fine, turn=draft.turns, dice=list(dice),
                why={"code": "jail-fine", "amount": fine},
            )
        )  # fmt: skip
        draft.why["tries"] = 3
        return
    pay_fine(draft, player, fine)
    landing.advance(draft, player, sum(dice))


def pay_fine(draft: Draft, player: str, fine: int) -> None:
    """Pay the jail fine and leave jail."""
    draft.pay(player, draft.treasury, fine)
    draft.why |= {"left": "fine", "fine": fine}
    landing.set_free(draft, player)
