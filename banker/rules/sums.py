"""Sums: one outcome of each group, together the cheapest that reach an amount."""

from collections.abc import Iterable

from msgspec import Struct

from banker.rules.outcomes import Outcome


class Sum(Struct, frozen=True):
    """What is done with the groups so far, the last of them linked to those before.

    `takes` houses are taken from the bank in all, and `spare` must be there besides at some moment.
    """

    loses: int = 0
    rent: int = 0
    brings: int = 0
    steps: int = 0
    takes: int = 0
    spare: int = 0
    last: Outcome | None = None
    before: "Sum | None" = None

    @property
    def price(self) -> tuple[int, int, int, int]:
        """What makes one cheaper than another."""
        return self.loses, self.rent, self.brings, self.steps

    @property
    def houses(self) -> int:
        """How many houses in the bank are enough, in whatever order the groups are dealt with."""
        return self.takes + self.spare

    def then(self, more: Outcome) -> "Sum":
        """Do something with one more group."""
        credited = more.frees if not more.need or more.frees < 0 else 0
        return Sum(
            self.loses + more.loses, self.rent + more.rent, self.brings + more.brings, self.steps + len(more.steps),
            self.takes - credited, max(self.spare, more.need + min(credited, 0)), more, self,
        )  # fmt: skip

    def chosen(self) -> list[Outcome]:
        """List what is done with each group."""
        return [*(self.before.chosen() if self.before else ()), *([self.last] if self.last else ())]

    def beats(self, other: "Sum") -> bool:
        """Whether this is at least as good in every way."""
        return self.price <= other.price and self.takes <= other.takes and self.houses <= other.houses


def add_up(groups: Iterable[list[Outcome]], amount: int, left: int | None) -> Sum | None:
    """Find the cheapest sum that reaches an amount; with so many houses left in the bank, one that they allow."""
    best: dict[int, list[Sum]] = {0: [Sum()]}
    for choices in groups:
        longer: dict[int, list[Sum]] = {}
        for sums in best.values():
            for found in sums:
                for choice in choices:
                    more = found.then(choice)
                    _keep(longer.setdefault(min(more.brings, amount), []), more, left is not None)
        best = longer
    legal = [found for found in best.get(amount, ()) if left is None or found.houses <= left]
    return min(legal, key=lambda found: found.price, default=None)


def _keep(sums: list[Sum], found: Sum, scarce: bool) -> None:
    """Keep a sum unless another beats it: by its price alone, or, where houses are scarce, also by those it takes."""
    if not scarce:
        if not sums or found.price < sums[0].price:
            sums[:] = [found]
    elif not any(other.beats(found) for other in sums):
        sums[:] = [other for other in sums if not found.beats(other)] + [found]
