"""Where a printed sheet contradicts itself: its readings, one of which is chosen, with the note that explains them."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from banker.editions.overrides import spell
from banker.editions.sheet import Reading, Sheet
from banker.speech.catalogue import _
from widgets.choice import Choice


class Readings(Vertical):
    """One choice for each contradiction of a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        """Show the readings of a sheet."""
        super().__init__()
        self.sheet = sheet

    def compose(self) -> ComposeResult:
        """Lay the choices out, each under its note."""
        for reading in self.sheet.readings:
            yield Static(Content(_(reading.note)), classes="note")
            yield Choice(tuple((word, _label(word, reading)) for word in reading.readings), self._stated(reading))

    def _stated(self, reading: Reading) -> str:
        stated = spell(getattr(self.sheet.rules, reading.value.replace("-", "_")))
        return stated if stated in reading.readings else reading.readings[0]

    @property
    def overrides(self) -> dict[str, str]:
        """The values chosen that are not those of the sheet."""
        chosen = zip(self.sheet.readings, self.query(Choice), strict=True)
        return {reading.value: choice.value for reading, choice in chosen if choice.value != self._stated(reading)}


def _label(word: str, reading: Reading) -> str:
    return f"{reading.value}={word}"
