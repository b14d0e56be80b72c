"""What a phrase is read against: who plays, whose turn it is, and the board."""

from msgspec import Struct

from banker.editions.board import Board


class Scene(Struct, frozen=True):
    """The table as the teller sees it; there is no board before the opening."""

    players: tuple[str, ...] = ()
    turn: str = ""
    board: Board | None = None
    language: str = "en"


class Default(Struct, frozen=True, tag=True):
    """An empty line: do the first open matter as offered."""
