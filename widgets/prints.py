"""Jobs for the printer: what is shown before it is printed, and the files beside the game that it is printed into."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from banker.printing.cards import card_piece, card_pieces
from banker.printing.output import claim, letters
from banker.printing.piece import Piece
from banker.printing.press import Order, What, Work, as_pdf, as_png, keep
from banker.printing.settlement import settlement_piece
from banker.printing.slip import slip_piece
from banker.printing.snapshot import read_snapshot
from banker.printing.statement import bank_piece
from banker.refusal import Refusal

Form = Literal["pdf", "png"]
Jobs = tuple["Job", ...]


class Job(Struct, frozen=True):
    """A work, and what its file is named by."""

    about: str
    work: Work


def slip_job(game: Path, player: str) -> Jobs | Refusal:
    """Prepare the summary of a player."""
    snapshot = read_snapshot(game)
    if isinstance(snapshot, Refusal):
        return snapshot
    work = Work(Order("slips", player), snapshot.name, (slip_piece(snapshot.summary(player)),))
    return (Job(player, work),)


def card_job(game: Path, id: str) -> Jobs | Refusal:
    """Prepare the card of a deed."""
    snapshot = read_snapshot(game)
    if isinstance(snapshot, Refusal):
        return snapshot
    deed = snapshot.game.board.deed[id]
    return (Job(deed.name, Work(Order("cards"), snapshot.name, (card_piece(snapshot, snapshot.game, deed),))),)


def cards_job(game: Path, player: str) -> Jobs | Refusal:
    """Prepare the cards of all deeds of a player; refuses `nothing-to-print` where there are none."""
    snapshot = read_snapshot(game)
    if isinstance(snapshot, Refusal):
        return snapshot
    pieces = card_pieces(snapshot, player)
    if not pieces:
        return Refusal("nothing-to-print", {"player": player})
    return (Job(f"{player}-cards", Work(Order("cards", player), snapshot.name, pieces)),)


def count_jobs(game: Path) -> Jobs | Refusal:
    """Prepare the settlement, the summaries of all players, and the statement of the bank."""
    snapshot = read_snapshot(game)
    if isinstance(snapshot, Refusal):
        return snapshot
    slips = tuple(slip_piece(snapshot.summary(name)) for name in snapshot.game.players)
    made: tuple[tuple[What, tuple[Piece, ...]], ...] = (
        ("settlement", (settlement_piece(snapshot),)), ("slips", slips), ("bank", (bank_piece(snapshot),)),
    )  # fmt: skip
    return tuple(Job(what, Work(Order(what), snapshot.name, pieces)) for what, pieces in made if pieces)


# --- files


def print_job(game: Path, job: Job, form: Form) -> str | Refusal:
    """Print a job into a file of its own beside the game, over none that is there; answers where it is."""
    data = as_pdf(job.work) if form == "pdf" else as_png(job.work)
    file = claim(game.parent, f"{game.stem}-{letters(job.about)}", form)
    if isinstance(file, Refusal):
        return file
    told = keep(data, file)
    if isinstance(told, Refusal):
        file.unlink(missing_ok=True)
    return told
