"""Words in columns, measured in cells and not in letters; nothing is cut without a mark."""

from collections.abc import Iterable

from textual.content import Content


def fit(text: str, width: int) -> str:
    """Cut a text at a width, with an ellipsis, or fill it up to it."""
    return Content(text).truncate(max(0, width), ellipsis=True, pad=True).plain


def cut(text: str, width: int) -> str:
    """Cut a text at a width, with an ellipsis."""
    return Content(text).truncate(max(0, width), ellipsis=True).plain


def words(text: str, width: int) -> list[str]:
    """Set the words of a text into rows of a width; a word too wide for a row is cut with an ellipsis, never broken."""
    rows: list[str] = []
    for word in filter(None, text.split(" ")):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and Content(longer).cell_length <= width:
            rows[-1] = longer
        else:
            rows.append(cut(word, width))
    return rows


def right(text: str, width: int) -> str:
    """Push a text to the right end of a width; one that is wider is cut."""
    shown = Content(text).truncate(max(0, width), ellipsis=True)
    return " " * (width - shown.cell_length) + shown.plain


def widest(texts: Iterable[str], least: int = 0) -> int:
    """Measure the widest of some texts, in cells; at least so many."""
    return max((least, *(Content(text).cell_length for text in texts)))


def lines(contents: list[Content]) -> Content:
    """Stack contents."""
    return Content("\n").join(contents)


def flow(parts: Iterable[Content], width: int, gap: str = "   ") -> list[Content]:
    """Set parts one after another, beginning a row where the next does not fit; one too wide for a row is wrapped.

    A part may be of several rows itself, which then stand alone.
    """
    rows: list[Content] = []
    for part in parts:
        if rows and rows[-1].cell_length + len(gap) + part.cell_length <= width and "\n" not in part.plain:
            rows[-1] = rows[-1] + gap + part
        else:
            rows += [row for line in part.split("\n") for row in line.wrap(max(1, width))] or [Content()]
    return [row.truncate(max(0, width), ellipsis=True) for row in rows]
