"""The bank's own statement: what it has left, what is out on the table, and how every deed stands."""

from banker.editions.board import Deed
from banker.ledger.entry import BANK, CASH, HOTEL, HOUSE, POT
from banker.printing.page import Page, Row
from banker.printing.piece import Piece
from banker.printing.snapshot import Snapshot
from banker.printing.summary import PLEDGED, Holding, labelled, moment_of, state
from banker.rules.game import Game, deck_of
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.money import money, number


def bank_piece(snapshot: Snapshot) -> Piece:
    """Make the bank's statement."""
    game = snapshot.game
    under = (snapshot.name, moment_of(snapshot.last.number, snapshot.last.at))
    edition = snapshot.ledger.head.edition
    groups = tuple(tuple(_row(game, deed) for deed in game.board.members[g.id]) for g in game.board.groups)
    foot = (f"{edition.sheet.name}, {game.board.name}",)
    page = Page(_("The bank"), under, (_supply(game), *filter(None, groups)), foot)
    return Piece(page, _text(snapshot, game))


def _supply(game: Game) -> tuple[Row, ...]:
    deeds = [deed for deed in game.board.deeds if game.owner(deed) == BANK]
    cards = [card for card in game.board.get_out if game.books.holders.get(card.id) == deck_of(card.deck)]
    rows = (
        (_("Houses left"), _left(game, HOUSE)),
        (_("Hotels left"), _left(game, HOTEL)),
        (_("Cash on the table"), money(-game.books.held(BANK, CASH), game.board, sign=True)),
        (_("Deeds of the bank"), number(len(deeds))),
        (_("Get-out-of-jail cards in the decks"), number(len(cards))),
    )
    return (*rows, (_("The pot"), money(game.cash(POT), game.board, sign=True))) if game.rules.pot else rows


def _left(game: Game, building: str) -> str:
    left = game.left(building)
    return _("unlimited") if left is None else number(left)


def _row(game: Game, deed: Deed) -> Row:
    owner = game.owner(deed)
    stands = state(_holding(game, deed), _("mortgaged"))
    held = _("the bank") if owner == BANK else names.plain(owner)
    return deed.name, _("{owner}, {state}").format(owner=held, state=stands) if stands else held


def _text(snapshot: Snapshot, game: Game) -> str:
    """Write the lines of the statement's code, the deeds by owner: each name once, as each letter makes it larger."""
    head = (_("Game: {name}").format(name=snapshot.name), moment_of(snapshot.last.number, snapshot.last.at))
    supply = (labelled(left, right) for left, right in _supply(game))
    holders = (name for name in game.players if game.owned(name))
    owners = (labelled(names.plain(name), ", ".join(_owned(game, name))) for name in holders)
    return "\n".join((_("The bank"), *head, *supply, *owners))


def _owned(game: Game, player: str) -> list[str]:
    stands = [(deed.name, state(_holding(game, deed), PLEDGED)) for deed in game.owned(player)]
    return [f"{name} ({what})" if what else name for name, what in stands]


def _holding(game: Game, deed: Deed) -> Holding:
    return Holding(deed, game.houses(deed), game.hotel(deed), game.mortgaged(deed))
