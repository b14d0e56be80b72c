"""Esc and a key in one breath: a terminal sends both as one key, the second with alt."""

from string import digits

from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual.events import Key

ALT = "alt+"
TAKEN = (*(f"\x1b{sign}" for sign in f"{digits}bf"),)
"""What Textual takes for signs and arrows of one system's keyboards, though it may be Esc with a throw or a verb."""


def tell_apart() -> None:
    """Let alt with a digit, with b and with f be keys of their own."""
    assert isinstance(ANSI_SEQUENCES_KEYS, dict)
    for sequence in TAKEN:
        ANSI_SEQUENCES_KEYS.pop(sequence, None)


def part(event: Key) -> tuple[Key, ...]:
    """Part a letter or a digit with alt into Esc and itself."""
    sign = event.character or event.key.removeprefix(ALT)
    if event.key.startswith(ALT) and len(sign) == 1 and sign.isalnum():
        return Key("escape", "\x1b"), Key(sign, sign)
    return (event,)
