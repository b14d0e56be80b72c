"""A player's summary: all that one player has at one moment, and the words that a code holds of it."""

from msgspec import Struct

from banker.editions.board import Board, Deed
from banker.printing.code import modules
from banker.printing.line import line_of
from banker.printing.record import record_of
from banker.printing.shared import Mark
from banker.rules.game import Game
from banker.rules.valuation import worth
from banker.speech.catalogue import _, n_
from banker.speech.money import money, number
from banker.speech.names import houses

PLEDGED = "M"
"""What stands for a mortgage in a code, where every letter makes the code larger."""


class Holding(Struct, frozen=True):
    """A deed in hand, and what stands on it."""

    deed: Deed
    houses: int = 0
    hotel: bool = False
    mortgaged: bool = False


class Summary(Struct, frozen=True):
    """What one player has after one entry; amounts in whole currency units.

    `at` is the time of the entry (ISO 8601, UTC), `holdings` are in board order, `cards` the ids of get-out-of-jail
    cards. `worth` is None while it must not be shown: a tax choice of the player is open. `line` is what the program
    reads back.
    """

    game: str
    player: str
    at: str
    entry: int
    cash: int
    holdings: tuple[Holding, ...]
    cards: tuple[str, ...]
    worth: int | None
    sheet: str
    board: Board
    line: str = ""


def summarize(game: Game, player: str, name: str, at: str, entry: int, mark: Mark | None = None) -> Summary:
    """Sum up a player of a game of this name, as of an entry and its time; `mark` tells the game from others."""
    total = None if game.hidden(player) else worth(game, player).total
    return Summary(
        name, player, at, entry, game.cash(player), _holdings(game, player), game.cards(player), total,
        game.edition.sheet.name, game.board, line_of(record_of(game, player, entry, mark or Mark())),
    )  # fmt: skip


def _holdings(game: Game, player: str) -> tuple[Holding, ...]:
    return tuple(
        Holding(deed, game.houses(deed), game.hotel(deed), game.mortgaged(deed)) for deed in game.owned(player)
    )


# --- words


def moment(summary: Summary) -> str:
    """Say after which entry, and when."""
    return moment_of(summary.entry, summary.at)


def moment_of(entry: int, at: str) -> str:
    """Say which entry, and its time."""
    return _("Entry {number}, {time} UTC").format(number=entry, time=at.replace("T", " ").removesuffix("Z"))


def cash(summary: Summary) -> str:
    """Write the cash with the board's own sign."""
    return money(summary.cash, summary.board, sign=True)


def total(summary: Summary) -> str:
    """Write the worth, or say why it is not told."""
    if summary.worth is None:
        return _("not told while the tax choice is open")
    return money(summary.worth, summary.board, sign=True)


def labelled(label: str, value: str) -> str:
    """Write a label and its value in one line."""
    return _("{label}: {value}").format(label=label, value=value)


def state(holding: Holding, pledged: str) -> str:
    """Say what stands on a deed, a mortgage in the words given."""
    if holding.mortgaged:
        return pledged
    if holding.hotel:
        return _("hotel")
    return houses(holding.houses) if holding.houses else ""


def code_text(summary: Summary) -> str:
    """Write all that a code holds: the lines for a person, then the one for the program.

    Where no code holds so much, the deeds are only counted: the line for the program has them all.
    """
    whole = f"{text(summary)}\n{summary.line}" if summary.line else text(summary)
    if modules(whole) is not None or not summary.line:
        return whole
    deeds = n_("{count} deed", "{count} deeds", len(summary.holdings)).format(count=number(len(summary.holdings)))
    return "\n".join((*_head(summary), deeds, *_tail(summary), summary.line))


def text(summary: Summary) -> str:
    """Write the lines for a person with any phone: plain, and short, since each letter makes the code larger."""
    return "\n".join((*_head(summary), *_deeds(summary), *_tail(summary)))


def _head(summary: Summary) -> tuple[str, ...]:
    return (
        _("Game: {name}").format(name=summary.game),
        _("Player: {name}").format(name=summary.player),
        moment(summary),
        _("Cash: {amount}").format(amount=cash(summary)),
    )


def _deeds(summary: Summary) -> tuple[str, ...]:
    lines = tuple(_deed(holding) for holding in summary.holdings)
    return lines or (_("No deeds"),)


def _deed(holding: Holding) -> str:
    stands = state(holding, PLEDGED)
    return labelled(holding.deed.name, stands) if stands else holding.deed.name


def _tail(summary: Summary) -> tuple[str, ...]:
    cards = (_("Get-out-of-jail cards: {count}").format(count=len(summary.cards)),) if summary.cards else ()
    worth = _("Worth: {amount}").format(amount=total(summary))
    key = (labelled(PLEDGED, _("mortgaged")),) if any(holding.mortgaged for holding in summary.holdings) else ()
    return (*cards, worth, f"{summary.sheet}, {summary.board.name}", *key)
