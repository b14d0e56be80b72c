"""The standard streams: there even where they were closed, and a quiet end where nobody reads or the banker stops."""

import os
import signal
import sys
from types import FrameType
from typing import NoReturn

STOPPED = 128 + signal.SIGINT
UNREAD = 141
"""Exit statuses as of the signals that mean it: stopped from the keyboard, and nobody reads any more."""


def prepare_ends() -> None:
    """Stand in for streams that were closed, and end quietly when stopped from the keyboard."""
    _open_all()
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _stop)


def silence() -> None:
    """Let nothing more be written to standard output, so that what is left of it fails no more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)


def _stop(signum: int, frame: FrameType | None) -> NoReturn:
    sys.exit(STOPPED)


def _open_all() -> None:
    """Open what was closed so that reading, or writing, says so; no file of ours may get the number of a stream."""
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:
            _take(number, os.O_RDONLY if name == "stdout" else os.O_WRONLY)
            stream = os.fdopen(number, mode, encoding="utf-8", closefd=False)
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)


def _take(number: int, way: int) -> None:
    opened = os.open(os.devnull, way)
    if opened != number:
        os.dup2(opened, number)
        os.close(opened)
