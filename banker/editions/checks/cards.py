"""The cards of a board: what their effects may say."""

from collections.abc import Iterator

from banker.editions.board import Board, Card, PayOrDraw, UtilityAt
from banker.editions.fault import Fault
from banker.speech.catalogue import mark

ZERO = {"bonus", "house", "hotel"}


def card_faults(board: Board) -> Iterator[Fault]:
    """Find amounts that are none, squares that are not on the board, and decks that lead back to themselves."""
    for index, card in enumerate(board.cards):
        place = f"cards[{index}].effect"
        yield from _figure_faults(place, card, board)
        yield from _utility_faults(place, card, board)
        if isinstance(card.effect, PayOrDraw) and card.effect.deck == card.deck:
            yield Fault(f"{place}.deck", mark("the other deck"), card.deck)


def _figure_faults(place: str, card: Card, board: Board) -> Iterator[Fault]:
    for field in card.effect.__struct_fields__:
        figure = getattr(card.effect, field)
        if field == "square" and not 0 <= figure < len(board.squares):
            yield Fault(f"{place}.{field}", mark("the number of a square"), str(figure))
        elif field == "steps" and not 0 < figure < len(board.squares):
            yield Fault(f"{place}.{field}", mark("a number of squares"), str(figure))
        elif field == "amount" and figure < 1:
            yield Fault(f"{place}.{field}", mark("an amount above zero"), str(figure))
        elif field in ZERO and figure < 0:
            yield Fault(f"{place}.{field}", mark("an amount not below zero"), str(figure))


def _utility_faults(place: str, card: Card, board: Board) -> Iterator[Fault]:
    if isinstance(card.effect, UtilityAt):
        deed = board.at.get(card.effect.square)
        if deed is None or deed.kind != "utility":
            yield Fault(f"{place}.square", mark("the square of a utility"), str(card.effect.square))
