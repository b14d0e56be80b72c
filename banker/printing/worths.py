"""Worth over the game: the entries played again, and each player counted after some of them."""

from itertools import pairwise

from banker.ledger.books import Books
from banker.ledger.ledger import Ledger
from banker.printing.piece import Series
from banker.rules.game import Game
from banker.rules.valuation import worth

MOST = 240
"""Points of a curve: more would not be seen."""


def worths(ledger: Ledger) -> tuple[Series, ...]:
    """Count every player over the game; whoever's worth must not be shown now has no curve."""
    now = Game(ledger.books, ledger.head.edition)
    names = [name for name in now.everyone if not now.hidden(name)]
    points: dict[str, list[tuple[int, int]]] = {name: [] for name in names}
    books, stops = Books(), _stops(ledger)
    for entry in ledger.entries:
        books.apply(entry)
        if entry.number in stops:
            _count(Game(books, ledger.head.edition, entry.elapsed), entry.number, points)
    return tuple(Series(name, tuple(points[name])) for name in names)


def _stops(ledger: Ledger) -> set[int]:
    """Choose the entries after which is counted: the last of acts, evenly, the first and the last."""
    entries = ledger.entries
    ends = [one.number for one, then in pairwise(entries) if one.act != then.act]
    ends.append(entries[-1].number)
    every = -(-len(ends) // MOST)
    return {ends[0], *ends[::-1][::every]}


def _count(game: Game, number: int, points: dict[str, list[tuple[int, int]]]) -> None:
    for name, counted in points.items():
        if name not in game.out or not counted or counted[-1][1]:
            counted.append((number, 0 if name in game.out else worth(game, name).total))
