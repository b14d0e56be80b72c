"""A draft: an entry while a rule writes it, over a copy of the books that shows each step to the next."""

from typing import Any

from banker.editions.board import Deed
from banker.ledger.books import Books
from banker.ledger.entry import BANK, CASH, HOTEL, HOUSE, MORTGAGE, POT, Change, Posting
from banker.refusal import Refused
from banker.rules.game import MATTERS, Game, site
from banker.rules.matters import Matter, freeze


class Draft(Game):
    """A game in which an act is being tried; the books given stay as they were."""

    def __init__(self, game: Game, kind: str) -> None:
        """Begin an entry of a kind on a copy of the game's books."""
        super().__init__(game.books.copy(), game.edition, game.elapsed)
        self.ground = game
        self.kind = kind
        self.postings: list[Posting] = []
        self.before: dict[str, Any] = {}
        self.why: dict[str, Any] = {}

    @property
    def changes(self) -> tuple[Change, ...]:
        """Every table fact that is different now, before and after."""
        facts = self.books.facts
        return tuple((f, was, facts.get(f)) for f, was in self.before.items() if was != facts.get(f))

    def begin(self, books: Books) -> None:
        """Take the books of an earlier draft of the same act as the ground."""
        self.books = books.copy()

    # --- postings

    def post(self, source: str, target: str, commodity: str, amount: int) -> None:
        """Move some of a commodity from one holder to another."""
        if amount and source != target:
            self.postings += ((source, commodity, -amount), (target, commodity, amount))
            self.books.post(source, commodity, -amount)
            self.books.post(target, commodity, amount)

    def pay(self, payer: str, payee: str, amount: int) -> None:
        """Move cash; refuses `short-of-cash` where the payer has less."""
        if payer != BANK and self.books.held(payer, CASH) < amount:
            self.lack(payer, amount)
        self.post(payer, payee, CASH, amount)

    def lack(self, payer: str, amount: int, given: tuple[str, ...] = ()) -> None:
        """Refuse for want of cash: what is missing, and what could be raised first from what the act is not about."""
        from banker.rules.raising import engaged, raisable

        cash = self.cash(payer)
        kept = (*engaged(self.ground, self, payer), *given)
        could = raisable(self.ground, payer, kept) if payer != POT else 0
        shown = None if self.hidden(payer) else could
        told = {"player": payer, "cash": cash, "amount": amount, "missing": amount - cash, "raisable": shown}
        raise Refused("short-of-cash", "loans", **told, **({"kept": kept} if kept else {}))

    def convey(self, deed: Deed, target: str) -> None:
        """Hand a deed to a new holder; one that leaves the bank is offered to nobody any more."""
        self.post(self.owner(deed), target, deed.id, 1)
        if target != BANK:
            self.close(*self.offers(deed))

    def mark(self, deed: Deed, mortgaged: bool) -> None:
        """Lay the mortgage marker on a deed, or lift it."""
        if mortgaged:
            self.post(BANK, site(deed), MORTGAGE, 1)
        else:
            self.post(site(deed), BANK, MORTGAGE, 1)

    def build(self, deed: Deed, price: int) -> None:
        """Set a house on a deed, remembering its price."""
        self.post(BANK, site(deed), HOUSE, 1)
        self.change(f"paid:{deed.id}", [*self.paid(deed), price])

    def crown(self, deed: Deed, price: int) -> None:
        """Turn a deed's houses into a hotel, remembering its price."""
        self.post(site(deed), BANK, HOUSE, self.houses(deed))
        self.post(BANK, site(deed), HOTEL, 1)
        self.change(f"paid:{deed.id}", [*self.paid(deed), price])

    def reduce(self, deed: Deed, level: int) -> None:
        """Take buildings off a deed down to a level below a hotel."""
        if self.hotel(deed):
            self.post(site(deed), BANK, HOTEL, 1)
            self.post(BANK, site(deed), HOUSE, level)
        else:
            self.post(site(deed), BANK, HOUSE, self.houses(deed) - level)
        self.change(f"paid:{deed.id}", list(self.paid(deed)[:level]) or None)

    # --- table facts

    def change(self, fact: str, value: Any) -> None:
        """Set a table fact; None takes it away."""
        self.before.setdefault(fact, self.books.facts.get(fact))
        self.books.note(fact, value)

    def open(self, *matters: Matter) -> None:
        """Lay matters on the table, before the rents of earlier turns that nobody has asked for yet."""
        old = self.matters
        waiting = tuple(m for m in old if m.kind == "rent" and m.turn < self.turns)
        first = tuple(m for m in old if m not in waiting) if waiting else old
        self.change(MATTERS, freeze(first + matters + waiting))

    def close(self, *matters: Matter) -> None:
        """Clear matters from the table."""
        left = list(self.matters)
        for matter in matters:
            if matter in left:
                left.remove(matter)
        self.change(MATTERS, freeze(tuple(left)))

    def replace(self, old: Matter, new: Matter) -> None:
        """Put a matter in the place of another."""
        left = list(self.matters)
        left[left.index(old)] = new
        self.change(MATTERS, freeze(tuple(left)))
