"""Steps: the phrases of a record, each with the entries that it made."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from banker.ledger.entry import Entry
from banker.ledger.ledger import Ledger


class Step(Struct, frozen=True):
    """A phrase and the entries that it made; `dropped` where a strike takes it back, and for that strike.

    `typed` is a phrase that comes in the place of the one that was said.
    """

    phrase: str
    olds: tuple[Entry, ...]
    dropped: bool = False
    typed: bool = False

    @property
    def number(self) -> int:
        """The number of the entry that the phrase is about."""
        return self.olds[-1].number

    @property
    def elapsed(self) -> int:
        """When the phrase was said, in seconds since opening."""
        return self.olds[-1].elapsed


def steps_from(ledger: Ledger, entry: Entry) -> list[Step]:
    """List the steps of the act that an entry is of, and of all acts after it."""
    acts = ledger.live[ledger.live.index(entry.act) :]
    groups = [group for act in acts for group in _groups(ledger.of_act(act))]
    wholly = {old.number for group in groups if all(old.number in ledger.dead for old in group) for old in group}
    return [Step(group[-1].phrase, group, _dropped(group, wholly)) for group in groups]


def _groups(members: Sequence[Entry]) -> Iterator[tuple[Entry, ...]]:
    """Cut the entries of an act where a phrase ends: an amendment is of many; a lapse comes before its cause."""
    if members[0].kind != "amend":
        yield tuple(members)
        return
    group: list[Entry] = []
    for member in members[1:]:
        group.append(member)
        if member.kind != "lapse":
            yield tuple(group)
            group = []


def _dropped(group: tuple[Entry, ...], wholly: set[int]) -> bool:
    last = group[-1]
    return last.number in wholly or (last.kind == "strike" and last.why["number"] in wholly)
