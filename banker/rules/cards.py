"""Cards drawn from a deck. Source: Berhenti di KESEMPATAN atau DANA UMUM; SXANCO KAJ KOMUNA KOFRO."""

from banker.editions import board as b
from banker.ledger.entry import BANK
from banker.refusal import Refused
from banker.rules import landing
from banker.rules.draft import Draft
from banker.rules.game import deck_of
from banker.rules.levies import charge, collect_each, pay_each
from banker.rules.matters import Matter
from banker.rules.money import check_in, earn
from banker.rules.requests import DrawCard


def draw(draft: Draft, request: DrawCard) -> None:
    """Do what a card says; refuses a get-out card that a player holds, and a card of the other deck."""
    player, card = request.player, draft.board.card[request.card]
    check_in(draft, player)
    drawn = next((m for m in draft.matters if m.kind == "card" and m.player == player), None)
    if drawn is not None and drawn.deck != card.deck:
        raise Refused("other-deck", "cards", card=card.id, deck=card.deck, drawn=drawn.deck)
    if drawn is not None:
        draft.close(drawn)
    draft.why = {"code": "card", "player": player, "card": card.id}
    _obey(draft, player, card, request.choice)


def _obey(draft: Draft, player: str, card: b.Card, choice: str) -> None:
    effect = card.effect
    if isinstance(effect, b.GetOut):
        _keep(draft, player, card)
    elif isinstance(effect, b.PayOrDraw):
        _pay_or_draw(draft, player, card, effect, choice)
    elif isinstance(effect, (b.Collect, b.Pay, b.FromEach, b.ToEach, b.Repairs)):
        _money(draft, player, effect)
    else:
        _move(draft, player, effect)


def _keep(draft: Draft, player: str, card: b.Card) -> None:
    holder = draft.books.holders.get(card.id, "")
    if holder != deck_of(card.deck):
        raise Refused("card-held", "get-out-card", card=card.id, player=holder)
    draft.post(holder, player, card.id, 1)
    draft.why["kept"] = True


def _pay_or_draw(draft: Draft, player: str, card: b.Card, effect: b.PayOrDraw, choice: str) -> None:
    if not choice:
        raise Refused("card-choice-needed", "cards", card=card.id, amount=effect.amount, deck=effect.deck)
    if choice == "pay":
        _bill(draft, player, effect.amount)
    else:
        draft.open(Matter("card", player=player, square=draft.square(player), deck=effect.deck, turn=draft.turns))


# --- money


def _money(draft: Draft, player: str, effect: b.Collect | b.Pay | b.FromEach | b.ToEach | b.Repairs) -> None:
    if isinstance(effect, b.Collect):
        draft.pay(BANK, player, effect.amount)
        draft.why["amount"] = effect.amount
    elif isinstance(effect, b.Pay):
        _bill(draft, player, effect.amount)
    elif isinstance(effect, b.Repairs):
        _repairs(draft, player, effect)
    else:
        _each(draft, player, effect)


def _bill(draft: Draft, player: str, amount: int) -> None:
    draft.why["amount"] = amount
    charge(draft, player, draft.treasury, amount, "card")


def _repairs(draft: Draft, player: str, effect: b.Repairs) -> None:
    owned = draft.owned(player)
    houses = sum(draft.houses(deed) for deed in owned)
    hotels = sum(draft.hotel(deed) for deed in owned)
    draft.why |= {"houses": houses, "hotels": hotels, "per_house": effect.house, "per_hotel": effect.hotel}
    _bill(draft, player, houses * effect.house + hotels * effect.hotel)


def _each(draft: Draft, player: str, effect: b.FromEach | b.ToEach) -> None:
    amount = effect.amount
    draft.why |= {"amount": amount, "each": list(draft.others(player))}
    if draft.rules.card_money == "bank":
        for other in draft.others(player):
            draft.pay(BANK, other if isinstance(effect, b.ToEach) else player, amount)
    elif isinstance(effect, b.ToEach):
        pay_each(draft, player, amount, "card")
    else:
        collect_each(draft, player, amount, "card")


# --- moves

Move = b.Advance | b.Nearest | b.UtilityAt | b.Back | b.BackTo | b.ToJail


def _move(draft: Draft, player: str, effect: Move) -> None:
    if isinstance(effect, b.ToJail):
        landing.lock_up(draft, player, "card")
    elif not draft.rules.follow and f"square:{player}" not in draft.books.facts:
        _move_unfollowed(draft, player, effect)
    elif isinstance(effect, b.Advance):
        if landing.travel(draft, player, effect.square) and effect.bonus:
            draft.pay(BANK, player, effect.bonus)
            draft.why["bonus"] = effect.bonus
        landing.arrive(draft, player)
    elif isinstance(effect, (b.Nearest, b.UtilityAt)):
        _to_rented(draft, player, effect)
    else:
        size = len(draft.board.squares)
        back = effect.square if isinstance(effect, b.BackTo) else (draft.square(player) - effect.steps) % size
        landing.step_to(draft, player, back)
        landing.arrive(draft, player)


def _move_unfollowed(draft: Draft, player: str, effect: Move) -> None:
    """A token that nobody has placed: only a card to the first square tells its salary, the rest the table says."""
    if isinstance(effect, b.Advance) and effect.square == 0:
        double = draft.rules.salary_on_landing == "double"
        draft.why["salary"] = earn(draft, player, 2 if double else 1)


def _to_rented(draft: Draft, player: str, effect: b.Nearest | b.UtilityAt) -> None:
    """To a station at twice its rent, or to a utility by a fresh throw, which is still to be made."""
    nearest = isinstance(effect, b.Nearest)
    target = _nearest(draft, player, effect.kind) if isinstance(effect, b.Nearest) else effect.square
    landing.travel(draft, player, target)
    deed = draft.board.at[target]
    if deed.kind == "station" or draft.owner(deed) in (BANK, player):
        landing.arrive(draft, player, times=2)
        return
    draft.why |= {"square": target, "name": deed.name}
    landing.await_throw(draft, player, deed, 10 if nearest else None)


def _nearest(draft: Draft, player: str, kind: str) -> int:
    here, size = draft.square(player), len(draft.board.squares)
    squares = (deed.square for deed in draft.board.deeds if deed.kind == kind)
    return min(squares, key=lambda square: (square - here - 1) % size)
