"""The figures of rents."""

from collections.abc import Iterator
from typing import Any

from banker.editions.edition import Edition
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _, n_
from banker.speech.money import money, number
from banker.speech.reasoning.manner import Reasoner, Told
from banker.speech.telling.rents import RENTS, no_rent, product

Why = dict[str, Any]


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
    board = edition.board
    return _base_message(why).format(
        deed=names.deed(why["deed"], board),
        owner=names.holder(why["owner"]),
        each=money(why["amount"] // why.get("times", 1), board),
        base=money(why.get("base", 0), board),
        count=number(why.get("houses") or why.get("count") or 0),
    )


def _base_message(why: Why) -> str:
    code = why["code"]
    if code == "rent-group":
        return _("Base rent {base}, doubled because {owner} owns the whole group: {each}")
    if code == "rent-houses":
        return n_("Rent with {count} house: {each}", "Rent with {count} houses: {each}", why["houses"])
    if code == "rent-hotel":
        return _("Rent with a hotel: {each}")
    if code == "rent-stations":
        return n_("{owner} owns {count} station: {base}", "{owner} owns {count} stations: {base}", why["count"])
    return _("Base rent of {deed}: {base}")


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


def _waived(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield _("The owner may let a rent pass"), "rent-claim"


def _lapsed(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield _("A rent has to be asked for in time"), "rent-claim"


REASONERS: dict[str, Reasoner] = {
    **dict.fromkeys(RENTS, _rent),
    "waived": _waived,
    "lapsed": _lapsed,
}
