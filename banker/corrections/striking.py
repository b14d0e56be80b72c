"""Striking: one older entry taken back, where the table still holds without it."""

from banker.corrections.record import Record, leaned
from banker.corrections.restoring import restore
from banker.corrections.soundness import check_sound
from banker.ledger.entry import Entry
from banker.ledger.ledger import Ledger, reversal
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.requests import Strike


def strike(request: Strike, game: Game, ledger: Ledger) -> Draft:
    """Reverse one older entry; refuses `leaned-on`, naming the later entries, where the table would not hold."""
    return strike_from(request, game, Record.of(ledger))


def strike_from(request: Strike, game: Game, record: Record) -> Draft:
    """Strike an entry of a record."""
    entry = record.target(request.number)
    corrections = record.corrections(entry)
    if corrections:
        raise leaned(entry, corrections)
    draft = Draft(game, "strike")
    later = record.later(entry)
    _reverse(draft, entry)
    restore(draft, entry, later)
    check_sound(draft, entry, later, game)
    draft.why = {"code": "struck", "number": entry.number, "kind": entry.kind, "reason": request.reason}
    draft.why["what"] = entry.why
    return draft


def _reverse(draft: Draft, entry: Entry) -> None:
    postings, _ = reversal((entry,))
    draft.postings.extend(postings)
    draft.books.take(postings, ())
