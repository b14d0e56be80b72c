"""A table set up again: what the slips hold becomes requests, so that the law of the table checks them."""

from collections.abc import Iterator
from typing import Literal, cast

from msgspec import Struct

from banker.corrections.matters_sound import unsound_matters
from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.journal_errors import JournalError
from banker.printing.record import HOTEL, LAND, NONE, PLEDGED, Record
from banker.printing.shared import Table
from banker.refusal import Refusal
from banker.restoring.fitting import check_edition, check_records
from banker.restoring.remainder import remainder
from banker.rules import requests as r
from banker.stamp import Stamp
from banker.timekeeping import ScriptTime

Variant = Literal["normal", "short", "timed"]
SLIP = {"unknown-board": "slip-no-board", "unknown-sheet": "slip-no-sheet"}
HOTEL_LEVEL = 5
"""What a request calls a hotel."""


class Restored(Struct, frozen=True):
    """A desk at the table set up again, in memory, and what the slips say that all of them share."""

    desk: Desk
    table: Table

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at it."""
        return self.desk.game.everyone

    @property
    def left(self) -> int:
        """Seconds left on its clock; none where it has none."""
        ours = self.desk.timer
        return ours.left(self.table.elapsed) if ours is not None else 0


class Source(Struct, frozen=True):
    """The files that a board and a sheet are read from; an empty one is found by its name."""

    board: str = ""
    sheet: str = ""


SHIPPED = Source()


def restore(records: tuple[Record, ...], now: int, source: Source = SHIPPED) -> Restored | Refusal:
    """Set a table up again from the records of its players; `now` is in seconds since 1970, UTC."""
    table = records[0].table
    time = ScriptTime(now - table.elapsed)
    desk = Desk(lambda: JournalDB(MemoryDisk()), time)
    refusal = _open(desk, _opening(table, records, source), source) or check_edition(table, desk.edition)
    refusal = refusal or check_records(records, desk.game, now) or _do(desk, _acts(desk, records))
    time.set(now)
    refusal = refusal or (_do(desk, (r.Finish(),)) if table.over else None) or _add_remainder(desk, records)
    return refusal or Restored(desk, table)


def _open(desk: Desk, request: r.Open, source: Source) -> Refusal | None:
    """Open the table; refuses `slip-no-board` and `slip-no-sheet` where what was played is not among those known."""
    refusal = desk.act(request).refusal
    named = {"unknown-board": source.board, "unknown-sheet": source.sheet}
    if refusal is None or named.get(refusal.code, refusal.code):
        return refusal
    return Refusal(SLIP[refusal.code], refusal.data)


def _do(desk: Desk, requests: Iterator[r.Request] | tuple[r.Request, ...]) -> Refusal | None:
    """Do requests one by one, up to the first that is refused."""
    answers = (desk.act(request) for request in requests)
    return next((answer.refusal for answer in answers if answer.refusal is not None), None)


def _opening(table: Table, records: tuple[Record, ...], source: Source) -> r.Open:
    names = dict(table.out) | {record.seat: record.player for record in records}
    players = tuple(names[seat] for seat in sorted(names))
    sheet, board = source.sheet or table.sheet, source.board or table.board
    return r.Open(sheet, board, players, cast(Variant, table.variant), overrides=table.rules, tokens=table.tokens)


# --- what each has


def _acts(desk: Desk, records: tuple[Record, ...]) -> Iterator[r.Request]:
    """Say what each starts with, and what the pot, where the tokens stand, and whose turn it is."""
    table, everyone = records[0].table, desk.game.everyone
    yield from (r.Start(everyone[seat], 0, slips=True) for seat, _ in table.out)
    yield from (_start(desk, record) for record in records if record.seat not in dict(table.out))
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
        held=record.cards,
        slips=True,
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
    game = desk.game
    draft = remainder(game, records)
    if any(unsound_matters(draft, game)):
        return Refusal("slip-unfit", {"board": game.board.name})
    if not draft.changes:
        return None
    number = desk.ledger.next
    try:
        desk.ledger.record((Stamp(desk.ledger.head.opened, desk.elapsed).entry(draft, number, number, ""),))
    except JournalError as error:
        return Refusal(error.code, error.data)
    return None
