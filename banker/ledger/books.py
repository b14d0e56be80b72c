"""The books: holdings and table facts after the live entries."""

from collections.abc import Iterable
from typing import Any, Self

from banker.ledger.entry import CASH, HOTEL, HOUSE, MORTGAGE, Change, Entry, Posting

COUNTED = frozenset((CASH, HOUSE, HOTEL, MORTGAGE))


class Books:
    """Who holds what, and what stands on the table. Values of facts are plain JSON and never changed in place."""

    __slots__ = ("facts", "holders", "holdings")

    def __init__(self) -> None:
        """Start with nothing held and nothing known."""
        self.holdings: dict[tuple[str, str], int] = {}
        self.holders: dict[str, str] = {}
        self.facts: dict[str, Any] = {}

    def copy(self) -> Self:
        """Copy the books, to try an act on."""
        twin = type(self)()
        twin.holdings = self.holdings.copy()
        twin.holders = self.holders.copy()
        twin.facts = self.facts.copy()
        return twin

    def held(self, holder: str, commodity: str) -> int:
        """Count what a holder has of a commodity."""
        return self.holdings.get((holder, commodity), 0)

    def post(self, holder: str, commodity: str, amount: int) -> None:
        """Add a signed amount to a holding; the one holder of a single thing is kept beside."""
        key = (holder, commodity)
        self.holdings[key] = self.holdings.get(key, 0) + amount
        if amount > 0 and commodity not in COUNTED:
            self.holders[commodity] = holder

    def note(self, fact: str, value: Any) -> None:
        """Set a table fact; None takes it away."""
        if value is None:
            self.facts.pop(fact, None)
        else:
            self.facts[fact] = value

    def apply(self, entry: Entry) -> None:
        """Take an entry into the books."""
        self.take(entry.postings, entry.changes)

    def take(self, postings: Iterable[Posting], changes: Iterable[Change]) -> None:
        """Take postings and changes into the books."""
        for holder, commodity, amount in postings:
            self.post(holder, commodity, amount)
        for fact, _, after in changes:
            self.note(fact, after)

    def __eq__(self, other: object) -> bool:
        """Tell whether two books hold the same; a holding of nothing is no holding."""
        if not isinstance(other, Books):
            return NotImplemented
        return self.solid() == other.solid() and self.facts == other.facts

    __hash__ = None  # type: ignore[assignment]

    def solid(self) -> dict[tuple[str, str], int]:
        """List the holdings that are not zero."""
        return {key: amount for key, amount in self.holdings.items() if amount}

    def totals(self) -> dict[str, int]:
        """Add up every commodity over all holders: each is zero in sound books."""
        sums: dict[str, int] = {}
        for (_, commodity), amount in self.holdings.items():
            sums[commodity] = sums.get(commodity, 0) + amount
        return sums
