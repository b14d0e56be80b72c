"""What is unusual in a sheet, and may be a slip of the pen: the table can be played all the same."""

from collections.abc import Iterator

from banker.editions.checks.check import Check
from banker.editions.fault import Fault
from banker.editions.overrides import names
from banker.editions.sheet import Sheet
from banker.speech.catalogue import mark

TO_CASH = mark("notes that add to opening-cash")
PAYS = mark("more than nothing and less than opening-cash")
SHARE = mark("a share up to 100")
BOX = mark("ten players at most")
GAME = mark("ten minutes or more")
HEADED = mark("a heading for each value")


def sum_oddities(sheet: Sheet) -> Iterator[Fault]:
    """Find opening notes that do not add to the opening cash."""
    notes = sheet.rules.opening_notes
    total = sum(int(note) * count for note, count in notes.items())
    if notes and total != sheet.rules.opening_cash:
        yield Fault("rules.opening-notes", TO_CASH, f"{total} / {sheet.rules.opening_cash}")


def amount_oddities(sheet: Sheet) -> Iterator[Fault]:
    """Find a salary or a fine that is nothing, or more than a player starts with."""
    for name in ("salary", "jail-fine"):
        amount = getattr(sheet.rules, name.replace("-", "_"))
        if not 0 < amount < sheet.rules.opening_cash:
            yield Fault(f"rules.{name}", PAYS, f"{amount} / {sheet.rules.opening_cash}")


def figure_oddities(sheet: Sheet) -> Iterator[Fault]:
    """Find interest above the whole, more players than any box has pieces for, and games of a few minutes."""
    rules = sheet.rules
    for name in ("mortgage-interest", "transfer-interest"):
        share = getattr(rules, name.replace("-", "_"))
        if share > 100:
            yield Fault(f"rules.{name}", SHARE, str(share))
    if rules.players_most > 10:
        yield Fault("rules.players-most", BOX, str(rules.players_most))
    if rules.minutes < 10:
        yield Fault("rules.minutes", GAME, str(rules.minutes))


def heading_oddities(sheet: Sheet) -> Iterator[Fault]:
    """Find values without a heading."""
    bare = [name for name in names() if name not in sheet.headings]
    if bare:
        yield Fault("headings", HEADED, ", ".join(bare))


ODDITIES = (
    Check(sum_oddities, ("rules.opening-notes", "rules.opening-cash")),
    Check(amount_oddities, ("rules.opening-cash",)),
    Check(figure_oddities),
    Check(heading_oddities, ("headings",)),
)
