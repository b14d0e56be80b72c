"""What a player is worth: the count at the end, and the base of the ten percent tax."""

from msgspec import Struct

from banker.editions.board import Deed
from banker.rules.game import Game
from banker.rules.rounding import half, share


class Worth(Struct, frozen=True):
    """The parts of a count, in whole currency units.

    Clear deeds stand at their price, mortgaged ones at half, buildings at what was paid (a hotel with its houses).
    Source: MALLONGA SPECO DE LA LUDO.
    """

    cash: int
    deeds: int
    mortgaged: int
    houses: int
    hotels: int
    cards: int
    total: int


def worth(game: Game, player: str) -> Worth:
    """Count what a player is worth."""
    rounding = game.rules.rounding
    cash = game.cash(player)
    deeds = mortgaged = houses = hotels = 0
    for deed in game.owned(player):
        if game.mortgaged(deed):
            mortgaged += half(deed.price, rounding)
        else:
            deeds += deed.price
        if game.hotel(deed):
            hotels += _hotel_value(game, deed)
        else:
            houses += sum(game.paid(deed))
    cards = len(game.cards(player)) * game.edition.money(game.rules.get_out_card_value)
    return Worth(cash, deeds, mortgaged, houses, hotels, cards, cash + deeds + mortgaged + houses + hotels + cards)


def _hotel_value(game: Game, deed: Deed) -> int:
    paid = game.paid(deed)
    return sum(paid) if game.rules.hotel_value == "with-houses" else paid[-1]


def wealth(game: Game, player: str) -> int:
    """Add up what the ten percent tax is taken of: a mortgaged deed at its printed price, or at its mortgage."""
    printed = game.rules.tax_base == "printed"
    total = game.cash(player)
    for deed in game.owned(player):
        total += deed.price if printed or not game.mortgaged(deed) else deed.mortgage
        total += sum(game.paid(deed))
    return total


def percent_tax(game: Game, player: str) -> int:
    """Compute the tax on all of a player's wealth. Source: Pajak Jalan."""
    return share(wealth(game, player), 10, game.rules.rounding)


class Standing(Struct, frozen=True):
    """One line of the final count."""

    player: str
    place: int
    worth: Worth
    bankrupt: bool = False


def standings(game: Game) -> tuple[Standing, ...]:
    """Rank the players: the richest first, equals share a place, the bankrupt last, the latest of them first."""
    counts = sorted(((worth(game, name), name) for name in game.players), key=lambda pair: -pair[0].total)
    totals = [count.total for count, _ in counts]
    ranked = [Standing(name, 1 + totals.index(count.total), count) for count, name in counts]
    lost = [Standing(name, len(counts) + 1 + at, worth(game, name), True) for at, name in enumerate(reversed(game.out))]
    return (*ranked, *lost)
