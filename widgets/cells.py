"""Words in columns, measured in cells and not in letters; nothing is cut without a mark."""

from textual.content import Content


def fit(text: str, width: int) -> str:
    """Cut a text at a width, with an ellipsis, or fill it up to it."""
    return Content(text).truncate(max(0, width), ellipsis=True, pad=True).plain


def cut(text: str, width: int) -> str:
    """Cut a text at a width, with an ellipsis."""
    return Content(text).truncate(max(0, width), ellipsis=True).plain


def right(text: str, width: int) -> str:
    """Push a text to the right end of a width; one that is wider is cut."""
    shown = Content(text).truncate(max(0, width), ellipsis=True)
    return " " * (width - shown.cell_length) + shown.plain


def lines(contents: list[Content]) -> Content:
    """Stack contents."""
    return Content("\n").join(contents)
