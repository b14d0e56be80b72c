"""Lines break at blanks, and not where a no-break space holds a figure together, as the 5 000 of Esperanto."""

import re

from rich import _wrap

HOLDING = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
BLANK = rf"[^\S{HOLDING}]"
WORD = re.compile(rf"{BLANK}*[\S{HOLDING}]+{BLANK}*")


def hold_figures() -> None:
    """Let Rich, by which Textual breaks its lines, take what is held together for one word; it does not otherwise."""
    _wrap.re_word = WORD
