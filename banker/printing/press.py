"""The press: what is to be printed of a game, in the form asked for."""

from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from banker.printing.cards import card_pieces
from banker.printing.code import CAPITALS, encode
from banker.printing.column import column
from banker.printing.drawing import Drawing, stacked
from banker.printing.layout import draw
from banker.printing.output import put
from banker.printing.paper import PAPERS
from banker.printing.piece import Piece
from banker.printing.settlement import settlement_piece
from banker.printing.slip import find_player, slip_piece
from banker.printing.snapshot import Snapshot, read_snapshot
from banker.printing.sparks import sparks
from banker.printing.statement import bank_piece
from banker.printing.style import CARD, SHEET, SLIP, Style
from banker.printing.window import ENDLESS, Window, code_in, window
from banker.refusal import Refusal
from banker.speech.catalogue import _

What = Literal["slips", "cards", "settlement", "bank"]
STYLES: dict[str, Style] = {"slips": SLIP, "cards": CARD, "settlement": SHEET, "bank": SHEET}
COLUMNS = {"cards": 4}
"""How many stand side by side where all are one picture."""


class Order(Struct, frozen=True):
    """What to print, of whom (empty: of all), on which paper, and whether without colours."""

    what: What
    player: str = ""
    paper: str = "a4"
    plain: bool = False


class Work(Struct, frozen=True):
    """The pieces of an order, and the name of its game."""

    order: Order
    game: str
    pieces: tuple[Piece, ...]


def gather(path: Path, order: Order) -> Work | Refusal:
    """Read a game file and make the pieces of an order."""
    snapshot = read_snapshot(path)
    if isinstance(snapshot, Refusal):
        return snapshot
    player = find_player(snapshot.game.everyone, order.player) if order.player else ""
    if isinstance(player, Refusal):
        return player
    pieces = _pieces(snapshot, order.what, player)
    return Work(order, snapshot.name, pieces) if pieces else Refusal("nothing-to-print", {"player": player})


def _pieces(snapshot: Snapshot, what: What, player: str) -> tuple[Piece, ...]:
    if what == "cards":
        return card_pieces(snapshot, player)
    if what == "slips":
        names = (player,) if player else snapshot.game.players
        return tuple(slip_piece(snapshot.summary(name)) for name in names)
    return (settlement_piece(snapshot) if what == "settlement" else bank_piece(snapshot),)


# --- forms


def as_text(work: Work, place: Window | None = None) -> str:
    """Write the pieces for a terminal, the code of each under it."""
    place = place or window()
    return "\n\n".join(_text(piece, place) for piece in work.pieces)


def _text(piece: Piece, place: Window) -> str:
    chart = sparks(piece.chart) if piece.chart else ""
    parts = [column(piece.page), chart, _line(piece, place), _code(piece, place)]
    return "\n\n".join(part for part in parts if part)


def _line(piece: Piece, place: Window) -> str:
    """Give the line for the program where it is not to be looked at but kept, so that it can be read back as it is."""
    last = piece.code.rpartition("\n")[2]
    return last if place.columns == ENDLESS and CAPITALS.fullmatch(last) else ""


def _code(piece: Piece, place: Window) -> str:
    return code_in(encode(piece.code), place)


def _drawings(work: Work, *, paper: bool = False) -> tuple[Drawing, ...]:
    style = replace(STYLES[work.order.what], colour=not work.order.plain, whole=not paper)
    style = replace(style, fold=paper and work.order.what == "slips")
    return _as_wide(tuple(draw(piece, style) for piece in work.pieces))


def _as_wide(drawings: tuple[Drawing, ...]) -> tuple[Drawing, ...]:
    """Make all as wide as the widest, so that one cut parts them."""
    wide = max(drawing.width for drawing in drawings)
    return tuple(replace(drawing, width=wide) for drawing in drawings)


def as_png(work: Work) -> bytes:
    """Draw the pieces as one picture."""
    from banker.printing.picture import png

    colour = not work.order.plain and work.order.what != "slips"
    return png(stacked(_drawings(work), COLUMNS.get(work.order.what, 1)), colour=colour)


def as_svg(work: Work) -> bytes:
    """Draw the pieces as one picture of shapes."""
    from banker.printing.svg import svg

    return svg(stacked(_drawings(work), COLUMNS.get(work.order.what, 1)))


def as_pdf(work: Work) -> bytes:
    """Print the pieces on sheets: cards and slips with marks to cut along, slips with a line to fold at."""
    from banker.printing.pdf import pdf

    apart = work.order.what in ("cards", "slips")
    return pdf(_drawings(work, paper=True), PAPERS[work.order.paper], cut=apart)


def as_receipt(work: Work, roll: int, file: Path) -> bytes | Refusal:
    """Print the pieces for a roll: a picture where the file is named one, else the bytes that a printer takes."""
    from banker.printing.receipt import receipt_bytes, receipt_png

    if file.suffix.casefold() == ".png":
        return receipt_png(work.pieces, roll)
    return receipt_bytes(work.pieces, roll)


def keep(data: bytes | Refusal, file: Path) -> str | Refusal:
    """Write a print into a file, and say where it is."""
    refusal = data if isinstance(data, Refusal) else put(file, data)
    return refusal or _("The print is in {file}.").format(file=file)
