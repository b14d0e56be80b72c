"""Transcripts: phrases one a line, with comments, and with `!` before what must be refused."""

from collections.abc import Iterator

from msgspec import Struct

from banker.teller.tokens import uncommented

_REFUSED = "!"


class Line(Struct, frozen=True):
    """A phrase of a transcript; `expect` is the code that must refuse it, empty for any, None for none."""

    number: int
    phrase: str
    expect: str | None = None


def lines(text: str) -> Iterator[Line]:
    """Read the phrases of a transcript; blank lines and comments are passed over."""
    for number, typed in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        found = line(number, typed)
        if found is not None:
            yield found


def line(number: int, typed: str) -> Line | None:
    """Read one line; nothing where it is blank or a comment."""
    phrase = uncommented(typed)
    if not phrase:
        return None
    if not phrase.startswith(_REFUSED):
        return Line(number, phrase)
    refused = phrase.removeprefix(_REFUSED)
    expect = "" if refused[:1].isspace() else "".join(refused.split(None, 1)[:1])
    return Line(number, refused.removeprefix(expect).strip(), expect)
