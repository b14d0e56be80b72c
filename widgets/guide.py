"""How to read the desk, how the clock runs, and how the form of a new table is filled in, as the help tells it."""

import re

from banker.speech.catalogue import _, mark
from banker.speech.money import number
from widgets.glossary import Rows

READING: Rows = (
    ("▶", mark("whose turn it is; on the table, what Enter does first")),
    ("1,406   2,310", mark("cash, and dimly what all is worth at the count; none while a tax is still to be chosen")),
    ("86 !", mark("the cash is less than what is due")),
    ("A … H   S   U", mark("colour groups in the order of the board, stations, utilities: a letter beside the colour")),
    ("AA·", mark("two lots of three; a dot is a lot that somebody else or the bank holds")),
    ("H¹ … H⁴   Hʰ", mark("houses on a lot, or a hotel")),
    ("Hₘ", mark("mortgaged")),
    ("@39", mark("the number of a square, counted from 0 where all begin: it names a deed in any phrase")),
    (mark("rent now"), mark("what who lands there pays now; 4× is four times the dice; – is no rent")),
    ("⌂⌂", mark("houses; ▲ on the board is a hotel")),
    (mark("“auction”"), mark("words in quotation marks can be typed or clicked; without them stands what they do")),
    ("1,500 → 1,350", mark("a balance before and after what Enter would record")),
    ("✓   ✗", mark("it was recorded; it was refused, and nothing is changed")),
    (mark("(LOANS)"), mark("the heading of the printed rules that says so")),
    ("…", mark("what has no room is cut here; “↓ PgDn” counts the lines below")),
)
"""Signs on the desk, and what they mean."""

CLOCK: Rows = (
    ("F8", mark("starts the clock once the deeds are dealt, pauses it, lets it run on")),
    ("clock pause", mark("before a break: the clock runs on while the app is closed or the computer sleeps")),
    ("clock add 10", mark("ten minutes more")),
    ("finish", mark("after the bell: the turn in hand is ended, what is due is settled, then all is counted")),
)
"""The clock of the timed game."""

FORM: Rows = (
    ("Enter ↓", mark("to the next field; on the last empty name to the game, on the button the table is opened")),
    ("↑", mark("to the field before")),
    ("← →", mark("another game, sheet, board or reading; so does a click")),
    ("0 … 9", mark("on a house rule with a figure: another figure")),
    ("⌫", mark("on a house rule: what is printed again")),
)
"""The form of a new table."""

GROUPED = re.compile(r"\d{1,3},\d{3}")


def sign(shown: str) -> str:
    """Show a sign with its figures grouped as the reader groups them."""
    return GROUPED.sub(lambda found: number(int(found[0].replace(",", ""))), _(shown))
