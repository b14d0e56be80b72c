"""The table as it would stand after a preview, for figures before → after."""

from banker.answer import Answer
from banker.desk import Desk
from banker.rules.game import Game
from banker.rules.valuation import worth


def after(desk: Desk, answer: Answer) -> Game:
    """Look at the table as the entries of a preview would leave it."""
    books = desk.books.copy()
    for entry in answer.entries:
        books.apply(entry)
    return Game(books, desk.edition, desk.elapsed)


def worths(desk: Desk, answer: Answer, player: str) -> tuple[int, int] | None:
    """Say what a player is worth before and after; None while that must not be shown, or where nothing would happen."""
    now, then = desk.game, after(desk, answer)
    if not answer.ok or now.hidden(player) or then.hidden(player):
        return None
    return worth(now, player).total, worth(then, player).total
