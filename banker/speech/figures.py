"""The figures of rents, taxes, salaries, fines and cards."""

from collections.abc import Callable, Iterator
from typing import Any

from banker.editions.edition import Edition
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _, n_
from banker.speech.money import money, number
from banker.speech.rents import no_rent, product

Told = tuple[str, str]
Why = dict[str, Any]


# --- rent


def rent_figures(why: Why, edition: Edition) -> Iterator[Told]:
    """Say what a rent is made of."""
    if no_rent(why):
        yield no_rent(why), "group-rent"
    elif why["code"] == "rent-utility":
        yield _utility(why, edition), "utility-rent"
    else:
        yield _base(why, edition), "group-rent"
        yield from _by_card(why, edition)


def _base(why: Why, edition: Edition) -> str:
    board, code = edition.board, why["code"]
    fields = {
        "deed": names.deed(why["deed"], board),
        "owner": names.holder(why["owner"]),
        "each": money(why["amount"] // why.get("times", 1), board),
        "base": money(why.get("base", 0), board),
    }
    if code == "rent-group":
        message = _("Base rent {base}, doubled because {owner} owns the whole group: {each}")
    elif code == "rent-houses":
        message = n_("Rent with {count} house: {each}", "Rent with {count} houses: {each}", why["houses"])
        fields["count"] = number(why["houses"])
    elif code == "rent-hotel":
        message = _("Rent with a hotel: {each}")
    elif code == "rent-stations":
        message = n_("{owner} owns {count} station: {base}", "{owner} owns {count} stations: {base}", why["count"])
        fields["count"] = number(why["count"])
    else:
        message = _("Base rent of {deed}: {base}")
    return message.format(**fields)


def _by_card(why: Why, edition: Edition) -> Iterator[Told]:
    times = why.get("times", 1)
    if times != 1:
        each, amount = money(why["amount"] // times, edition.board), money(why["amount"], edition.board)
        yield (
            _("By the card {times} times: {times} × {each} = {amount}").format(
                times=number(times), each=each, amount=amount
            ),
            "cards",
        )


def _utility(why: Why, edition: Edition) -> str:
    fields = {
        "owner": names.holder(why["owner"]),
        "count": number(why.get("count", 1)),
        "times": number(why["times"]),
        "product": product(why),
        "amount": money(why["amount"], edition.board),
    }
    if why.get("card"):
        return _("By the card {times} times the dice: {product} = {amount}").format(**fields)
    return _("{owner} owns {count} of these, so {times} times the dice: {product} = {amount}").format(**fields)


def _rent(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield from rent_figures(entry.why, edition)


# --- taxes


def _tax_flat(entry: Entry, edition: Edition) -> Iterator[Told]:
    why = entry.why
    square = edition.board.squares[why["square"]]
    fields = {"square": names.plain(square.name), "amount": money(why["amount"], edition.board)}
    yield _("{square} costs {amount}").format(**fields), square.kind


def _tax_percent(entry: Entry, edition: Edition) -> Iterator[Told]:
    amount = money(entry.why["amount"], edition.board)
    yield _("10% of cash, deeds and buildings: {amount}").format(amount=amount), "income-tax"
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


REASONERS: dict[str, Callable[[Entry, Edition], Iterator[Told]]] = {
    "rent-bare": _rent,
    "rent-group": _rent,
    "rent-houses": _rent,
    "rent-hotel": _rent,
    "rent-stations": _rent,
    "rent-utility": _rent,
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
