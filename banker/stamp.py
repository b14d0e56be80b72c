"""The stamp: a draft becomes a numbered entry with its time."""

from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from banker.ledger.entry import Entry
from banker.ledger.ledger import Ledger, again, reversal
from banker.rules.draft import Draft

LAST = 253_402_300_799
"""The last second that has a date of four digits; what a file or a clock puts beyond is told as it."""


class Stamp(Struct, frozen=True):
    """The moment at which entries are made: when the game was opened (seconds since 1970, UTC), seconds since."""

    opened: int
    elapsed: int

    def utc(self, elapsed: int) -> str:
        """Tell a moment in UTC, as ISO 8601."""
        moment = min(max(self.opened + elapsed, 0), LAST)
        return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def entry(self, draft: Draft, number: int, act: int, phrase: str, reverses: tuple[int, ...] = ()) -> Entry:
        """Make a draft an entry, of the time at which it was decided; a strike names what it takes back."""
        struck = (int(draft.why["number"]),) if draft.kind == "strike" else ()
        return Entry(
            number=number,
            kind=draft.kind,
            at=self.utc(draft.elapsed),
            elapsed=draft.elapsed,
            phrase=phrase,
            postings=tuple(draft.postings),
            changes=draft.changes,
            why=draft.why,
            act=act,
            reverses=reverses or struck,
        )

    def step(self, ledger: Ledger, act: int, number: int, phrase: str, *, back: bool) -> Entry:
        """Make the entry that takes an act back, or enters it again."""
        members = ledger.of_act(act)
        postings, changes = reversal(members) if back else again(members)
        return Entry(
            number=number,
            kind="undo" if back else "redo",
            at=self.utc(self.elapsed),
            elapsed=self.elapsed,
            phrase=phrase,
            postings=postings,
            changes=changes,
            why=_told(members, back=back),
            act=number,
            reverses=tuple(member.number for member in members),
        )


def _told(members: tuple[Entry, ...], *, back: bool) -> dict[str, Any]:
    """Say what is taken back or entered again; the pack of cards must follow by hand."""
    why: dict[str, Any] = {"code": "undone" if back else "redone", "kinds": [member.kind for member in members]}
    drawn = [member.why["card"] for member in members if member.kind == "card" and "card" in member.why]
    if len(members) == 1 and members[0].kind != "finish":
        why["what"] = members[0].why
    return why | {"cards": drawn} if drawn else why
