"""A page as a column of text, its rows aligned."""

from unicodedata import combining, east_asian_width

from banker.printing.page import Page, Row

GAP = 2


def column(page: Page) -> str:
    """Write a page as lines, a blank one before each block and before the foot."""
    rows = [row for block in page.blocks for row in block]
    left = max(cells(row[0]) for row in rows)
    right = max(cells(row[1]) for row in rows)
    blocks = ["\n".join(_line(row, left, right) for row in block) for block in page.blocks]
    return "\n\n".join(("\n".join((page.title, *page.under)), *blocks, "\n".join(page.foot)))


def _line(row: Row, left: int, right: int) -> str:
    name, value = row
    return f"{name}{' ' * (left - cells(name) + GAP + right - cells(value))}{value}".rstrip()


def cells(text: str) -> int:
    """Count the cells that a text takes in a terminal."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(letter) else 1 + (east_asian_width(letter) in "FW") for letter in text)
