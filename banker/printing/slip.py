"""A slip: one player's summary with its code, in the terminal or as a picture."""

from pathlib import Path

from banker.folding import fold
from banker.printing.code import encode
from banker.printing.column import column
from banker.printing.layout import draw
from banker.printing.output import put
from banker.printing.page import summary_page
from banker.printing.picture import png as draw_png
from banker.printing.piece import Piece
from banker.printing.snapshot import read_snapshot
from banker.printing.style import SLIP
from banker.printing.summary import Summary, code_text
from banker.printing.window import Window, code_in, window
from banker.refusal import Refusal
from banker.rules.opening import LONGEST
from banker.speech.catalogue import _
from banker.teller.people import people_of


def print_slip(game: str, player: str, png: Path | None) -> str | Refusal:
    """Print a player's summary: answer it for the terminal, or write a picture and answer what was done."""
    from banker.library import Library, home

    summary = read_summary(Library(home()).path(game), player)
    if isinstance(summary, Refusal):
        return summary
    return terminal_slip(summary, window()) if png is None else _keep(summary, png)


def read_summary(path: Path, player: str) -> Summary | Refusal:
    """Sum up a player of a game file, who is named as at the teller's line: a name, its beginning, or the seat."""
    snapshot = read_snapshot(path)
    if isinstance(snapshot, Refusal):
        return snapshot
    name = find_player(snapshot.game.everyone, player)
    return name if isinstance(name, Refusal) else snapshot.summary(name)


def find_player(names: tuple[str, ...], wanted: str) -> str | Refusal:
    """Find the one player that some words mean."""
    people, words = people_of(names), " ".join(wanted.split())[: LONGEST + 1]
    known = people.players.get(fold(words))
    found = people.matches(words, fold(words)) if known is None else (known,)
    return found[0] if len(found) == 1 else people.refusal(words, found).refusal


def terminal_slip(summary: Summary, window: Window) -> str:
    """Write a summary as text, its code under it."""
    code = encode(code_text(summary))
    return f"{column(summary_page(summary))}\n\n{code_in(code, window)}"


def picture_slip(summary: Summary) -> bytes:
    """Draw a summary as the bytes of a PNG file, its code beside it."""
    return draw_png(draw(slip_piece(summary), SLIP), colour=False)


def slip_piece(summary: Summary) -> Piece:
    """Make a summary a piece to print."""
    return Piece(summary_page(summary), code_text(summary))


def _keep(summary: Summary, png: Path) -> str | Refusal:
    refusal = put(png, picture_slip(summary))
    return refusal or _("The summary of {player} is in {file}.").format(player=summary.player, file=png)
