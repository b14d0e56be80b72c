"""The shelf as a person reads it: what is on it, and the page on how to put one's own there."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from banker.editions.format.explaining import explain
from banker.editions.shelf import Shelf, own_folder
from banker.refusal import Refusal
from banker.speech.catalogue import _, mark
from banker.speech.refusals import tell_refusal

COLUMN = 16
HEAD = {
    "board": mark(
        "A board is a text file in TOML: texts stand in quotes, numbers without, lists in brackets, tables in braces;"
        " what follows a # is read by nobody. Yours are kept in {folder}. “{copy}” begins one with a copy of another,"
        " “{check}” tells every mistake, and then it is chosen by its name as any other."
    ),
    "sheet": mark(
        "A rule sheet is a text file in TOML: texts stand in quotes, numbers without, lists in brackets, tables in"
        " braces; what follows a # is read by nobody. Yours are kept in {folder}. “{copy}” begins one with a copy of"
        " another, “{check}” tells every mistake, and then it is chosen by its name as any other."
    ),
}
FIRST = {"board": "london", "sheet": "classic"}


def overview(shelf: Shelf[Any]) -> Iterator[str]:
    """List what is on a shelf; the banker's own last, with what is wrong where one cannot be played."""
    for name in shelf.shipped:
        yield f"{name:{COLUMN}} {_called(shelf.load(name))}"
    for name in shelf.own():
        yield f"{name:{COLUMN}} {_called(shelf.load(name))}"
        yield f"{'':{COLUMN}} {shelf.source(name)}"


def _called(record: Any) -> str:
    return f"✗ {tell_refusal(record)}" if isinstance(record, Refusal) else str(record.name)


def page(shelf: Shelf[Any], width: int) -> Iterator[str]:
    """Explain how one's own is made, and what stands in its file, wrapped to so many columns."""
    kind = shelf.kind
    commands = {"copy": f"banker {kind} copy {FIRST[kind]} mine", "check": f"banker {kind} check mine"}
    told = _(HEAD[kind]).format(folder=own_folder(kind), **commands)
    yield from wrap(told, width, break_long_words=False, break_on_hyphens=False)
    yield ""
    yield from explain(shelf.form, width)
