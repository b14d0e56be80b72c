"""Where phrases come from: transcripts, which are read whole, and standard input, a line at a time."""

from collections.abc import Iterator
from typing import TextIO

from banker.refusal import Refusal, Refused

MOST = 64 * 1024 * 1024
"""Bytes of a transcript."""

LONGEST = 1024 * 1024
"""Characters of a line."""


def unreadable(file: str, error: OSError | UnicodeError) -> Refusal:
    """Refuse a file of phrases."""
    reason = error.strerror if isinstance(error, OSError) else "UTF-8"
    return Refusal("unreadable", {"file": file, "reason": reason or type(error).__name__})


def transcript(file: str) -> str:
    """Read a transcript; refuses `unreadable`, also what is longer than any."""
    try:
        with open(file, "rb") as source:
            data = source.read(MOST + 1)
        if len(data) > MOST:
            raise Refused("too-long", file=file, most=MOST)
        return data.decode()
    except (OSError, UnicodeError) as error:
        raise _refused(unreadable(file, error)) from error


def typed_lines(stream: TextIO) -> Iterator[str]:
    """Read lines as they come; refuses `unreadable`, also a line that does not end."""
    try:
        while line := stream.readline(LONGEST + 1):
            if len(line) > LONGEST:
                raise Refused("too-long", file="-", most=LONGEST)
            yield line
    except (OSError, UnicodeError) as error:
        raise _refused(unreadable("-", error)) from error


def typed_text(stream: TextIO) -> str:
    """Read all that comes; refuses `unreadable`, also what is longer than any transcript."""
    try:
        text = stream.read(MOST + 1)
    except (OSError, UnicodeError) as error:
        raise _refused(unreadable("-", error)) from error
    if len(text) > MOST:
        raise Refused("too-long", file="-", most=MOST)
    return text


def _refused(refusal: Refusal) -> Refused:
    return Refused(refusal.code, **refusal.data)
