"""The table that was set up last."""

from typing import Literal

from msgspec import Struct


class LastTable(Struct, frozen=True, rename="kebab"):
    """Who sat down to what; `tokens` by name, also of who sat down before, `overrides` the rules of the house."""

    players: tuple[str, ...] = ()
    tokens: dict[str, str] = {}
    sheet: str = "monopolo"
    board: str = "kongresoj"
    variant: Literal["normal", "short", "timed"] = "normal"
    minutes: int = 60
    overrides: dict[str, str] = {}
