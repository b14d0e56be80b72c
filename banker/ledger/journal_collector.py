"""Keeping Python's garbage collector away from rows, of which none is ever garbage."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

MANY = 50_000
"""Objects made at once that are worth hiding from the collector for good."""


@contextmanager
def collector_off() -> Iterator[None]:
    """Stop the collector while rows are read, else it walks them again and again; then hide them, if they are many."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if gc.get_count()[0] > MANY:
            gc.freeze()
        if was_on:
            gc.enable()
