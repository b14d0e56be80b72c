"""Deed cards: one a deed, with its figures, its owner and its state."""

from banker.editions.board import Deed, Group
from banker.ledger.entry import BANK
from banker.printing.page import Page, Row
from banker.printing.piece import Piece
from banker.printing.snapshot import Snapshot
from banker.printing.summary import Holding, labelled, moment_of, state
from banker.rules.game import Game
from banker.speech import names
from banker.speech.catalogue import _, n_
from banker.speech.money import money, number


def card_pieces(snapshot: Snapshot, player: str = "") -> tuple[Piece, ...]:
    """Make a card of each deed, or of each that a player has."""
    game = snapshot.game
    deeds = game.owned(player) if player else game.board.deeds
    return tuple(card_piece(snapshot, game, deed) for deed in deeds)


def card_piece(snapshot: Snapshot, game: Game, deed: Deed) -> Piece:
    """Make the card of a deed."""
    group = next(group for group in game.board.groups if group.id == deed.group)
    figures, standing = _figures(game, deed), _standing(game, deed)
    page = Page(deed.name, (names.group(group),), (figures, standing), (_foot(snapshot),))
    return Piece(page, _text(snapshot, game, deed, group), group.colour, group.letter)


def _foot(snapshot: Snapshot) -> str:
    return f"{snapshot.name} · {moment_of(snapshot.last.number, snapshot.last.at)}"


def _figures(game: Game, deed: Deed) -> tuple[Row, ...]:
    return (
        (_("Price"), _money(game, deed.price)),
        *_rents(game, deed),
        *_building(game, deed),
        (_("Mortgage"), _money(game, deed.mortgage)),
    )


def _money(game: Game, amount: int) -> str:
    return money(amount, game.board, sign=True)


def _building(game: Game, deed: Deed) -> tuple[Row, ...]:
    if deed.kind != "street":
        return ()
    if deed.house == deed.hotel:
        return ((_("Each house or hotel"), _money(game, deed.house)),)
    return ((_("A house"), _money(game, deed.house)), (_("A hotel"), _money(game, deed.hotel)))


def _rents(game: Game, deed: Deed) -> tuple[Row, ...]:
    if deed.kind == "street":
        return _street_rents(game, deed)
    if deed.kind == "station":
        return tuple((_("Rent, {count} owned").format(count=n), _money(game, r)) for n, r in enumerate(deed.rents, 1))
    unit = game.board.unit
    times = (rent * unit for rent in deed.rents)
    return tuple((_("Rent, {count} owned").format(count=n), _dice(many)) for n, many in enumerate(times, 1))


def _dice(times: int) -> str:
    return _("{times} × dice").format(times=money(times))


def _street_rents(game: Game, deed: Deed) -> tuple[Row, ...]:
    bare, *built = deed.rents
    rows = [(_("Rent"), _money(game, bare)), (_("Rent, whole group"), _money(game, 2 * bare))]
    needs = game.rules.hotel_needs
    rows += [(_with_houses(n), _money(game, built[n - 1])) for n in range(1, needs + 1)]
    return (*rows, (_("with a hotel"), _money(game, built[-1])))


def _with_houses(count: int) -> str:
    return n_("with {count} house", "with {count} houses", count).format(count=number(count))


def _standing(game: Game, deed: Deed) -> tuple[Row, ...]:
    holding = Holding(deed, game.houses(deed), game.hotel(deed), game.mortgaged(deed))
    owner = game.owner(deed)
    stands = state(holding, _("mortgaged"))
    rows: tuple[Row, ...] = ((_("Owner"), _("the bank") if owner == BANK else names.plain(owner)),)
    return (*rows, (_("State"), stands)) if stands else rows


def _text(snapshot: Snapshot, game: Game, deed: Deed, group: Group) -> str:
    """Write the lines of a card's code: the rents in one, so that it is small."""
    rents = deed.rents if deed.kind != "utility" else tuple(rent * game.board.unit for rent in deed.rents)
    listed = ", ".join(map(money, rents))
    rent = _("{times} × dice").format(times=listed) if deed.kind == "utility" else listed
    price, mortgage = (_("Price"), _money(game, deed.price)), (_("Mortgage"), _money(game, deed.mortgage))
    rows = (price, (_("Rent"), rent), *_building(game, deed), mortgage, *_standing(game, deed))
    place = _("Game: {name}").format(name=snapshot.name)
    lines = (labelled(left, right) for left, right in rows)
    moment = moment_of(snapshot.last.number, snapshot.last.at)
    return "\n".join((f"{deed.name} ({names.group(group)})", *lines, place, moment))
