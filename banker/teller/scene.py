"""What a phrase is read against: who plays, whose turn it is, the board, and what is open."""

from msgspec import Struct

from banker.editions.board import Board
from banker.rules.matters import Matter, MatterKind


class Scene(Struct, frozen=True):
    """The table as the teller sees it; there is no board before the opening. `jailed` is whoever is on turn."""

    players: tuple[str, ...] = ()
    turn: str = ""
    board: Board | None = None
    language: str = "en"
    matters: tuple[Matter, ...] = ()
    jailed: bool = False

    def due(self, kind: MatterKind, player: str) -> Matter | None:
        """Find what is open of a kind for a player."""
        for matter in self.matters:
            if matter.kind == kind and matter.player == player:
                return matter
        return None


class Default(Struct, frozen=True, tag=True):
    """An empty line: do the first open matter as offered."""
