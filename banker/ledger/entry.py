"""The records of the ledger: postings, changes of table facts, entries."""

from typing import Any

from msgspec import Struct

BANK = "bank"
POT = "pot"
CASH = "cash"
HOUSE = "house"
HOTEL = "hotel"
MORTGAGE = "mortgage"

Posting = tuple[str, str, int]
"""(holder, commodity, signed whole number)."""

Change = tuple[str, Any, Any]
"""(table fact, value before, value after); values are plain JSON, None is absence."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """One action of the banker: postings that sum to zero for every commodity, and changes of table facts.

    `at` is the time in UTC (ISO 8601), `elapsed` the seconds since opening; `why` holds the figures that made the
    amounts; `act` is the number of the first entry recorded with this one by the same phrase; `reverses` names the
    entries that this one takes back.
    """

    number: int
    kind: str
    at: str
    elapsed: int
    phrase: str
    postings: tuple[Posting, ...] = ()
    changes: tuple[Change, ...] = ()
    why: dict[str, Any] = {}
    act: int = 0
    reverses: tuple[int, ...] = ()
