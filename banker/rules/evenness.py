"""Evenness: houses go up on the least built lot of a group and come down from the most built. Source: GASTDOMOJ."""

from collections.abc import Collection

from banker.editions.board import Deed
from banker.refusal import Refused
from banker.rules.game import Game


def check_lowest(game: Game, deed: Deed) -> None:
    """Refuse one more house on a lot that is full, or ahead of another of its group."""
    needs = game.rules.hotel_needs
    if game.hotel(deed):
        raise Refused("has-hotel", "hotel-needs", deed=deed.id)
    if game.houses(deed) >= needs:
        raise Refused("too-many-houses", "hotel-needs", deed=deed.id, most=needs)
    levels = levels_of(game, deed)
    if levels[deed.id] > min(levels.values()):
        raise uneven(deed, levels | {deed.id: levels[deed.id] + 1})


def check_highest(game: Game, deed: Deed, level: int) -> None:
    """Refuse to take a lot down to a level while another of its group would stand two ahead of it."""
    levels = levels_of(game, deed) | {deed.id: level}
    if max(levels.values()) - level > 1:
        raise uneven(deed, levels)


def check_even(game: Game, deed: Deed) -> None:
    """Refuse a group that could not stand so: built neither evenly, nor as hotels that are sold outright leave it."""
    levels = levels_of(game, deed)
    if not _within_one(levels.values()) and not (game.rules.hotel_sale == "outright" and _bared(levels.values())):
        raise uneven(deed, levels)


def _bared(levels: Collection[int]) -> bool:
    """Whether lots that sold their hotel explain what is uneven: built up again evenly, behind others that are even."""
    row = sorted(levels)
    return any(_within_one(row[:at]) and _within_one(row[at:]) for at in range(1, len(row)))


def _within_one(levels: Collection[int]) -> bool:
    return max(levels, default=0) - min(levels, default=0) <= 1


def levels_of(game: Game, deed: Deed) -> dict[str, int]:
    """Say how far each lot of a deed's group is built."""
    return {d.id: game.level(d) for d in game.group(deed)}


def uneven(deed: Deed, levels: dict[str, int]) -> Refused:
    """Make the refusal of a group that would stand unevenly."""
    return Refused("uneven", "building", deed=deed.id, levels=levels)
