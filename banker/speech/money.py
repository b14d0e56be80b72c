"""Figures in the reader's way: amounts of money, other numbers, and the clock."""

from functools import cache

from banker.editions.board import Board
from banker.speech.catalogue import language

PLAIN = (",", "-")
"""What English puts between groups of digits, and before a number below zero."""


def number(value: int) -> str:
    """Write a whole number with the reader's grouping of digits."""
    if 0 <= value < 1000:
        return str(value)
    group, minus = _marks(language())
    digits = f"{abs(value):,}".replace(",", group)
    return f"{minus}{digits}" if value < 0 else digits


def money(amount: int, board: Board | None = None, *, sign: bool = False) -> str:
    """Write an amount; with `sign`, beside the board's own sign of its money."""
    if sign and board is not None:
        return _signed(amount, board)
    return number(amount)


def change(amount: int) -> str:
    """Write an amount as a difference, a gain with its plus."""
    return f"+{number(amount)}" if amount > 0 else number(amount)


def clock(seconds: int) -> str:
    """Write a time as minutes and seconds, with the hours where there are any."""
    minutes, rest = divmod(max(0, seconds), 60)
    if minutes < 60:
        return f"{minutes:02}:{rest:02}"
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def _signed(amount: int, board: Board) -> str:
    minus = _marks(language())[1] if amount < 0 else ""
    if board.symbol_after and board.symbol:
        return f"{minus}{number(abs(amount))}\N{NO-BREAK SPACE}{board.symbol}"
    return f"{minus}{board.symbol}{number(abs(amount))}"


@cache
def _marks(language: str) -> tuple[str, str]:
    """Ask the locale data once for each language; a language without any is grouped as English is."""
    if language == "en":
        return PLAIN
    from babel.core import Locale, UnknownLocaleError
    from babel.numbers import get_group_symbol, get_minus_sign_symbol

    try:
        locale = Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return PLAIN
    return get_group_symbol(locale), get_minus_sign_symbol(locale)
