"""What decided the game: a few lines under the count."""

from textual.content import Content
from textual.reactive import reactive

from banker.desk import Desk
from banker.rules.chronicle import best_earners, largest_payments
from banker.speech.catalogue import _
from banker.speech.chronicle import tell_earner
from banker.speech.entries import tell_entry
from widgets.cells import lines, widest
from widgets.panel import Panel

MANY = 3


class Decided(Panel):
    """The largest payments and the best deeds, each in a sentence."""

    payments: reactive[tuple[str, ...]] = reactive((), layout=True)
    earners: reactive[tuple[str, ...]] = reactive((), layout=True)

    def show(self, desk: Desk) -> None:
        """Look for what decided the game of a desk."""
        assert desk.ledger is not None
        board = desk.edition.board
        counted = [entry for entry in desk.entries if desk.ledger.alive(entry.number)]
        largest = largest_payments(counted, MANY)
        width = widest(str(entry.number) for entry in largest)
        self.payments = tuple(f"{entry.number:{width}}  {tell_entry(entry, board)}" for entry in largest)
        self.earners = tuple(tell_earner(earner, board) for earner in best_earners(counted, desk.game, MANY))

    def draw(self, width: int) -> Content:
        """Draw both lists, each under its head."""
        parts = ((_("Largest payments"), self.payments), (_("Rent of the best deeds"), self.earners))
        return Content("\n\n").join([_part(head, told, width) for head, told in parts if told])


def _part(head: str, told: tuple[str, ...], width: int) -> Content:
    wrapped = [row for sentence in told for row in _wrapped(sentence, width)]
    return lines([Content.styled(head, "$foreground-muted"), *wrapped])


def _wrapped(sentence: str, width: int) -> list[Content]:
    """Break a sentence, its later lines further in."""
    rows = Content(sentence).wrap(max(1, width - 4))
    return [Content("  " if at == 0 else "    ") + row for at, row in enumerate(rows)]
