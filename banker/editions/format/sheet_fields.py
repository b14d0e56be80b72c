"""What each name in a sheet's file means; the rules are told as house rules are."""

from banker.editions.format import rules
from banker.editions.format.bounds import ABOVE_ZERO_NUMBER, CODE, COUNT, FREE, ID, VALUE_NAME, WHOLE, Bound
from banker.editions.format.field import Field
from banker.editions.overrides import POSITIVE, names, takes_number
from banker.speech.catalogue import mark
from banker.speech.rule_words import CHAPTERS

LABELS = {rule: label for _, chapter in CHAPTERS for rule, label in chapter} | {
    "players-least": mark("Players at least"),
    "banker-advice": mark("Above so many players a banker who does not play is advised; 0 for never"),
    "opening-notes": mark("How many of each note everyone starts with, in units of the smallest"),
}
NOTE = Bound(mark("notes and how many of each"), lambda note: note.isdecimal())


def _bounds(rule: str) -> tuple[Bound, ...]:
    if rule in POSITIVE:
        return (ABOVE_ZERO_NUMBER,)
    return (WHOLE,) if takes_number(rule) else ()


SHEET = {
    "id": Field(mark("Its name on the shelf: that of its file without “.toml”."), (ID, FREE)),
    "name": Field(mark("What it is called on the screen and on paper.")),
    "language": Field(
        mark("The language that it is printed in; set-up pairs it with a board of that language."), (CODE,)
    ),
    "rules": Field(mark("Its values. Amounts are in smallest notes of the board. One left out is as written here.")),
    **{f"rules.{name}": Field(LABELS[name], _bounds(name)) for name in names()},
    "rules.opening-notes": Field(LABELS["opening-notes"]),
    "rules.opening-notes.*": Field("", (COUNT,)),
    "rules.players-most": Field(LABELS["players-most"], _bounds("players-most"), (rules.PLAYERS,)),
    "headings": Field(mark("The heading under which each value was read; it stands beside what the rule refuses.")),
    "readings": Field(mark("Where it contradicts itself: set-up asks which reading is meant.")),
    "readings[].value": Field(mark("The value in question.")),
    "readings[].readings": Field(mark("What it may be, the first as it stands.")),
    "readings[].note": Field(mark("What each would mean.")),
}
KEYS = {"headings": VALUE_NAME, "rules.opening-notes": NOTE}
"""What the names of a table that may be any must be."""
