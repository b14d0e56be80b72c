"""What the desk says to a phrase."""

from typing import Any

from msgspec import Struct

from banker.ledger.books import Books
from banker.ledger.entry import CASH, Entry
from banker.refusal import Refusal
from banker.rules import requests as r

PERCENT = "tax-percent"
"""The code of a tax of ten percent."""


class Answer(Struct, frozen=True):
    """What the desk says to a phrase: entries recorded (or, in a preview, that would be), a refusal, or an answer.

    `balances` are (player, cash before, cash after) of all whose cash moves; `hidden` says that the figures of a
    preview must not be shown before they are recorded.
    """

    phrase: str
    request: r.Request | None = None
    entries: tuple[Entry, ...] = ()
    refusal: Refusal | None = None
    answer: Any = None
    time_up: bool = False
    balances: tuple[tuple[str, int, int], ...] = ()
    hidden: bool = False

    @property
    def ok(self) -> bool:
        """Whether the phrase held."""
        return self.refusal is None

    @property
    def entry(self) -> Entry | None:
        """The entry that the phrase is about: the last of its act."""
        return self.entries[-1] if self.entries else None


def foreseen(entries: tuple[Entry, ...], books: Books) -> tuple[tuple[str, int, int], ...]:
    """Show the cash of each player whom entries would move, before and after."""
    after = books.copy()
    for entry in entries:
        after.apply(entry)
    pairs = ((name, books.held(name, CASH), after.held(name, CASH)) for name in after.facts.get("players", ()))
    return tuple(pair for pair in pairs if pair[1] != pair[2])


def secret(entries: tuple[Entry, ...]) -> bool:
    """Whether a preview would tell what may only be counted once it is chosen. Source: Pajak Jalan, PERHATIAN."""
    return any(map(_counts, entries))


def _counts(entry: Entry) -> bool:
    """Whether an entry counts ten percent of everything, or enters again what did."""
    why = entry.why
    if entry.kind != "redo":
        return bool(why.get("code") == PERCENT)
    return bool(why["what"].get("code") == PERCENT if "what" in why else "tax" in why["kinds"])
