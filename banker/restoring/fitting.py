"""Whether a record can be of a board at all: its sum says how it was scanned, not who wrote it."""

from banker.editions.board import Board
from banker.printing.record import PLEDGED, Record, Table


def fits(record: Record, board: Board) -> bool:
    """Whether every number of a record is one that the board and the table have."""
    return (
        len(record.deeds) == len(board.deeds)
        and all(stand <= PLEDGED for stand in record.deeds)
        and all(0 <= at < len(board.deeds) for at in record.paid)
        and set(record.cards) <= {card.id for card in board.get_out}
        and (record.square is None or 0 <= record.square < len(board.squares))
        and record.cash >= 0
        and _fits(record.table)
    )


def _fits(table: Table) -> bool:
    seats = (table.turn, table.starter or 0, *table.dealt, *(seat for seat, _ in table.out))
    return all(0 <= seat < table.seats for seat in seats) and table.pot >= 0
