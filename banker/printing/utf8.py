"""The announcement that a code is in UTF-8 (ECI 26), without which some readers take `ĉ` for half a Japanese letter.

The library that makes the codes knows no announcements. It writes of each piece: its mode in 4 bits, its length in 8 or
16 bits, and its content. So this is a piece that passes for one of bytes, where the bits of the announcement stand in
those places.
"""

from typing import Any

BYTES, ECI = 4, 7
"""Modes of pieces as the standard numbers them."""

UTF8 = 0x801A
"""26 as the standard spells it in 16 bits; its last 8 bits are how it is spelt in 8."""


class _Mode(int):
    """Passes for the mode of bytes wherever it is compared, and is written as that of an announcement."""

    def __rshift__(self, bits: int) -> int:
        """Give the bits that are written."""
        return ECI >> bits


class Utf8:
    """A piece that announces UTF-8 for those after it."""

    mode = _Mode(BYTES)

    def __len__(self) -> int:
        """Give what stands where a length would."""
        return UTF8

    def write(self, buffer: Any) -> None:
        """Write nothing more."""
