"""Slips to restore from, and what the restored table must have in common with the old one."""

from banker.desk import Desk
from banker.printing.record import Record, record_of
from banker.printing.shared import Mark
from banker.refusal import Refusal
from banker.restoring.slips import Slip, gather, slips_in
from banker.restoring.table import Restored, restore
from tests.printing.tables import summary

NOW = 1_800_000_000


def lines(desk: Desk) -> list[str]:
    """Write the line of each player in the game."""
    return [summary(desk, player).line for player in desk.game.players]


def slips(desk: Desk, seal: str = "") -> list[Slip]:
    """Make the slips of each player in the game."""
    number = len(desk.entries)
    records = [record_of(desk.game, player, number, Mark(1, seal)) for player in desk.game.players]
    return [Slip(record, "x") for record in records]


def restored(desk: Desk) -> Restored:
    """Set the table of a desk up again from its slips."""
    read = slips_in("\n".join(lines(desk)), "x")
    assert not isinstance(read, Refusal)
    records = gather(read)
    assert not isinstance(records, Refusal)
    table = restore(records, NOW)
    assert isinstance(table, Restored), table
    return table


def again(*records: Record) -> Restored | Refusal:
    """Set a table up from records."""
    return restore(records, NOW)
