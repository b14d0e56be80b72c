"""What the bank has left to build with."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from widgets.panel import Panel
from widgets.state import Supply


class Supplies(Panel):
    """Houses and hotels in the bank."""

    supply: reactive[Supply | None] = reactive(None, layout=True)

    def draw(self, width: int) -> Content:
        """Draw the two figures."""
        if self.supply is None:
            return Content()
        houses = _figure(_("houses"), self.supply.houses, self.supply.all_houses)
        hotels = _figure(_("hotels"), self.supply.hotels, self.supply.all_hotels)
        return Content.assemble(houses, "  ", hotels)


def _figure(word: str, left: int | None, most: int | None) -> Content:
    if left is None:
        return Content.assemble((f"{word} ", "$foreground-muted"), "∞")
    return Content.assemble(
        (f"{word} ", "$foreground-muted"), (str(left), "" if left else "$text-error bold"), f"/{most}"
    )
