"""How reasons are given."""

from collections.abc import Callable, Iterator

from banker.editions.edition import Edition
from banker.ledger.entry import Entry

Told = tuple[str, str]
"""A sentence, and the value of the sheet whose heading says so; empty where none does."""

Reasoner = Callable[[Entry, Edition], Iterator[Told]]
"""Says why the amounts of an entry of one code are what they are."""
