"""A table set up again: what the slips hold becomes requests, so that the law of the table checks them."""

from collections.abc import Iterator
from typing import Literal, cast

from msgspec import Struct

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.journal_errors import JournalError
from banker.printing.record import HOTEL, LAND, NONE, PLEDGED, Record, Table, figures_of
from banker.refusal import Refusal
from banker.restoring.fitting import fits
from banker.restoring.remainder import remainder
from banker.rules import requests as r
from banker.rules.clock import timer
from banker.stamp import Stamp
from banker.timekeeping import ScriptTime

Variant = Literal["normal", "short", "timed"]
HOTEL_LEVEL = 5
"""What a request calls a hotel."""


class Restored(Struct, frozen=True):
    """A desk at the table set up again, in memory; what was open on the old one, and is not on this, is counted."""

    desk: Desk
    table: Table

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at it."""
        return self.desk.game.everyone


def restore(records: tuple[Record, ...], now: int) -> Restored | Refusal:
    """Set a table up again from the records of its players; `now` is in seconds since 1970, UTC."""
    table = records[0].table
    time = ScriptTime(now - _spent(table))
    desk = Desk(lambda: JournalDB(MemoryDisk()), time)
    refusal = _do(desk, (_opening(table, records),)) or _check_board(desk, records)
    refusal = refusal or _do(desk, _acts(desk, records)) or _add_remainder(desk, records)
    refusal = refusal or _set_clock(desk, table, time)
    return refusal or Restored(desk, table)


def _do(desk: Desk, requests: Iterator[r.Request] | tuple[r.Request, ...]) -> Refusal | None:
    """Do requests one by one, up to the first that is refused."""
    answers = (desk.act(request) for request in requests)
    return next((answer.refusal for answer in answers if answer.refusal is not None), None)


def _opening(table: Table, records: tuple[Record, ...]) -> r.Open:
    names = dict(table.out) | {record.seat: record.player for record in records}
    timed = table.variant != "normal" and table.clock is not None
    minutes = -(-table.clock[0] // 60) if timed and table.clock else 0
    players = tuple(names[seat] for seat in sorted(names))
    return r.Open(table.sheet, table.board, players, cast(Variant, table.variant), minutes, table.rules)


def _check_board(desk: Desk, records: tuple[Record, ...]) -> Refusal | None:
    """Refuse slips of a board with other figures, and what only a forger could have written."""
    board = desk.edition.board
    if figures_of(board) != records[0].table.deeds or not all(fits(record, board) for record in records):
        return Refusal("slip-board", {"board": board.name})
    return None


# --- what each has


def _acts(desk: Desk, records: tuple[Record, ...]) -> Iterator[r.Request]:
    """Say what each starts with, the cards and the pot, where the tokens stand, and whose turn it is."""
    table, everyone = records[0].table, desk.game.everyone
    yield from (r.Start(everyone[seat], 0) for seat, _ in table.out)
    yield from (_start(desk, record) for record in records if record.seat not in dict(table.out))
    yield from (r.DrawCard(record.player, card) for record in records for card in record.cards)
    pot = table.pot - desk.game.cash("pot")
    if pot:
        yield r.Pay("bank", "pot", pot) if pot > 0 else r.Pay("pot", "bank", -pot)
    yield from (act for record in records if record.seat not in dict(table.out) for act in _tokens(record))
    if everyone[table.turn] != desk.game.turn:
        yield r.Turn(everyone[table.turn])


def _start(desk: Desk, record: Record) -> r.Start:
    deeds = zip(desk.edition.board.deeds, record.deeds, strict=True)
    return r.Start(
        record.player,
        record.cash,
        tuple((deed.id, _level(stand), stand == PLEDGED) for deed, stand in deeds if stand != NONE),
    )


def _level(stand: int) -> int:
    if stand == PLEDGED:
        return 0
    return HOTEL_LEVEL if stand == HOTEL else stand - LAND


def _tokens(record: Record) -> Iterator[r.Request]:
    if record.jail is not None:
        yield r.Jail(record.player)
    elif record.square is not None:
        yield r.Place(record.player, record.square)


def _add_remainder(desk: Desk, records: tuple[Record, ...]) -> Refusal | None:
    """Enter what no request can say."""
    assert desk.ledger is not None
    draft = remainder(desk.game, records)
    if not draft.changes:
        return None
    number = desk.ledger.next
    try:
        desk.ledger.record((Stamp(desk.ledger.head.opened, desk.elapsed).entry(draft, number, number, ""),))
    except JournalError as error:
        return Refusal(error.code, error.data)
    return None


# --- the clock


def _spent(table: Table) -> int:
    """Say how long before now the new game is opened, so that its clock has as much left as the old one."""
    return table.clock[1] + 60 if table.clock and table.clock[2] != "idle" else 0


def _set_clock(desk: Desk, table: Table, time: ScriptTime) -> Refusal | None:
    """Let the clock stand with as much left as it had; a finished game is finished again."""
    refusal = None
    if table.clock is not None and table.clock[2] != "idle":
        refusal = _run(desk, time, table.clock[0] - table.clock[1])
    return refusal or (_do(desk, (r.Finish(),)) if table.over else None)


def _run(desk: Desk, time: ScriptTime, left: int) -> Refusal | None:
    """Run the clock from the opening until it has so much left, and pause it there."""
    refusal = _do(desk, (r.Clock("start"),))
    ours = timer(desk.game)
    if refusal is not None or ours is None:
        return refusal
    more = max(0, -(-(left - ours.limit) // 60))
    refusal = _do(desk, (r.Clock("add", more),)) if more else None
    time.set(time.now() + ours.limit + 60 * more - left)
    return refusal or _do(desk, (r.Clock("pause"),))
