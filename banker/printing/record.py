"""The record of a slip: what sets a player's place at the table up again, and what all slips of a moment share."""

from msgspec import Struct

from banker.printing.shared import Mark, Table, table_of
from banker.rules.game import Game

NONE, LAND, HOTEL, PLEDGED = 0, 1, 9, 10
"""How a deed stands: another's; bare, and from there up a house each; with a hotel; mortgaged."""


class Record(Struct, frozen=True, array_like=True):
    """What one player has: how each deed of the board stands, one digit each, and what was paid where it is not list.

    `square` is None where it is not known, `jail` where the player is free (else the throws for doubles so far).
    """

    table: Table
    seat: int
    player: str
    cash: int
    deeds: bytes
    paid: dict[int, tuple[int, ...]]
    cards: tuple[str, ...]
    square: int | None
    jail: int | None


def record_of(game: Game, player: str, entry: int, mark: Mark) -> Record:
    """Write down a player's place at the table."""
    return Record(
        table_of(game, entry, mark),
        game.everyone.index(player),
        player,
        game.cash(player),
        bytes(_stand(game, player, at) for at in range(len(game.board.deeds))),
        _paid(game, player),
        game.cards(player),
        game.books.facts.get(f"square:{player}"),
        game.tries(player) if game.jailed(player) else None,
    )


def _stand(game: Game, player: str, at: int) -> int:
    deed = game.board.deeds[at]
    if game.owner(deed) != player:
        return NONE
    if game.mortgaged(deed):
        return PLEDGED
    return HOTEL if game.hotel(deed) else LAND + game.houses(deed)


def _paid(game: Game, player: str) -> dict[int, tuple[int, ...]]:
    built = [(at, deed) for at, deed in enumerate(game.board.deeds) if game.owner(deed) == player and game.level(deed)]
    return {at: game.paid(deed) for at, deed in built if game.paid(deed) != list_prices(game, at)}


def list_prices(game: Game, at: int) -> tuple[int, ...]:
    """Say what the buildings on a deed cost by its card."""
    deed = game.board.deeds[at]
    houses = game.rules.hotel_needs if game.hotel(deed) else game.houses(deed)
    return (deed.house,) * houses + (deed.hotel,) * game.hotel(deed)
