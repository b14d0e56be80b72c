"""The settings of the desk."""

from typing import Literal

from msgspec import Struct

from banker.speech.catalogue import mark


class Settings(Struct, frozen=True, rename="kebab"):
    """What the banker chose. Without a language it is the system's; `keys` are keys by the ids of their actions."""

    language: str = ""
    theme: str = "auto"
    symbols: Literal["unicode", "ascii"] = "unicode"
    reminders: bool = True
    sounds: bool = True
    keys: dict[str, str] = {}


NOTES = {
    "language": mark("Such as en, eo or id; empty: the language of the system."),
    "theme": mark("auto (as the terminal can), dark, light, terminal (its own colours), or the name of another theme."),
    "symbols": mark("unicode, or ascii for terminals that draw no others."),
    "reminders": mark("Whether rents that are due are shown; without, the owners remember them."),
    "sounds": mark("Whether the terminal's bell rings when the time is up."),
    "keys": mark('Keys by the ids of their actions, such as "desk.undo" = "ctrl+z".'),
}
"""What each setting is, as the file says beside it."""
