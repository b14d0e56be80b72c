"""What was open on the table of some slips, read from their shorthand."""

from msgspec import MsgspecError

from banker.ledger.entry import BANK, POT
from banker.printing.shared import Table
from banker.printing.shorthand import unpack
from banker.rules.game import Game
from banker.rules.matters import Matter, thaw
from banker.rules.shortages import BUILDINGS


def opened(table: Table, game: Game) -> tuple[Matter, ...]:
    """Read the matters that were open, none where the slips had no room; raises ValueError for what is none."""
    if not table.matters:
        return ()
    try:
        return thaw(unpack(table.matters, game.everyone, game.board))
    except MsgspecError as error:
        raise ValueError(str(error)) from error


def can_be_open(table: Table, game: Game) -> bool:
    """Whether what the slips say was open names only who and what is on the table."""
    try:
        return all(_is_known(matter, game) for matter in opened(table, game))
    except ValueError:
        return False


def _is_known(matter: Matter, game: Game) -> bool:
    people = {matter.player, matter.creditor, matter.bidder, *matter.passed, *matter.wants}
    return (
        people <= {"", BANK, POT, *game.everyone}
        and {matter.deed} <= {"", *game.board.deed}
        and {matter.lot} <= {"", *BUILDINGS, *game.board.deed}
        and -1 <= matter.square < len(game.board.squares)
        and matter.amount >= 0
    )
