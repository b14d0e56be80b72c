"""What a trade is to one side: what goes, what comes, the interest due, and the worth before and after."""

from dataclasses import dataclass

from textual.content import Content
from textual.reactive import reactive

from banker.editions.board import Board
from banker.rules import requests as r
from banker.speech.catalogue import _
from banker.speech.money import money
from banker.speech.names import deed_list, jail_cards, listing
from widgets.cells import lines
from widgets.panel import Panel

LABEL = 9


@dataclass(frozen=True)
class Bargain:
    """One side's view; `worths` is None while it must not be shown."""

    gives: str = ""
    gets: str = ""
    due: int = 0
    worths: tuple[int, int] | None = None


def told(side: r.Side, board: Board) -> str:
    """Say what a side gives."""
    parts = [money(side.cash)] if side.cash else []
    parts += [deed_list((deed,), board) for deed in side.deeds]
    parts += [jail_cards(side.cards)] if side.cards else []
    return listing(parts) or "–"


class Sum(Panel):
    """A few lines under a side."""

    bargain: reactive[Bargain] = reactive(Bargain(), layout=True)

    def draw(self, width: int) -> Content:
        """Draw the lines."""
        deal = self.bargain
        parts = [(_("gives"), deal.gives), (_("gets"), deal.gets)]
        parts += [(_("to bank"), money(deal.due))] if deal.due else []
        parts += [(_("worth"), _change(deal.worths))] if deal.worths else []
        return lines([row for label, words in parts for row in _line(label, words, width)])


def _change(worths: tuple[int, int]) -> str:
    return f"{money(worths[0])} → {money(worths[1])}"


def _line(label: str, words: str, width: int) -> list[Content]:
    said = Content(words).highlight_regex("→ .*", style="bold").wrap(max(1, width - LABEL))
    head = Content.styled(f"{label:{LABEL}}", "$foreground-muted")
    return [(Content(" " * LABEL) if at else head) + row for at, row in enumerate(said)]
