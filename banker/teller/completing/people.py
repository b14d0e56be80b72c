"""Who may stand in a phrase, and the amounts that the table names."""

from collections.abc import Iterable, Iterator

from banker.rules import fitting
from banker.rules.matters import DUES
from banker.speech.catalogue import _
from banker.teller.completing import naming
from banker.teller.completing.line import Line
from banker.teller.completing.slot import Candidate, said


def everyone(line: Line) -> Iterable[Candidate]:
    """Find the players."""
    return naming.players(line)


def others(line: Line) -> Iterable[Candidate]:
    """Find the other players."""
    return naming.players(line, but=line.player)


def payees(line: Line) -> Iterable[Candidate]:
    """Find who can be paid, creditors first."""
    owed = {m.creditor for m in line.game.matters if m.player == line.player and m.kind in DUES}
    return sorted(naming.holders(line, but=line.player), key=lambda candidate: candidate.text not in owed)


def creditors(line: Line) -> Iterable[Candidate]:
    """Find to whom a player may be bankrupt, whom he owes first."""
    return (candidate for candidate in payees(line) if candidate.text not in ("everyone", "pot"))


def take_note(line: Line, at: int) -> None:
    """Take note of the other side."""
    line.taker = person(line, at)


def person(line: Line, at: int) -> str:
    """Name the holder that a finished word means; nothing where it is none or several."""
    low = line.low[at]
    named = line.people.holders.get(low)
    found = (named,) if named else line.people.matches(line.raw[at], low.lstrip('"'))
    return found[0] if len(found) == 1 else ""


def due(line: Line) -> Iterator[Candidate]:
    """Find what is owed to the one named."""
    for matter in line.game.matters:
        mine = matter.kind in DUES and not matter.choice and matter.player == line.player
        if mine and matter.creditor == line.taker:
            yield Candidate(str(matter.amount), _("what is due"))


def bids(line: Line) -> Iterator[Candidate]:
    """Find what may be bid next."""
    return (Candidate(str(bid)) for bid in fitting.next_bids(line.game, line.player))


def undealt(line: Line) -> Iterable[Candidate]:
    """Find who was not dealt any deeds yet."""
    dealt = line.game.books.facts.get("dealt", ())
    yield said("seed", _("shuffled the same again"))
    yield from (found for found in naming.players(line) if found.text.strip('"') not in dealt)
