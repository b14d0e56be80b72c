"""What holds at every table after every phrase."""

from banker.editions.board import Deed
from banker.ledger.entry import BANK, HOTEL, HOUSE, MORTGAGE, POT
from banker.rules.game import Game, site


def broken(game: Game) -> list[str]:
    """Name what does not hold."""
    told = [f"total of {what} {total}" for what, total in game.books.totals().items() if total]
    told += [f"{name} has {game.cash(name)}" for name in (*game.everyone, POT) if game.cash(name) < 0]
    told += [f"{name} is out and holds {what}" for name in game.out for what in _held(game, name)]
    told += [f"the bank has {game.left(what)} of {what}" for what in (HOUSE, HOTEL) if (game.left(what) or 0) < 0]
    for deed in game.board.deeds:
        told += _deed(game, deed)
    told += [f"{name} is jailed elsewhere" for name in game.players if game.jailed(name) and _away(game, name)]
    if game.players and game.turn not in game.players:
        told.append(f"turn of {game.turn}")
    return told + _matters(game)


def _held(game: Game, name: str) -> list[str]:
    return [commodity for (holder, commodity), amount in game.books.solid().items() if holder == name and amount]


def _away(game: Game, name: str) -> bool:
    """Where the dice move no tokens, a throw leaves the square unknown."""
    return bool(game.books.facts.get(f"square:{name}", game.board.jail) != game.board.jail)


def _deed(game: Game, deed: Deed) -> list[str]:
    held = game.books.held
    owners = [holder for (holder, what), amount in game.books.solid().items() if what == deed.id and holder != "box"]
    houses, hotels, markers = (held(site(deed), what) for what in (HOUSE, HOTEL, MORTGAGE))
    row = len(game.paid(deed))
    faults = {
        f"{deed.id} is of {owners}": len(owners) != 1 or held(owners[0], deed.id) != 1,
        f"{deed.id} is marked {markers} times": markers not in (0, 1),
        f"{deed.id} is mortgaged by the bank": bool(markers) and owners == [BANK] and game.rules.bank_sale == "clear",
        f"{deed.id} has {houses} houses, {hotels} hotels": not 0 <= houses <= 4 or hotels not in (0, 1),
        f"{deed.id} remembers {row} prices": row != houses + 5 * hotels,
        f"{deed.id} is built on a broken group": bool(row) and not game.whole(deed),
        f"{deed.id} is built on a mortgaged group": bool(row) and any(map(game.mortgaged, game.group(deed))),
        f"{deed.id} is built unevenly": bool(row) and deed.kind == "street" and _uneven(game, deed),
    }
    return [fault for fault, there in faults.items() if there]


def _uneven(game: Game, deed: Deed) -> bool:
    """Where hotels are sold outright a lot may stand bare beside any other."""
    levels = [game.level(d) for d in game.group(deed)]
    return game.rules.hotel_sale != "outright" and max(levels) - min(levels) > 1


def _matters(game: Game) -> list[str]:
    known = {"", BANK, POT, *game.players}
    told = [f"{m.kind} of one who is out" for m in game.matters if not {m.player, m.creditor, m.bidder} <= known]
    if sum(matter.kind == "auction" for matter in game.matters) > 1:
        told.append("two auctions")
    called = [m.deed for m in game.matters if m.deed and m.kind in ("auction", "estate")]
    offers = [(m.deed, m.player) for m in game.matters if m.kind == "offer"]
    lots = [*called, *(lot for lot, _ in offers)]
    told += [f"{lot} is sold twice" for lot in called if lots.count(lot) > 1]
    told += [f"{lot} is offered to {name} twice" for lot, name in set(offers) if offers.count((lot, name)) > 1]
    if any(matter.kind == "estate" for matter in game.matters) and not _hammer(game):
        told.append("an estate waits for nothing")
    return told + [f"{lot} is not the bank's" for lot in lots if game.owner(game.board.deed[lot]) != BANK]


def _hammer(game: Game) -> bool:
    return any(matter.kind == "auction" for matter in game.matters)
