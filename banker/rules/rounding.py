"""Whole numbers out of shares, by the rounding that the sheet names."""

from typing import Literal

Rounding = Literal["up", "nearest", "down"]


def share(amount: int, percent: int, rounding: Rounding) -> int:
    """Take a percentage of an amount, in whole currency units."""
    return _divide(amount * percent, 100, rounding)


def half(amount: int, rounding: Rounding) -> int:
    """Take half of an amount, in whole currency units."""
    return _divide(amount, 2, rounding)


def _divide(amount: int, by: int, rounding: Rounding) -> int:
    if rounding == "up":
        return -(-amount // by)
    if rounding == "down":
        return amount // by
    return (2 * amount + by) // (2 * by)
