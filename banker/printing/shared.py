"""What all slips of a moment share: the game, its rules, whose turn it is, the clock, and what is open."""

from msgspec import Struct

from banker.editions.edition import Edition
from banker.editions.overrides import spell
from banker.ledger.entry import BANK
from banker.printing.fingerprint import print_of_board, print_of_sheet
from banker.printing.packing import deflated
from banker.printing.shorthand import pack
from banker.rules.clock import timer
from banker.rules.game import MATTERS, TOKENS, Game
from banker.rules.rent import LAPSED


class Mark(Struct, frozen=True):
    """What tells games and moments apart: the time of opening (seconds since 1970), and a seal (hexadecimal)."""

    opened: int = 0
    seal: str = ""


class ClockFace(Struct, frozen=True, array_like=True):
    """The clock of a table: its limit, what was spent of it before `since`, and its state; times in seconds."""

    limit: int
    spent: int
    state: str
    since: int = 0


MOST = 280
"""Bytes that what is open may take, deflated: words to a debt have no end, and a code has."""


class Table(Struct, frozen=True, array_like=True):
    """What the slips of one moment have in common; what is new in version 2 of the line is last.

    `out` are those who left, the first first, as (seat, name); seats count from 0. `deeds` is a checksum over the
    figures of the deeds in version 1; since then `prints` are those of the board and the sheet. `open` counts the
    matters that were open; `matters` are they themselves, in shorthand, and empty where they take more than MOST.
    `lapsed` are the rents not asked for in time, as (seat, deed), `pledged` the mortgaged deeds of the bank, `stood`
    what is still known of those who left, as (seat, square, throws in jail). `elapsed` is in seconds since opening;
    `tokens` are the signs of the players by seat, none where nobody has one.
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
    clock: ClockFace | None
    pot: int
    open: int
    prints: tuple[int, int] | None = None
    elapsed: int = 0
    matters: bytes = b""
    lapsed: tuple[tuple[int, int], ...] = ()
    closed: bool = False
    pledged: tuple[int, ...] = ()
    stood: tuple[tuple[int, int | None, int | None], ...] = ()
    tokens: tuple[str, ...] = ()


def table_of(game: Game, entry: int, mark: Mark) -> Table:
    """Write down what the slips of this moment have in common."""
    seats, facts = game.everyone, game.books.facts
    return Table(
        mark.opened,
        bytes.fromhex(mark.seal[:8]),
        entry,
        game.edition.sheet.id,
        game.board.id,
        0,
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
        (print_of_board(game.board), print_of_sheet(game.edition.sheet)),
        game.elapsed,
        _matters(game),
        _lapsed(game),
        bool(facts.get("closed")),
        tuple(at for at, deed in enumerate(game.board.deeds) if game.owner(deed) == BANK and game.mortgaged(deed)),
        _stood(game),
        _tokens(game),
    )


def own_rules(edition: Edition) -> dict[str, str]:
    """Name the rules that the table set itself, each with its word."""
    return {name: _word(edition, name) for name in map(str.casefold, edition.named)}


def _word(edition: Edition, name: str) -> str:
    rules = edition.rules
    if name == "end" and rules.end == "richest-at-bankruptcies":
        return f"{rules.end}:{rules.end_bankruptcies}"
    return spell(getattr(rules, name.replace("-", "_")))


def _clock(game: Game) -> ClockFace | None:
    ours = timer(game)
    return ClockFace(ours.limit, ours.spent, ours.state, ours.since) if ours is not None else None


def _matters(game: Game) -> bytes:
    if not game.matters:
        return b""
    written = pack(game.books.facts[MATTERS], game.everyone, game.board)
    return written if len(deflated(written, 2)) <= MOST else b""


def _lapsed(game: Game) -> tuple[tuple[int, int], ...]:
    places = {deed.id: at for at, deed in enumerate(game.board.deeds)}
    pairs = game.books.facts.get(LAPSED, ())
    return tuple((game.everyone.index(player), places[deed]) for player, deed in pairs)


def _stood(game: Game) -> tuple[tuple[int, int | None, int | None], ...]:
    facts = game.books.facts
    known = ((game.everyone.index(name), facts.get(f"square:{name}"), facts.get(f"jail:{name}")) for name in game.out)
    return tuple(place for place in known if place[1:] != (None, None))


def _tokens(game: Game) -> tuple[str, ...]:
    signs = game.books.facts.get(TOKENS)
    return tuple(signs.get(name, "") for name in game.everyone) if signs else ()
