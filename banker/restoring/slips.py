"""The slips of one moment: read from texts, and whether they are all there and belong together."""

from collections.abc import Iterable

from msgspec import Struct

from banker.printing.line import records_in
from banker.printing.record import Record
from banker.printing.shared import Table
from banker.refusal import Refusal


class Slip(Struct, frozen=True):
    """A record, and the file that it was read from."""

    record: Record
    file: str


def slips_in(text: str, file: str) -> list[Slip] | Refusal:
    """Read every slip of a text; refuses `slip-missing`, `slip-damaged` and `slip-newer` with the file."""
    records = list(records_in(text))
    slips = [Slip(record, file) for record in records if isinstance(record, Record)]
    refusal = next((record for record in records if isinstance(record, Refusal)), None)
    if refusal is None and not slips:
        refusal = Refusal("no-slip")
    return Refusal(refusal.code, {**refusal.data, "file": file}) if refusal else slips


def gather(slips: Iterable[Slip]) -> tuple[Record, ...] | Refusal:
    """Put the slips of a moment in the order of the seats; refuses what does not belong together or is not there."""
    known: dict[int, Slip] = {}
    first: Slip | None = None
    for slip in slips:
        first = first or slip
        refusal = _apart(first, slip) or _twice(known.get(slip.record.seat), slip)
        if refusal is not None:
            return refusal
        known[slip.record.seat] = slip
    if first is None:
        return Refusal("no-slip", {"file": "-"})
    return _missing(first.record.table, known) or tuple(known[seat].record for seat in sorted(known))


def _apart(first: Slip, slip: Slip) -> Refusal | None:
    """Refuse a slip of another game or another moment than the first."""
    one, two = first.record.table, slip.record.table
    if one == two and slip.record.seat < two.seats:
        return None
    data = {"first": first.record.player, "player": slip.record.player, "numbers": [one.entry, two.entry]}
    if (one.opened, one.board, one.sheet, one.seats) != (two.opened, two.board, two.sheet, two.seats):
        return Refusal("slips-of-games", data)
    return Refusal("slips-of-moments", data) if one.entry != two.entry else Refusal("slips-contradict", data)


def _twice(known: Slip | None, slip: Slip) -> Refusal | None:
    """Refuse another slip of a player unless it is the same one again."""
    if known is None or known.record == slip.record:
        return None
    return Refusal("slips-contradict", {"first": known.record.player, "player": slip.record.player})


def _missing(table: Table, known: dict[int, Slip]) -> Refusal | None:
    """Refuse to go on without the slip of one who is in the game."""
    gone = {seat for seat, _ in table.out}
    seats = [seat + 1 for seat in range(table.seats) if seat not in known and seat not in gone]
    if not seats:
        return None
    names = [known[seat].record.player for seat in sorted(known)]
    return Refusal("slip-missing", {"seats": seats, "count": table.seats, "players": names})
