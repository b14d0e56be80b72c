"""A page: what stands on a print, whatever it is printed on."""

from collections.abc import Callable

from msgspec import Struct

from banker.printing.summary import Summary, cash, moment, state, total
from banker.speech.catalogue import _

Row = tuple[str, str]
"""What stands at the left, and what stands at the right of it."""


class Page(Struct, frozen=True):
    """A title with lines under it, blocks of rows, and lines at the foot."""

    title: str
    under: tuple[str, ...]
    blocks: tuple[tuple[Row, ...], ...]
    foot: tuple[str, ...]


def reworded(page: Page, change: Callable[[str], str]) -> Page:
    """Change every text of a page."""
    return Page(
        change(page.title),
        tuple(map(change, page.under)),
        tuple(tuple((change(left), change(right)) for left, right in block) for block in page.blocks),
        tuple(map(change, page.foot)),
    )


def summary_page(summary: Summary) -> Page:
    """Lay out a player's summary."""
    return Page(
        summary.player,
        (summary.game, moment(summary)),
        (((_("Cash"), cash(summary)),), _deeds(summary), _rest(summary)),
        (f"{summary.sheet}, {summary.board.name}",),
    )


def _deeds(summary: Summary) -> tuple[Row, ...]:
    rows = tuple((holding.deed.name, state(holding, _("mortgaged"))) for holding in summary.holdings)
    return rows or ((_("No deeds"), ""),)


def _rest(summary: Summary) -> tuple[Row, ...]:
    cards = ((_("Get-out-of-jail cards"), str(len(summary.cards))),) if summary.cards else ()
    return (*cards, (_("Worth"), total(summary)))
