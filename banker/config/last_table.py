"""The table that was set up last."""

from typing import Literal

from msgspec import Struct


class LastTable(Struct, frozen=True, rename="kebab"):
    """Who sat down to what; `tokens` by seat, `overrides` as the house rules and readings chosen."""

    players: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    sheet: str = "monopolo"
    board: str = "kongresoj"
    variant: Literal["normal", "short", "timed"] = "normal"
    minutes: int = 60
    overrides: dict[str, str] = {}
