"""The colours: dark, light, or those of the terminal itself."""

from dataclasses import replace

from textual.theme import BUILTIN_THEMES

AUTO, DARK, LIGHT, TERMINAL = "auto", "dark", "light", "terminal"
NAMED = {DARK: "textual-dark", LIGHT: "textual-light", TERMINAL: TERMINAL}
"""Our names for themes, and Textual's."""

PLAIN = BUILTIN_THEMES["ansi-dark"]
OWN = replace(
    PLAIN,
    name=TERMINAL,
    accent="ansi_cyan",
    variables={
        **PLAIN.variables,
        "block-cursor-foreground": "ansi_default",
        "block-cursor-background": "ansi_default",
        "block-cursor-text-style": "reverse bold",
        "input-cursor-background": "ansi_default",
        "input-cursor-foreground": "ansi_default",
        "input-cursor-text-style": "reverse",
        "border-blurred": "ansi_default",
    },
)
"""Only what every terminal has: its own colours for its own grounds, and reversed letters where one is."""


def textual_name(theme: str, *, colours: str | None, colourless: bool, known: frozenset[str]) -> str:
    """Say what Textual calls a theme; where it is left to the desk, by what the terminal can show."""
    if theme in NAMED:
        return NAMED[theme]
    if theme in known:
        return theme
    few = colours in (None, "standard", "windows")
    return TERMINAL if few or colourless else NAMED[DARK]


def own_name(theme: str) -> str:
    """Say what we call a theme of Textual's."""
    return next((ours for ours, theirs in NAMED.items() if theirs == theme), theme)
