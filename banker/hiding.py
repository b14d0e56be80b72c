"""Entries as they may be shown while a tax is still to be chosen. Source: Pajak Jalan, PERHATIAN."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from banker.answer import PERCENT
from banker.ledger.entry import Entry
from banker.ledger.ledger import Ledger
from banker.rules.game import Game

NAMING = ("correction", "strike")
"""Kinds of entry that name another by its number."""

FIGURES = frozenset(("amount", "wealth", "was", "difference", "owed"))
"""What the reason of an entry tells of a worth."""


def shown(entry: Entry, game: Game, ledger: Ledger) -> Entry:
    """Leave the figures out of an entry that counted a worth and was taken back, while the tax is to be chosen anew."""
    if not any(game.hidden(name) for name in game.players):
        return entry
    if not any(_is_taken_back(one, game, ledger) for one in _named(entry, ledger)):
        return entry
    return replace(entry, postings=(), changes=(), why=_without_figures(entry.why))


def _named(entry: Entry, ledger: Ledger) -> Iterator[Entry]:
    """Go through an entry and all that it is about."""
    yield entry
    for number in (*entry.reverses, *([entry.why["number"]] if entry.kind in NAMING else ())):
        yield from _named(ledger.entries[number - 1], ledger)


def _is_taken_back(entry: Entry, game: Game, ledger: Ledger) -> bool:
    counted = entry.why.get("code") == PERCENT and game.hidden(entry.why["player"])
    return counted and not ledger.alive(entry.number)


def _without_figures(why: dict[str, Any]) -> dict[str, Any]:
    left = {key: value for key, value in why.items() if key not in FIGURES}
    return left | {"what": _without_figures(why["what"])} if "what" in why else left
