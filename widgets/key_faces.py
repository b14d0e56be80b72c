"""Keys as they are written, and those that the banker chose in the place of others."""

CHOSEN: dict[str, str] = {}
"""Keys by the ids of their actions, out of the settings."""

FACES = {
    "escape": "Esc", "pageup": "PgUp", "pagedown": "PgDn", "enter": "Enter", "tab": "Tab", "space": "Space",
    "delete": "Del", "insert": "Ins", "backspace": "⌫", "home": "Home", "end": "End",
}  # fmt: skip
PREFIXES = {"ctrl+": "^", "shift+": "S-", "alt+": "M-"}


def face(key: str) -> str:
    """Write a key in a few letters."""
    for prefix, short in PREFIXES.items():
        if key.startswith(prefix):
            return short + face(key.removeprefix(prefix))
    return FACES.get(key) or (key.upper() if key[:1] == "f" and key[1:].isdigit() else key)


def choose(keys: dict[str, str]) -> None:
    """Take the keys of the settings."""
    CHOSEN.clear()
    CHOSEN.update(keys)
