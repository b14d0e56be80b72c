"""The command `print`: slips, deed cards, the settlement sheet and the bank's statement, in any form."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from banker.commands.shared import game_path, give_up, is_standard_output, prepare_streams
from banker.commands.spoken import FILE, argument, command, option
from banker.refusal import Refusal
from banker.speech.catalogue import mark

if TYPE_CHECKING:
    from banker.printing.press import What, Work


@command("print")
@argument("game", metavar=mark("GAME"))
@argument("what", type=click.Choice(["slips", "cards", "settlement", "bank"]))
@option(
    "--player", default="", metavar=mark("NAME"), help=mark("Only of one player: a name, its beginning, or the seat.")
)
@option("--pdf", type=FILE, metavar=mark("FILE"), help=mark("Write sheets of paper, with marks to cut along."))
@option("--svg", type=FILE, metavar=mark("FILE"), help=mark("Write an image of shapes."))
@option("--png", type=FILE, metavar=mark("FILE"), help=mark("Write an image at 300 dots an inch."))
@option(
    "--receipt",
    type=(click.Choice(["58", "80"]), FILE),
    help=mark("Write for a roll of 58 or 80 mm: an image if the file ends in .png, else ESC/POS."),
    metavar=mark("58|80 FILE"),
)
@option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
@option("--plain", is_flag=True, help=mark("Black on white, without colours."))
@option("--to", "printer", metavar=mark("PRINTER"), help=mark("Hand the PDF to a printer of the system."))
def print_command(
    game: str,
    what: What,
    player: str,
    pdf: Path | None,
    svg: Path | None,
    png: Path | None,
    receipt: tuple[str, Path] | None,
    paper: str,
    plain: bool,
    printer: str | None,
) -> None:
    """Print of a GAME (a file, or the name of a game) the players' slips, the deed cards, the count, or the bank.

    Without a file or a printer it is printed as text.
    """
    from banker.printing import press

    prepare_streams()
    work = _must(press.gather(game_path(game), press.Order(what, player, paper, plain)))
    told = [_must(press.keep(data, file)) for data, file in _files(work, svg, png, receipt)]
    if pdf is not None or printer is not None:
        told.append(_paper(work, pdf, printer))
    piped = any(is_standard_output(file) for file in (pdf, svg, png, receipt and receipt[1]))
    click.echo("\n".join(told) if told else press.as_text(work), err=piped)


T = TypeVar("T")


def _must(answer: T | Refusal) -> T:
    """Take the answer, or give up with the refusal."""
    if isinstance(answer, Refusal):
        give_up(answer)
    return answer


def _files(
    work: Work, svg: Path | None, png: Path | None, receipt: tuple[str, Path] | None
) -> Iterator[tuple[bytes | Refusal, Path]]:
    """Make what is asked for, but for paper."""
    from banker.printing import press

    if svg is not None:
        yield press.as_svg(work), svg
    if png is not None:
        yield press.as_png(work), png
    if receipt is not None:
        yield press.as_receipt(work, int(receipt[0]), receipt[1]), receipt[1]


def _paper(work: Work, pdf: Path | None, printer: str | None) -> str:
    """Make the PDF; one that was only made to be printed is not left behind once it is."""
    from banker.printing import press
    from banker.printing.output import claim
    from banker.printing.spooler import check_printer, send

    if printer is not None:
        _must(check_printer(printer))
    file = pdf or _must(claim(Path(), f"{work.game}-{work.order.what}", "pdf"))
    told = press.keep(press.as_pdf(work), file)
    if isinstance(told, Refusal) and pdf is None:
        file.unlink(missing_ok=True)
    if isinstance(told, str) and printer is not None:
        told = send(file, printer)
        if pdf is None and isinstance(told, str):
            file.unlink(missing_ok=True)
    return _must(told)
