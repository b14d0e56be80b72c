"""Esc and a key in one breath: a terminal sends both as one key, the second with alt."""

from string import ascii_uppercase
from typing import Any, NamedTuple, cast

from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual.events import Key
from textual.keys import Keys, _character_to_key

ALT, SHIFT = "alt+", "shift+"
SIGNS = "".join(sign for sign in map(chr, range(ord(" "), ord("~") + 1)) if sign not in "[]NOPX\\^_")
"""What may follow Esc; the others begin longer keys and what a terminal tells of itself."""

LEFT_AND_ENTERED = (Keys.Escape, Keys.Enter)
"""Esc with Enter: a dialog is left, and not entered."""


class Named(NamedTuple):
    """A key of Textual's table."""

    value: str


def tell_apart() -> None:
    """Let each sign with alt be a key of its own, read at once.

    Textual waits whether more comes, loses the Esc where another such key comes soon, and has some of them stand for
    signs and arrows of one system's keyboards.
    """
    known = cast(dict[str, Any], ANSI_SEQUENCES_KEYS)
    known.update({f"\x1b{sign}": (Named(ALT + name),) for name, sign in NAMED.items()})
    known["\x1b\r"] = LEFT_AND_ENTERED


def part(event: Key) -> tuple[Key, ...]:
    """Part a sign with alt into Esc and itself."""
    if not event.key.startswith(ALT):
        return (event,)
    name = event.key.removeprefix(ALT)
    sign = NAMED.get(name, "")
    return (Key("escape", "\x1b"), Key(sign if sign.isalnum() else name, sign)) if sign else (event,)


def _name(sign: str) -> str:
    """Name a sign as Textual names its key."""
    if sign in ascii_uppercase:
        return SHIFT + sign.lower()
    return sign if sign.isalnum() else _character_to_key(sign)


NAMED = {_name(sign): sign for sign in SIGNS}
"""The signs by the names that their keys have behind alt."""
