"""What the bank has left to build with."""

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive

from banker.speech.catalogue import _
from widgets.panel import Panel
from widgets.state import Supply


class Supplies(Panel):
    """Houses and hotels in the bank."""

    supply: reactive[Supply | None] = reactive(None, layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Be as wide as the figures with what there was."""
        return self._figures(whole=True).cell_length

    def draw(self, width: int) -> Content:
        """Draw the two figures, without what there was where there is no room for it."""
        whole = self._figures(whole=True)
        if whole.cell_length <= width:
            return whole
        return self._figures(whole=False).truncate(max(0, width), ellipsis=True)

    def _figures(self, *, whole: bool) -> Content:
        if self.supply is None:
            return Content()
        houses = _figure(_("houses"), self.supply.houses, self.supply.all_houses if whole else None)
        hotels = _figure(_("hotels"), self.supply.hotels, self.supply.all_hotels if whole else None)
        return Content.assemble(houses, "  ", hotels)


def _figure(word: str, left: int | None, most: int | None) -> Content:
    if left is None:
        return Content.assemble((f"{word} ", "$foreground-muted"), "∞")
    shade = "" if left else "$text-error bold"
    return Content.assemble((f"{word} ", "$foreground-muted"), (str(left), shade), "" if most is None else f"/{most}")
