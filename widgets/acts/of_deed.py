"""What can be done to a deed."""

from collections.abc import Iterator

from banker.desk import Desk
from banker.editions.board import Deed
from banker.ledger.entry import BANK
from banker.rules import requests as r
from banker.speech.catalogue import _, p_
from banker.speech.names import plain
from banker.teller.quill import word
from widgets.acts.act import Act, act, begun, door


def acts_of_deed(desk: Desk, id: str) -> list[Act]:
    """List what can be done to a deed: by whoever may buy it, or by its owner and who lands there."""
    deed = desk.edition.board.deed[id]
    if desk.game.owner(deed) == BANK:
        return [*_unsold(desk, deed), _card(deed)]
    parts = (_rents, _buildings, _pledges, _dealings)
    return [*(act for part in parts for act in part(desk, deed)), _card(deed), _cards(desk, deed)]


def _card(deed: Deed) -> Act:
    return Act(_("print the card …"), call=f"screen.print_card({deed.id!r})")


def _cards(desk: Desk, deed: Deed) -> Act:
    owner = desk.game.owner(deed)
    return Act(_("print all cards of {player} …").format(player=plain(owner)), call=f"screen.print_cards({owner!r})")


def _by_turn(desk: Desk) -> list[str]:
    game = desk.game
    return [game.turn, *game.others(game.turn)] if game.turn in game.players else list(game.players)


def _unsold(desk: Desk, deed: Deed) -> Iterator[Act]:
    players = _by_turn(desk)
    for name in players:
        yield act(desk, _("{player} buys it").format(player=plain(name)), r.Buy(name, deed.id))
    yield act(desk, _("is put up for auction"), r.Auction(deed.id))
    for name in players:
        words = _("{player} won it for …").format(player=plain(name))
        yield begun(desk, words, f"{word(name)} wins @{deed.square} for ")


def _rents(desk: Desk, deed: Deed) -> Iterator[Act]:
    owner = desk.game.owner(deed)
    for name in _by_turn(desk):
        if name != owner:
            yield _rent(desk, deed, name)
    if deed.kind != "utility":
        yield act(desk, _("what the rent is"), r.AskRent(deed.id))


def _rent(desk: Desk, deed: Deed, name: str) -> Act:
    if deed.kind == "utility":
        words = _("{player} pays rent by the throw …").format(player=plain(name))
        return begun(desk, words, f"{word(name)} rent @{deed.square} dice ")
    return act(desk, _("{player} pays rent").format(player=plain(name)), r.Rent(name, deed.id))


def _buildings(desk: Desk, deed: Deed) -> Iterator[Act]:
    if deed.kind != "street":
        return
    owner, lot = desk.game.owner(deed), (deed.id,)
    yield act(desk, _("build a house"), r.Build(owner, lot))
    yield act(desk, _("build a hotel"), r.Build(owner, lot, hotel=True))
    yield act(desk, _("sell a house"), r.Sell(owner, lot))
    yield act(desk, _("sell the hotel"), r.Sell(owner, lot, hotel=True))
    yield door(_("the whole street …"), "build", owner, "build", deed.group)


def _pledges(desk: Desk, deed: Deed) -> Iterator[Act]:
    owner = desk.game.owner(deed)
    if desk.game.mortgaged(deed):
        yield act(desk, _("lift the mortgage"), r.Redeem(owner, (deed.id,)))
    else:
        yield act(desk, p_("act", "mortgage"), r.Mortgage(owner, (deed.id,)))


def _dealings(desk: Desk, deed: Deed) -> Iterator[Act]:
    owner = desk.game.owner(deed)
    yield door(_("trade …"), "trade", owner, "trade")
    for name in desk.game.others(owner):
        words = _("goes to {player} for …").format(player=plain(name))
        yield begun(desk, words, f"{word(owner)} gives @{deed.square} to {word(name)} for ")
