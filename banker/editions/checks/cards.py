"""The cards of a board: where their effects lead."""

from collections.abc import Iterator

from banker.editions.board import Board, Nearest, PayOrDraw, UtilityAt
from banker.editions.fault import Fault
from banker.editions.format.rules import CARDS_OF_DECK, ON_BOARD, OTHER_DECK, SOME_DEED, UTILITY_SQUARE
from banker.speech.catalogue import mark


def square_faults(board: Board) -> Iterator[Fault]:
    """Find squares, and numbers of squares, that are not on the board."""
    known = {square.index for square in board.squares} | {0}
    for index, card in enumerate(board.cards):
        for field in ("square", "steps"):
            figure = getattr(card.effect, field, 0)
            if figure not in known:
                yield Fault(f"cards[{index}].effect.{field}", ON_BOARD, str(figure))


def deed_faults(board: Board) -> Iterator[Fault]:
    """Find cards that lead to a utility where there is none, or to the nearest of none."""
    for index, card in enumerate(board.cards):
        if isinstance(card.effect, UtilityAt):
            deed = board.at.get(card.effect.square)
            if deed is None or deed.kind != "utility":
                yield Fault(f"cards[{index}].effect.square", UTILITY_SQUARE, str(card.effect.square))
        elif isinstance(card.effect, Nearest) and card.effect.kind not in {deed.kind for deed in board.deeds}:
            yield Fault(f"cards[{index}].effect.kind", SOME_DEED, card.effect.kind)


def deck_faults(board: Board) -> Iterator[Fault]:
    """Find decks that lead back to themselves or to no cards, and squares of a deck without cards."""
    decks = {card.deck for card in board.cards}
    for index, card in enumerate(board.cards):
        if isinstance(card.effect, PayOrDraw):
            deck = card.effect.deck
            if deck == card.deck or deck not in decks:
                yield Fault(f"cards[{index}].effect.deck", OTHER_DECK, deck)
    for index, square in enumerate(board.squares):
        if square.kind in ("chance", "chest") and square.kind not in decks:
            yield Fault(f"squares[{index}].kind", CARDS_OF_DECK, mark("nothing"))
