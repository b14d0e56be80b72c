"""The settlement sheet: the count of every player with all its parts, the places, worth over the game, the seal."""

from banker.printing.page import Page, Row
from banker.printing.piece import Chart, Piece
from banker.printing.snapshot import Snapshot
from banker.printing.summary import labelled, moment_of
from banker.printing.worths import worths
from banker.rules.game import Game
from banker.rules.valuation import Standing, standings
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.money import clock, money
from banker.speech.standings import WORTH, tell_winner

FOURTH = 16
"""Digits of a seal in one line."""


def settlement_piece(snapshot: Snapshot) -> Piece:
    """Make the settlement sheet of a game, finished or running."""
    game = snapshot.game
    count = standings(game)
    page = Page(_title(game), _under(snapshot, game, count), _blocks(game, count), _foot(snapshot))
    return Piece(page, _text(snapshot, game, count), chart=Chart(_("Worth after each entry"), worths(snapshot.ledger)))


def _title(game: Game) -> str:
    return _("Settlement") if game.over else _("Interim count")


def _under(snapshot: Snapshot, game: Game, count: tuple[Standing, ...]) -> tuple[str, ...]:
    played = _("{time} since opening").format(time=clock(snapshot.last.elapsed))
    lines = (snapshot.name, moment_of(snapshot.last.number, snapshot.last.at), played)
    return (*lines, tell_winner(count, game.board)) if game.over else lines


def _foot(snapshot: Snapshot) -> tuple[str, ...]:
    seal, edition = snapshot.seal, snapshot.ledger.head.edition
    parts = (seal[at : at + FOURTH] for at in range(0, len(seal), FOURTH))
    return (_("Seal: {seal}").format(seal=" ".join(parts)), f"{edition.sheet.name}, {edition.board.name}")


def _blocks(game: Game, count: tuple[Standing, ...]) -> tuple[tuple[Row, ...], ...]:
    if any(game.hidden(name) for name in game.players):
        return tuple(_concealed(game, name) for name in game.everyone)
    return tuple(_block(game, standing) for standing in count)


def _block(game: Game, standing: Standing) -> tuple[Row, ...]:
    """Write a player's place and worth, and under it each part that is not nothing."""
    head = f"{standing.place}. {names.plain(standing.player)}"
    if standing.bankrupt:
        return ((head, _("bankrupt")),)
    parts = ((_(name), getattr(standing.worth, part)) for part, name in WORTH.items())
    rows = tuple((f"   {name}", _money(game, amount)) for name, amount in parts if amount)
    return ((head, _money(game, standing.worth.total)), *rows)


def _concealed(game: Game, player: str) -> tuple[Row, ...]:
    """Tell no places and no sums while a tax choice is open: from the others' places his would be known."""
    return ((names.plain(player), _("not told while the tax choice is open")),)


def _money(game: Game, amount: int) -> str:
    return money(amount, game.board, sign=True)


def _text(snapshot: Snapshot, game: Game, count: tuple[Standing, ...]) -> str:
    """Write the lines of the sheet's code."""
    blocks = [row for block in _blocks(game, count) for row in block]
    rows = (labelled(left.strip(), right) for left, right in blocks)
    head = (_("Game: {name}").format(name=snapshot.name), moment_of(snapshot.last.number, snapshot.last.at))
    return "\n".join((_title(game), *head, *rows, _("Seal: {seal}").format(seal=snapshot.seal)))
