"""Why a print cannot be made, or a table not be set up again from slips."""

from banker.editions.board import Board
from banker.speech.catalogue import _, mark, n_
from banker.speech.names import listing, plain
from banker.speech.refusing.fields import Data, Sentence, fields

INSTALL = '.venv/bin/python -m pip install ".[{extra}]"'
"""How an extra is installed, as the README has it."""


def _wants_extra(extra: str, message: str) -> Sentence:
    """Say what an extra is needed for, and the very command that installs it."""

    def tell(data: Data, board: Board | None) -> str:
        told = fields(data, board)
        told["command"] = INSTALL.format(extra=extra)
        return _(message).format_map(told)

    return tell


def _missing(data: Data, board: Board | None) -> str:
    seats = data.get("seats", ())
    told = fields({**data, "seats": list(seats)}, board)
    told["here"] = listing([plain(name) for name in data.get("players", ())])
    return n_(
        "Of {count} slips that of seat {seats} is missing; those of {here} are here.",
        "Of {count} slips those of seats {seats} are missing; those of {here} are here.",
        len(seats),
    ).format_map(told)


def _not_printed(data: Data, board: Board | None) -> str:
    if not data.get("printers"):
        message = _(
            "“lp” did not take the print for {printer} ({reason}); it is in {file}. There are no printers here."
        )
    else:
        message = _("“lp” did not take the print for {printer} ({reason}); it is in {file}. Printers here: {printers}.")
    return message.format_map(fields(data, board))


def _no_printer(data: Data, board: Board | None) -> str:
    if not data.get("printers"):
        return _("A printer needs a name, and there are no printers here.")
    return _("A printer needs a name, one of these: {printers}.").format_map(fields(data, board))


def _moments(data: Data, board: Board | None) -> str:
    one, two = data.get("numbers", (0, 0))
    told = fields({**data, "one": one, "two": two}, board)
    told["first"] = plain(str(data.get("first", "")))
    return _(
        "The slips are of different moments: that of {first} of entry {one}, that of {player} of entry {two}."
    ).format_map(told)


def _pair(message: str) -> Sentence:
    def tell(data: Data, board: Board | None) -> str:
        told = fields(data, board)
        told["first"] = plain(str(data.get("first", "")))
        return _(message).format_map(told)

    return tell


SENTENCES: dict[str, Sentence] = {
    "no-slip": mark("{file} has no line of a slip (it begins with BANK and a number)."),
    "no-code": mark("No code was found on {file}: a sharper image, straight from above, may help."),
    "not-an-image": mark("{file} is neither a text nor an image nor a PDF that can be read."),
    "image-too-large": mark("The image {file} is too large: at most {most} pixels can be scanned. Make it smaller."),
    "no-scanner": _wants_extra(
        "scan",
        mark(
            "To scan {file} the extra “scan” is needed: {command} (the text of slips, pasted or in a file, needs none)."
        ),
    ),
    "no-escpos": _wants_extra(
        "receipt", mark("For a receipt printer the extra “receipt” is needed: {command} (a .png needs none).")
    ),
    "no-lp": mark("There is no “lp” here to print with; the print is in {file}."),
    "not-printed": _not_printed,
    "no-printer-named": _no_printer,
    "nothing-to-print": mark("{player} has nothing to print."),
    "slip-damaged": mark("A line in {file} is damaged: a digit is wrong or missing. Scan the slip again."),
    "slip-newer": mark("A slip in {file} is of version {version}; this program reads up to {known}."),
    "slip-board": mark(
        "The slips were printed from another board named “{name}” than {board}, as it is here: "
        "name the file of the one that was played with --board FILE."
    ),
    "slip-sheet": mark(
        "The slips were printed from another sheet named “{name}” than {sheet}, as it is here: "
        "name the file of the one that was played with --sheet FILE."
    ),
    "slip-no-board": mark(
        "The slips were printed from the board “{name}”, which is not here: name its file with --board FILE."
    ),
    "slip-no-sheet": mark(
        "The slips were printed from the sheet “{name}”, which is not here: name its file with --sheet FILE."
    ),
    "slip-unfit": mark("A slip holds what no table on {board} has: this program did not print it."),
    "slip-missing": _missing,
    "slips-of-games": _pair(mark("The slips are of different games: that of {first} and that of {player}.")),
    "slips-of-moments": _moments,
    "slips-contradict": _pair(mark("The slips of {first} and {player} contradict each other.")),
}
