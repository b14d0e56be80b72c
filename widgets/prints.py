"""Printing a game from its file: the settlement and the slips as PDF files beside it."""

from pathlib import Path

from banker.printing.press import Order, What, as_pdf, gather, keep
from banker.refusal import Refusal
from banker.speech.refusals import tell_refusal

PRINTED: tuple[What, ...] = ("settlement", "slips")


def print_game(game: Path, folder: Path) -> tuple[str, ...]:
    """Print a game into files of a folder; answers where each is, or why it is not."""
    return tuple(_print(game, folder, what) for what in PRINTED)


def _print(game: Path, folder: Path, what: What) -> str:
    work = gather(game, Order(what))
    told = work if isinstance(work, Refusal) else keep(as_pdf(work), folder / f"{game.stem}-{what}.pdf")
    return tell_refusal(told, None) if isinstance(told, Refusal) else told
