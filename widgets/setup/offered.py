"""What the form of a new table offers: games, sheets, boards, and the last table to begin with."""

from collections.abc import Mapping

from banker.config.last_table import LastTable
from banker.editions.shelf import boards, load_board, load_sheet, sheets
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.speech.refusals import tell_refusal
from widgets.choice import Options

SHEET = "monopolo"


def known(last: LastTable | None) -> LastTable:
    """Begin with the last table, if its sheet and board are still there."""
    sound = {*sheets()} - {*faulty_sheets()}, {*boards()} - {*faulty_boards()}
    if last is not None and last.sheet in sound[0] and last.board in sound[1]:
        return last
    return LastTable(sheet=SHEET, board=paired(SHEET))


def variants() -> Options:
    """Offer the games."""
    return (
        ("normal", _("to the last player")),
        ("short", _("one hour, deeds dealt")),
        ("timed", _("timed")),
    )


def sheet_options() -> Options:
    """Offer the sheets by name."""
    found = ((name, load_sheet(name)) for name in sheets())
    return tuple((name, name if isinstance(sheet, Refusal) else sheet.name) for name, sheet in found)


def board_options() -> Options:
    """Offer the boards by name."""
    found = ((name, load_board(name)) for name in boards())
    return tuple((name, name if isinstance(board, Refusal) else board.name) for name, board in found)


def faulty_boards() -> dict[str, str]:
    """Name the boards that cannot be played, each with what is wrong."""
    return _faulty({name: load_board(name) for name in boards()})


def faulty_sheets() -> dict[str, str]:
    """Name the sheets that cannot be played, each with what is wrong."""
    return _faulty({name: load_sheet(name) for name in sheets()})


def _faulty(found: Mapping[str, object]) -> dict[str, str]:
    return {name: tell_refusal(record) for name, record in found.items() if isinstance(record, Refusal)}


def paired(sheet: str) -> str:
    """Name the board that goes with a sheet: the first of its language."""
    rules = load_sheet(sheet)
    for name in boards():
        board = load_board(name)
        if not isinstance(board, Refusal) and not isinstance(rules, Refusal) and board.language == rules.language:
            return name
    return boards()[0]
