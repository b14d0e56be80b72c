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


def raisable(game: Game, player: str, kept: tuple[str, ...] = ()) -> int:
    """Add up what a player could raise beside his cash: all buildings sold, each deed mortgaged but those kept."""
    total = 0
    for deed in game.owned(player):
        if deed.id in kept:
            continue
        total += refunds(game, deed)
        if not game.mortgaged(deed) and not _blocked(game, player, deed):
            total += deed.mortgage
    return total


def engaged(before: Game, after: Game, player: str) -> tuple[str, ...]:
    """List the deeds of a player that an act is about: what it hands over, mortgages, lifts, or builds the group of."""
    return tuple(deed.id for deed in before.owned(player) if _differs(before, after, deed))


def _differs(before: Game, after: Game, deed: Deed) -> bool:
    moved = before.owner(deed) != after.owner(deed) or before.mortgaged(deed) != after.mortgaged(deed)
    return moved or any(before.level(lot) != after.level(lot) for lot in before.group(deed))


def _blocked(game: Game, player: str, deed: Deed) -> bool:
    """Whether another player's buildings stand on the deed's group, where lots of a built group are dealt in."""
    return game.built(deed) and any(game.level(d) and game.owner(d) != player for d in game.group(deed))
