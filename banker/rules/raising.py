"""What a player could raise from the bank: every legal sale and mortgage."""

from banker.editions.board import Deed
from banker.rules.game import Game


def refund(game: Game, deed: Deed, index: int) -> int:
    """Compute what the bank pays for one building of a deed: half of its price as the sheet reads it."""
    if game.rules.building_resale == "paid":
        return game.half(game.paid(deed)[index])
    return game.half(deed.hotel if index >= game.rules.hotel_needs else deed.house)


def refunds(game: Game, deed: Deed, level: int = 0) -> int:
    """Compute what the bank pays for taking a deed down to a level."""
    return sum(refund(game, deed, index) for index in range(level, len(game.paid(deed))))


def raisable(game: Game, player: str) -> int:
    """Add up what a player could raise beside his cash: all buildings sold, every deed mortgaged."""
    total = 0
    for deed in game.owned(player):
        total += refunds(game, deed)
        if not game.mortgaged(deed) and not _blocked(game, player, deed):
            total += deed.mortgage
    return total


def _blocked(game: Game, player: str, deed: Deed) -> bool:
    """Whether another player's buildings stand on the deed's group, where lots of a built group are dealt in."""
    return game.built(deed) and any(game.level(d) and game.owner(d) != player for d in game.group(deed))
