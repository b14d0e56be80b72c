"""The figures of taxes, salaries, fines and cards."""

from collections.abc import Iterator
from typing import Any

from banker.editions.edition import Edition
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.money import money, number
from banker.speech.reasoning.manner import Reasoner, Told
from banker.speech.telling.rents import no_rent

Why = dict[str, Any]


# --- taxes


def _tax_flat(entry: Entry, edition: Edition) -> Iterator[Told]:
    why = entry.why
    square = edition.board.squares[why["square"]]
    fields = {"square": names.plain(square.name), "amount": money(why["amount"], edition.board)}
    yield _("{square} costs {amount}").format(**fields), square.kind


def _tax_percent(entry: Entry, edition: Edition) -> Iterator[Told]:
    amount = money(entry.why["amount"], edition.board)
    wealth = money(entry.why["wealth"], edition.board)
    yield _("10% of {wealth} in cash, deeds and buildings: {amount}").format(wealth=wealth, amount=amount), "income-tax"
    if edition.rules.tax_base == "printed":
        yield _("A mortgaged deed counts at its printed price"), "tax-base"
    else:
        yield _("A mortgaged deed counts at its mortgage"), "tax-base"


def _tax_open(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield _("It is to be chosen before anything is counted"), "income-tax"


def _special(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield each_figures(entry.why, edition), "special-tax"


def each_figures(why: Why, edition: Edition) -> str:
    """Multiply what goes between one player and each of the others."""
    count, amount = len(why["each"]), why["amount"]
    fields = {"count": number(count), "amount": money(amount, edition.board)}
    return _("{count} others × {amount} = {total}").format(total=money(count * amount, edition.board), **fields)


# --- on the way


def _salary(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield _salary_words(entry.why["amount"], edition), "salary"


def _salary_words(amount: int, edition: Edition) -> str:
    fields = {"square": names.square(0, edition.board), "amount": money(amount, edition.board)}
    return _("Salary for reaching or passing {square}: {amount}").format(**fields)


def _moved(entry: Entry, edition: Edition) -> Iterator[Told]:
    why, board = entry.why, edition.board
    if why.get("fine"):
        yield _("Fine for leaving jail: {amount}").format(amount=money(why["fine"], board)), "jail-fine"
    if why.get("salary"):
        yield _salary_words(why["salary"], edition), "salary"
    if why.get("bonus"):
        yield _("Bonus by the card: {amount}").format(amount=money(why["bonus"], board)), "cards"
    if no_rent(why.get("rent", {})):
        yield no_rent(why["rent"]), "group-rent"
    if why.get("pot"):
        yield _("All that was in the pot: {amount}").format(amount=money(why["pot"], board)), "pot"
    if "special" in why:
        yield each_figures(why, edition), "special-tax"


def _card(entry: Entry, edition: Edition) -> Iterator[Told]:
    why, board = entry.why, edition.board
    if "per_house" in why:
        yield _repairs(why, edition), "cards"
    elif "each" in why and "special" not in why:
        yield each_figures(why, edition), "cards"
    elif "amount" in why and "special" not in why:
        yield _("The card says {amount}").format(amount=money(why["amount"], board)), "cards"
    yield from _moved(entry, edition)


def _repairs(why: Why, edition: Edition) -> str:
    board = edition.board
    return _("{houses} × {per_house} + {hotels} × {per_hotel} = {amount}").format(
        houses=names.houses(why["houses"]),
        hotels=names.hotels(why["hotels"]),
        per_house=money(why["per_house"], board),
        per_hotel=money(why["per_hotel"], board),
        amount=money(why["amount"], board),
    )


REASONERS: dict[str, Reasoner] = {
    "tax-flat": _tax_flat,
    "tax-percent": _tax_percent,
    "tax-open": _tax_open,
    "tax-special": _special,
    "salary": _salary,
    "rolled": _moved,
    "left-by-fine": _moved,
    "left-by-card": _moved,
    "card": _card,
}
