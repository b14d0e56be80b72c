"""Matters: what is open on the table."""

from typing import Any, Literal

from msgspec import Struct, convert, to_builtins

MatterKind = Literal["offer", "rent", "tax", "card", "fine", "debt", "auction", "estate"]


class Matter(Struct, frozen=True, omit_defaults=True):
    """Something open on the table.

    `player` is who must act, `creditor` who is owed, `amount` whole currency units, `turn` the serial number of the
    turn it arose in. `choice` marks a tax (or a rent by a fresh throw) whose way is still to be chosen. An auction
    keeps its bidder, who passed and, of the last buildings, who still `wants` how many; a lot of a bankrupt's estate
    waits as `estate`. `dice` are those of the throw that moves a token once a jail fine is paid; `deck` is where a
    card is drawn from.
    """

    kind: MatterKind
    player: str = ""
    creditor: str = ""
    deed: str = ""
    amount: int = 0
    square: int = -1
    turn: int = 0
    choice: bool = False
    bidder: str = ""
    passed: list[str] = []
    wants: dict[str, int] = {}
    lot: str = ""
    dice: list[int] = []
    deck: str = ""
    reason: str = ""
    why: dict[str, Any] = {}
    estate: bool = False


DUES = frozenset(("rent", "tax", "fine", "debt"))
"""Kinds of matter that an amount settles."""


def thaw(fact: Any) -> tuple[Matter, ...]:
    """Read the matters from their table fact."""
    return convert(fact, tuple[Matter, ...]) if fact else ()


def freeze(matters: tuple[Matter, ...]) -> Any:
    """Write the matters as a table fact; none are no fact."""
    return [to_builtins(matter) for matter in matters] or None
