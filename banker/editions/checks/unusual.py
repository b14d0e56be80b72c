"""What is unusual on a board, and may be a slip of the pen: the table can be played all the same."""

from collections import Counter
from collections.abc import Iterator

from banker.editions.board import Board, Deed, GetOut
from banker.editions.checks.check import Check
from banker.editions.fault import Fault
from banker.editions.format.bounds import rising
from banker.folding import fold
from banker.speech.catalogue import mark

RISING = mark("rents that rise")
HALF = mark("half the price")
HOUSE = mark("the same as on the other lots of the group")
HOTEL = mark("the same as a house")
DEARER = mark("not less than on a cheaper lot of the group")
AROUND = mark("not less than the streets before it")
SISTERS = mark("more than one deed in a group")
PAYABLE = mark("an amount that its notes can pay")
OWN_NAME = mark("a name that no other has")
OWN_COLOUR = mark("a colour that no other group has")
WAY_OUT = mark("a card that leaves jail free")


def deed_oddities(board: Board) -> Iterator[Fault]:
    """Find rents that do not rise, mortgages that are not half the price, and odd prices of buildings."""
    for index, deed in enumerate(board.deeds):
        place = f"deeds[{index}]"
        if not rising(deed.rents):
            yield Fault(f"{place}.rents", RISING, str(list(deed.rents)))
        if abs(2 * deed.mortgage - deed.price) > 1:
            yield Fault(f"{place}.mortgage", HALF, f"{deed.mortgage} / {deed.price}")
        if deed.hotel != deed.house:
            yield Fault(f"{place}.hotel", HOTEL, f"{deed.hotel} / {deed.house}")


def group_oddities(board: Board) -> Iterator[Fault]:
    """Find groups of one, and lots whose houses cost otherwise than on the others of their group."""
    sizes = Counter(deed.group for deed in board.deeds)
    for index, group in enumerate(board.groups):
        if sizes[group.id] == 1:
            yield Fault(f"groups[{index}]", SISTERS, "1")
    houses = {group: Counter(d.house for d in board.deeds if d.group == group) for group in sizes}
    for index, deed in enumerate(board.deeds):
        usual = houses[deed.group].most_common(1)[0][0]
        if deed.house != usual:
            yield Fault(f"deeds[{index}].house", HOUSE, f"{deed.house} / {usual}")


def rent_oddities(board: Board) -> Iterator[Fault]:
    """Find streets that are dearer than another of their group, and earn less."""
    for index, deed in enumerate(board.deeds):
        cheaper = [d.rents[0] for d in board.deeds if d.group == deed.group and d.price < deed.price and d.rents]
        if deed.kind == "street" and deed.rents and deed.rents[0] < max(cheaper, default=0):
            yield Fault(f"deeds[{index}].rents", DEARER, f"{deed.rents[0]} / {max(cheaper)}")


def price_oddities(board: Board) -> Iterator[Fault]:
    """Find streets that cost less than one before them."""
    most = 0
    for index, deed in enumerate(board.deeds):
        if deed.kind == "street" and deed.price < most:
            yield Fault(f"deeds[{index}].price", AROUND, f"{deed.price} / {most}")
        most = max(most, deed.price if deed.kind == "street" else 0)


def amount_oddities(board: Board) -> Iterator[Fault]:
    """Find amounts that are no multiple of the smallest note."""
    for place, amount in _amounts(board):
        if amount % board.unit:
            yield Fault(place, PAYABLE, str(amount))


def _amounts(board: Board) -> Iterator[tuple[str, int]]:
    for index, deed in enumerate(board.deeds):
        yield from ((f"deeds[{index}].{field}", amount) for field, amount in _figures(deed))
    for index, square in enumerate(board.squares):
        yield from ((f"squares[{index}].{field}", getattr(square, field)) for field in ("tax", "each"))
    for index, card in enumerate(board.cards):
        money = ((field, getattr(card.effect, field, 0)) for field in ("amount", "house", "hotel", "bonus"))
        yield from ((f"cards[{index}].effect.{field}", amount) for field, amount in money)


def _figures(deed: Deed) -> Iterator[tuple[str, int]]:
    yield from (("price", deed.price), ("mortgage", deed.mortgage), ("house", deed.house), ("hotel", deed.hotel))
    if deed.kind != "utility":
        yield from ((f"rents[{index}]", rent) for index, rent in enumerate(deed.rents))


def name_oddities(board: Board) -> Iterator[Fault]:
    """Find two deeds, or two cards of a deck, that are called alike, and groups of one colour."""
    yield from _twice((f"deeds[{at}].name", deed.name) for at, deed in enumerate(board.deeds))
    yield from _twice((f"cards[{at}].words", card.words) for at, card in enumerate(board.cards))
    for at, group in enumerate(board.groups):
        if group.colour.casefold() in {other.colour.casefold() for other in board.groups[:at]}:
            yield Fault(f"groups[{at}].colour", OWN_COLOUR, group.colour)


def _twice(named: Iterator[tuple[str, str]]) -> Iterator[Fault]:
    seen: set[str] = set()
    for place, name in named:
        if fold(name) in seen:
            yield Fault(place, OWN_NAME, name)
        seen.add(fold(name))


def card_oddities(board: Board) -> Iterator[Fault]:
    """Find a deck without a card that leaves jail free."""
    for deck in dict.fromkeys(card.deck for card in board.cards):
        if not any(isinstance(card.effect, GetOut) for card in board.cards if card.deck == deck):
            yield Fault("cards", WAY_OUT, deck)


ODDITIES = (
    Check(deed_oddities),
    Check(group_oddities, ("groups[].id", "deeds[].group", "deeds[].house")),
    Check(rent_oddities, ("deeds[].group", "deeds[].price", "deeds[].rents")),
    Check(price_oddities, ("deeds[].price", "deeds[].kind")),
    Check(amount_oddities, ("unit",)),
    Check(name_oddities),
    Check(card_oddities, ("cards[].deck", "cards[].effect")),
)
