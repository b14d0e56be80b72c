"""Whether a record can be of a board at all: its sum says how it was scanned, not who wrote it."""

from banker.editions.board import Board
from banker.editions.edition import Edition
from banker.printing.fingerprint import figures_of, print_of_board, print_of_sheet
from banker.printing.record import PLEDGED, Record
from banker.printing.shared import ClockFace, Table
from banker.refusal import Refusal
from banker.restoring.opened import can_be_open
from banker.rules.game import Game

STATES = ("idle", "running", "paused")


def check_edition(table: Table, edition: Edition) -> Refusal | None:
    """Refuse slips of another board or another sheet of the same name: `slip-board`, `slip-sheet`."""
    board, sheet = edition.board, edition.sheet
    if not _is_board(table, board):
        return Refusal("slip-board", {"board": board.name, "name": table.board})
    if table.prints is not None and table.prints[1] != print_of_sheet(sheet):
        return Refusal("slip-sheet", {"sheet": sheet.name, "name": table.sheet})
    return None


def _is_board(table: Table, board: Board) -> bool:
    return table.deeds == figures_of(board) if table.prints is None else table.prints[0] == print_of_board(board)


def check_records(records: tuple[Record, ...], game: Game, now: int) -> Refusal | None:
    """Refuse `slip-unfit` where a number is none that the board and the table have."""
    table, board = records[0].table, game.board
    fit = all(_fits(record, board) for record in records) and _shared_fits(table, board) and can_be_open(table, game)
    return None if fit and 0 <= table.elapsed <= now else Refusal("slip-unfit", {"board": board.name})


def _fits(record: Record, board: Board) -> bool:
    return (
        len(record.deeds) == len(board.deeds)
        and all(stand <= PLEDGED for stand in record.deeds)
        and all(0 <= at < len(board.deeds) for at in record.paid)
        and set(record.cards) <= {card.id for card in board.get_out}
        and (record.square is None or 0 <= record.square < len(board.squares))
        and record.cash >= 0
    )


def _shared_fits(table: Table, board: Board) -> bool:
    gone = (*(seat for seat, _ in table.out), *(seat for seat, _, _ in table.stood))
    seats = (table.turn, table.starter or 0, *table.dealt, *gone, *(seat for seat, _ in table.lapsed))
    deeds = (*table.pledged, *(deed for _, deed in table.lapsed))
    return (
        all(0 <= seat < table.seats for seat in seats)
        and all(0 <= deed < len(board.deeds) for deed in deeds)
        and all(square is None or 0 <= square < len(board.squares) for _, square, _ in table.stood)
        and table.pot >= 0
        and (table.clock is None or _clock_fits(table.clock))
    )


def _clock_fits(face: ClockFace) -> bool:
    return face.state in STATES and min(face.limit, face.spent, face.since) >= 0
