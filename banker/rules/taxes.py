"""Taxes. Source: Berhenti di atas petak PAJAK; Pajak Jalan; Pajak Istimewa."""

from banker.editions.board import Square
from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.levies import collect_each, pay_each
from banker.rules.matters import Matter
from banker.rules.money import check_in
from banker.rules.requests import Tax
from banker.rules.valuation import percent_tax, wealth

INCOME_TAX = 200
"""What a board that prints no flat income tax is read as, in smallest notes."""


def to_choose(game: Game, square: Square) -> bool:
    """Whether a tax square leaves the choice between a flat amount and ten percent."""
    if square.kind != "income-tax":
        return False
    way = game.rules.income_tax
    return way == "choice" or (way == "board" and square.percent > 0)


def tax_amount(game: Game, square: Square) -> int:
    """Say the flat amount of a tax square: what the board prints, or else the sheet."""
    if square.kind == "income-tax":
        return square.tax or game.edition.money(INCOME_TAX)
    printed = square.tax if game.rules.special_tax == "to-bank" else square.each
    named = game.edition.money(game.rules.special_tax_amount)
    if named and "special-tax-amount" in game.edition.named:
        return named
    return printed or named or square.tax


def tax(draft: Draft, request: Tax) -> None:
    """Pay a tax square, or answer its choice; what was chosen once stands."""
    player, square = request.player, draft.board.squares[request.square]
    check_in(draft, player)
    _check_way(draft, square, request.way)
    due = _due(draft, player, square)
    if square.kind == "special-tax" and draft.rules.special_tax != "to-bank":
        draft.why = {"code": "tax-special", "player": player, "square": square.index}
        special(draft, player, square)
    elif due is not None and not due.choice:
        _pay_chosen(draft, request.way, due)
    elif request.way == "" and to_choose(draft, square):
        _lay_down(draft, player, square, due)
    else:
        _levy(draft, request, square, due)


def _check_way(game: Game, square: Square, way: str) -> None:
    """Refuse a square that costs no tax, and ten percent where that is no choice."""
    choice = to_choose(game, square)
    taxed = square.kind in ("income-tax", "special-tax") and (choice or tax_amount(game, square))
    if not taxed:
        raise Refused("no-tax-square", "tax", square=square.index, name=square.name)
    if way == "percent" and not choice:
        raise Refused("no-percent", "income-tax", square=square.index, name=square.name)


def _due(game: Game, player: str, square: Square) -> Matter | None:
    """Find the tax that a player owes for a square, chosen or still to be chosen."""
    taxes = (m for m in game.matters if m.kind == "tax" and m.player == player)
    return next((matter for matter in taxes if matter.square == square.index), None)


def _pay_chosen(draft: Draft, way: str, due: Matter) -> None:
    if way and due.why["code"] != f"tax-{way}":
        raise Refused("choice-made", "income-tax", player=due.player)
    draft.pay(due.player, due.creditor, due.amount)
    draft.close(due)
    draft.why = {**due.why, "player": due.player, "amount": due.amount}


def _lay_down(draft: Draft, player: str, square: Square, due: Matter | None) -> None:
    if due is not None:
        raise Refused("choice-needed", "income-tax", player=player, square=square.index)
    flat = tax_amount(draft, square)
    draft.open(
        Matter(
            "tax", player=player, creditor=draft.treasury, amount=flat, square=square.index, turn=draft.turns,
            choice=True, why={"code": "tax-flat", "square": square.index},
        )
    )  # fmt: skip
    draft.why = {"code": "tax-open", "player": player, "square": square.index, "flat": flat}


def _levy(draft: Draft, request: Tax, square: Square, due: Matter | None) -> None:
    player = request.player
    if request.way == "percent":
        amount = percent_tax(draft, player)
        draft.why = {"code": "tax-percent", "player": player, "square": square.index, "amount": amount}
        draft.why["wealth"] = wealth(draft, player)
        if draft.cash(player) < amount:
            _stand(draft, player, square, due, amount)
            return
    else:
        amount = tax_amount(draft, square)
        draft.why = {"code": "tax-flat", "player": player, "square": square.index, "amount": amount}
    draft.pay(player, draft.treasury, amount)
    if due is not None:
        draft.close(due)


def _stand(draft: Draft, player: str, square: Square, due: Matter | None, amount: int) -> None:
    """Keep a choice of ten percent once made also where the cash must still be raised."""
    if due is not None:
        draft.close(due)
    why = {"code": "tax-percent", "square": square.index, "amount": amount}
    draft.open(
        Matter(
            "tax", player=player, creditor=draft.treasury, amount=amount, square=square.index, turn=draft.turns,
            why=why,
        )
    )  # fmt: skip
    draft.why["unpaid"] = True


def special(draft: Draft, player: str, square: Square) -> None:
    """The special tax between the lander and each other player; who cannot pay his part stands in debt."""
    amount = tax_amount(draft, square)
    draft.why |= {"special": draft.rules.special_tax, "amount": amount, "each": list(draft.others(player))}
    if draft.rules.special_tax == "collect-each":
        collect_each(draft, player, amount, "tax")
    else:
        pay_each(draft, player, amount, "tax")
