"""Checks of what is held: nothing is made, nothing lost, nobody has less than nothing, and single things are single."""

from collections.abc import Iterator

from banker.audit.case import Case
from banker.editions.edition import Edition
from banker.ledger.books import COUNTED, Books
from banker.ledger.entry import BANK, CASH, HOTEL, HOUSE, MORTGAGE, Entry, Posting
from banker.refusal import Refusal
from banker.rules.opening import BOX


def balanced(case: Case) -> Iterator[Refusal]:
    """Find the entries whose postings do not sum to zero for every commodity."""
    for entry in case.entries:
        for commodity, amount in _sums(entry.postings).items():
            if amount:
                yield Refusal("audit-balanced", {"entry": entry.number, "commodity": commodity, "amount": amount})


def conserved(case: Case) -> Iterator[Refusal]:
    """Find the acts after which a commodity does not add up over the table, or somebody has less than nothing."""
    books, totals = Books(), dict[str, int]()
    for act in case.acts():
        postings = _apply(books, act)
        for commodity, amount in _sums(postings).items():
            totals[commodity] = totals.get(commodity, 0) + amount
            if amount and totals[commodity]:
                data = {"entry": act[-1].number, "commodity": commodity, "amount": totals[commodity]}
                yield Refusal("audit-conserved", data)
        yield from _short(books, postings, act, case.head.edition)


def one_owner(case: Case) -> Iterator[Refusal]:
    """Find the acts after which a deed or a card has no owner, or more than one."""
    books, owners = Books(), dict[str, dict[str, int]]()
    things = {deed.id for deed in case.head.edition.board.deeds}
    things |= {card.id for card in case.head.edition.board.get_out}
    for act in case.acts():
        postings = [posting for posting in _apply(books, act) if posting[1] not in COUNTED]
        for holder, thing, amount in postings:
            held = owners.setdefault(thing, {})
            held[holder] = held.get(holder, 0) + amount
        touched = things if act[0].number == 1 else {thing for _, thing, _ in postings}
        yield from _wrong_owners({thing: owners.get(thing, {}) for thing in sorted(touched)}, act[-1].number)


def _wrong_owners(owners: dict[str, dict[str, int]], number: int) -> Iterator[Refusal]:
    for thing, held in owners.items():
        holding = {holder: amount for holder, amount in held.items() if amount and holder != BOX}
        if list(holding.values()) != [1]:
            yield Refusal("audit-one-owner", {"entry": number, "deed": thing, "owners": list(holding)})


def _short(books: Books, postings: list[Posting], act: tuple[Entry, ...], edition: Edition) -> Iterator[Refusal]:
    for holder, commodity in dict.fromkeys((holder, commodity) for holder, commodity, _ in postings):
        held = books.held(holder, commodity)
        if held < 0 and not _is_boundless(holder, commodity, edition):
            data = {"entry": act[-1].number, "holder": holder, "commodity": commodity, "amount": held}
            yield Refusal("audit-overdrawn", data)


def _is_boundless(holder: str, commodity: str, edition: Edition) -> bool:
    """Whether a holder may have less than nothing: the box, which all came out of, and the bank of what never ends."""
    supply = {HOUSE: edition.rules.houses, HOTEL: edition.rules.hotels}.get(commodity)
    return holder == BOX or (holder == BANK and (commodity in (CASH, MORTGAGE) or supply == "unlimited"))


def _apply(books: Books, act: tuple[Entry, ...]) -> list[Posting]:
    for entry in act:
        books.apply(entry)
    return [posting for entry in act for posting in entry.postings]


def _sums(postings: "tuple[Posting, ...] | list[Posting]") -> dict[str, int]:
    sums: dict[str, int] = {}
    for _, commodity, amount in postings:
        sums[commodity] = sums.get(commodity, 0) + amount
    return sums
