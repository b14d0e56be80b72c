"""All checks of a sheet."""

from collections.abc import Iterator

from banker.editions.checks.check import Check
from banker.editions.fault import Fault
from banker.editions.format.rules import PLAYERS
from banker.editions.overrides import override
from banker.editions.sheet import Reading, Sheet
from banker.refusal import Refusal
from banker.speech.catalogue import mark


def player_faults(sheet: Sheet) -> Iterator[Fault]:
    """Find a table that nobody can sit at."""
    if sheet.rules.players_least > sheet.rules.players_most:
        yield Fault("rules.players-most", PLAYERS, str(sheet.rules.players_most))


def reading_faults(sheet: Sheet) -> Iterator[Fault]:
    """Find readings that no table could take."""
    for index, reading in enumerate(sheet.readings):
        yield from _reading_faults(f"readings[{index}]", reading, sheet)


def _reading_faults(place: str, reading: Reading, sheet: Sheet) -> Iterator[Fault]:
    for index, word in enumerate(reading.readings):
        refused = override(sheet.rules, {reading.value: word})
        if isinstance(refused, Refusal) and refused.code == "unknown-rule":
            yield Fault(f"{place}.value", mark("the name of a value"), reading.value)
            return
        if isinstance(refused, Refusal):
            expected = ", ".join(refused.data["choices"])
            yield Fault(f"{place}.readings[{index}]", expected, refused.data["value"])


CHECKS = (Check(player_faults, ("rules.players-least", "rules.players-most")), Check(reading_faults))
