"""The record of a slip: what sets a player's place at the table up again, and what all slips of a moment share."""

from zlib import crc32

from msgspec import Struct, json

from banker.editions.board import Board
from banker.editions.edition import Edition
from banker.editions.overrides import spell
from banker.rules.clock import timer
from banker.rules.game import Game

NONE, LAND, HOTEL, PLEDGED = 0, 1, 9, 10
"""How a deed stands: another's; bare, and from there up a house each; with a hotel; mortgaged."""


class Mark(Struct, frozen=True):
    """What tells games and moments apart: the time of opening (seconds since 1970), and a seal (hexadecimal)."""

    opened: int = 0
    seal: str = ""


class Table(Struct, frozen=True, array_like=True):
    """What the slips of one moment have in common.

    `out` are those who left, the first first, as (seat, name); seats count from 0. `clock` is (limit, used, state) in
    seconds. `deeds` is a checksum over the figures of the board. `open` counts the matters that were open.
    """

    opened: int
    seal: bytes
    entry: int
    sheet: str
    board: str
    deeds: int
    rules: dict[str, str]
    seats: int
    out: tuple[tuple[int, str], ...]
    turn: int
    turns: int
    rolled: bool
    doubles: int
    throw: tuple[int, ...]
    dealt: tuple[int, ...]
    starter: int | None
    begun: bool
    over: bool
    variant: str
    clock: tuple[int, int, str] | None
    pot: int
    open: int


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


def table_of(game: Game, entry: int, mark: Mark) -> Table:
    """Write down what the slips of this moment have in common."""
    seats, facts = game.everyone, game.books.facts
    return Table(
        mark.opened,
        bytes.fromhex(mark.seal[:8]),
        entry,
        game.edition.sheet.id,
        game.board.id,
        figures_of(game.board),
        own_rules(game.edition),
        len(seats),
        tuple((seats.index(name), name) for name in game.out),
        seats.index(game.turn),
        game.turns,
        bool(facts.get("rolled")),
        int(facts.get("doubles") or 0),
        game.dice,
        tuple(seats.index(name) for name in facts.get("dealt", ())),
        seats.index(facts["starter"]) if "starter" in facts else None,
        bool(facts.get("begun")),
        game.over,
        str(facts.get("variant", "normal")),
        _clock(game),
        game.cash("pot"),
        len(game.matters),
    )


def figures_of(board: Board) -> int:
    """Sum up the figures of a board, so that a slip is not read against another."""
    figures = [(deed.square, deed.price, deed.mortgage, deed.rents, deed.house, deed.hotel) for deed in board.deeds]
    return crc32(json.encode((figures, len(board.squares), board.unit))) & 0xFFFF


def own_rules(edition: Edition) -> dict[str, str]:
    """Name the rules that the table set itself, each with its word."""
    return {name: _word(edition, name) for name in map(str.casefold, edition.named)}


def _word(edition: Edition, name: str) -> str:
    rules = edition.rules
    if name == "end" and rules.end == "richest-at-bankruptcies":
        return f"{rules.end}:{rules.end_bankruptcies}"
    return spell(getattr(rules, name.replace("-", "_")))


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


def _clock(game: Game) -> tuple[int, int, str] | None:
    ours = timer(game)
    return (ours.limit, min(ours.limit, ours.used(game.elapsed)), ours.state) if ours is not None else None
