"""Printing a game from its file: the settlement and the slips beside it, and one slip or one card at a time."""

from itertools import count
from pathlib import Path
from typing import Literal

from banker.ledger.journal_errors import reason_of
from banker.printing.cards import card_piece
from banker.printing.press import Order, What, Work, as_pdf, as_png, gather, keep
from banker.printing.slip import slip_piece
from banker.printing.snapshot import Snapshot, read_snapshot
from banker.refusal import Refusal
from banker.speech.refusals import tell_refusal

Form = Literal["pdf", "png"]

LONGEST = 40
"""As many letters of a name go into that of a file."""

PRINTED: tuple[What, ...] = ("settlement", "slips")


def print_game(game: Path, folder: Path) -> tuple[str, ...]:
    """Print a game into files of a folder; answers where each is, or why it is not."""
    return tuple(_print(game, folder, what) for what in PRINTED)


def _print(game: Path, folder: Path, what: What) -> str:
    work = gather(game, Order(what))
    told = work if isinstance(work, Refusal) else keep(as_pdf(work), folder / f"{game.stem}-{what}.pdf")
    return tell_refusal(told, None) if isinstance(told, Refusal) else told


# --- one slip, one card


def print_slip(game: Path, snapshot: Snapshot, player: str, form: Form) -> str | Refusal:
    """Print the summary of a player into a file of its own beside the game; answers where it is."""
    work = Work(Order("slips", player), snapshot.name, (slip_piece(snapshot.summary(player)),))
    return _apart(game, player, form, work)


def print_card(game: Path, id: str) -> str:
    """Print the card of a deed into a PDF file of its own beside the game; answers where it is, or why it is not."""
    snapshot = read_snapshot(game)
    if isinstance(snapshot, Refusal):
        return tell_refusal(snapshot, None)
    deed = snapshot.game.board.deed[id]
    work = Work(Order("cards"), snapshot.name, (card_piece(snapshot, snapshot.game, deed),))
    told = _apart(game, deed.name, "pdf", work)
    return tell_refusal(told, None) if isinstance(told, Refusal) else told


def _apart(game: Path, about: str, form: Form, work: Work) -> str | Refusal:
    data = as_pdf(work) if form == "pdf" else as_png(work)
    file = _claim(game, about, form)
    if isinstance(file, Refusal):
        return file
    told = keep(data, file)
    if isinstance(told, Refusal):
        file.unlink(missing_ok=True)
    return told


def _claim(game: Path, about: str, form: Form) -> Path | Refusal:
    """Make an empty file under the first name that is free, so that nothing is written over."""
    stem = f"{game.stem}-{_letters(about)}"
    for number in count(1):
        file = game.with_name(f"{stem}-{number}.{form}" if number > 1 else f"{stem}.{form}")
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            continue
        except OSError as error:
            return Refusal("cannot-write", {"path": str(file), "file": str(file), "reason": reason_of(error)})
        return file
    raise AssertionError


def _letters(about: str) -> str:
    """Keep of a name what any file can be named by."""
    kept = "".join(letter if letter.isalnum() else "-" for letter in about)
    return kept[:LONGEST].strip("-") or "print"
