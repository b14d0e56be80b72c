"""Where a printed sheet contradicts itself: its readings, one of which is chosen, with the note that explains them."""

from functools import partial

from textual.app import ComposeResult
from textual.containers import Vertical

from banker.editions.overrides import spell
from banker.editions.sheet import Reading, Sheet
from banker.speech.catalogue import _
from banker.speech.rule_words import tell
from widgets.choice import Choice, Options
from widgets.words import Words


class Readings(Vertical):
    """One choice for each contradiction of a sheet."""

    def __init__(self, sheet: Sheet, chosen: dict[str, str]) -> None:
        """Show the readings of a sheet, those chosen before chosen again."""
        super().__init__()
        self.sheet = sheet
        self.chosen = chosen

    def compose(self) -> ComposeResult:
        """Lay the choices out, each under its note."""
        for reading in self.sheet.readings:
            yield Words(partial(_, reading.note), classes="note")
            options = partial(_options, reading)
            before = self.chosen.get(reading.value, "")
            yield Choice(options, before if before in reading.readings else self._stated(reading))

    def _stated(self, reading: Reading) -> str:
        stated = spell(getattr(self.sheet.rules, reading.value.replace("-", "_")))
        return stated if stated in reading.readings else reading.readings[0]

    @property
    def overrides(self) -> dict[str, str]:
        """The values chosen that are not those of the sheet."""
        chosen = zip(self.sheet.readings, self.query(Choice), strict=True)
        return {reading.value: choice.value for reading, choice in chosen if choice.value != self._stated(reading)}


def _options(reading: Reading) -> Options:
    return tuple((word, tell(reading.value, word)) for word in reading.readings)
