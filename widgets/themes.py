"""The colours: dark, light, or those of the terminal itself."""

from dataclasses import replace

from textual.theme import BUILTIN_THEMES

AUTO, DARK, LIGHT, TERMINAL = "auto", "dark", "light", "terminal"
NAMED = {DARK: "textual-dark", LIGHT: "textual-light", TERMINAL: TERMINAL}
"""Our names for themes, and Textual's."""

FEW = ("standard", "windows")
"""What Rich calls sixteen colours."""

PLAIN = BUILTIN_THEMES["ansi-dark"]
OWN = replace(
    PLAIN,
    name=TERMINAL,
    primary="ansi_cyan",
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


NIGHT = replace(BUILTIN_THEMES[NAMED[DARK]], variables={"button-color-foreground": "#ffffff"})
"""Textual's dark theme, its buttons in letters bright enough to be read."""

DAY = replace(
    BUILTIN_THEMES[NAMED[LIGHT]],
    foreground="#1e1e1e",
    background="#f5f5f5",
    surface="#ebebeb",
    panel="#e0e0e0",
    variables={
        "footer-key-foreground": "#004578",
        "foreground-muted": "#575757",
        "primary-muted": "#c4d8e8",
        "text-accent": "#7a4b00",
        "text-warning": "#7a4b00",
        "text-error": "#a01d3d",
        "text-success": "#1e6b3a",
        "text-disabled": "auto 55%",
    },
)
"""Textual's light theme, on a ground light enough, in letters dark enough to be read."""


def textual_name(theme: str, *, colours: str | None, colourless: bool, known: frozenset[str]) -> str:
    """Say what Textual calls a theme; where it is left to the desk, by what the terminal can show."""
    if theme in NAMED:
        return NAMED[theme]
    if theme in known:
        return theme
    return TERMINAL if colours is None or colours in FEW or colourless else NAMED[DARK]


def own_name(theme: str) -> str:
    """Say what we call a theme of Textual's."""
    return next((ours for ours, theirs in NAMED.items() if theirs == theme), theme)
