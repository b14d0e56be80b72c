"""What an act moves, thing by thing: who gives it and who gets it, and what then lies on the table."""

from collections.abc import Iterator
from dataclasses import dataclass

from banker.editions.board import Board
from banker.ledger.entry import CASH, HOTEL, HOUSE, MORTGAGE, Entry
from banker.rules.game import MATTERS, site
from banker.rules.matters import thaw
from banker.speech import names
from banker.speech.catalogue import _, p_
from banker.speech.matters import tell_matter
from banker.speech.money import change

Net = dict[tuple[str, str], int]


@dataclass(frozen=True)
class Move:
    """A thing in words, and where it goes."""

    what: str
    where: str
    letter: str = ""
    colour: str = ""


def moves(entries: tuple[Entry, ...], board: Board) -> tuple[Move, ...]:
    """List what entries move together: deeds and cards, buildings, mortgages, cash, and what is open after them."""
    net = _net(entries)
    return (
        *_things(net, board), *_buildings(net, board), *_mortgages(net, board), *_cash(net), *_opened(entries, board)
    )  # fmt: skip


def _net(entries: tuple[Entry, ...]) -> Net:
    net: Net = {}
    for entry in entries:
        for holder, commodity, amount in entry.postings:
            net[holder, commodity] = net.get((holder, commodity), 0) + amount
    return {key: amount for key, amount in net.items() if amount}


def _things(net: Net, board: Board) -> Iterator[Move]:
    for deed in board.deeds:
        if any(commodity == deed.id for _, commodity in net):
            group = next(group for group in board.groups if group.id == deed.group)
            yield Move(names.plain(deed.name), _from_to(net, deed.id), group.letter, group.colour)
    for card in board.get_out:
        if any(commodity == card.id for _, commodity in net):
            yield Move(names.jail_cards(1), _from_to(net, card.id))


def _from_to(net: Net, commodity: str) -> str:
    source = next(holder for (holder, what), amount in net.items() if what == commodity and amount < 0)
    target = next(holder for (holder, what), amount in net.items() if what == commodity and amount > 0)
    return f"{_holder(source)} → {_holder(target)}"


def _holder(name: str) -> str:
    return _("its deck") if name.startswith("deck:") else names.holder(name)


def _buildings(net: Net, board: Board) -> Iterator[Move]:
    for deed in board.deeds:
        counted = {what: net.get((site(deed), what), 0) for what in (HOUSE, HOTEL)}
        for sign, where in ((-1, _("back to the bank")), (1, _("from the bank"))):
            words = names.buildings(max(0, sign * counted[HOUSE]), max(0, sign * counted[HOTEL]))
            if words:
                yield Move(_("{buildings} on {deed}").format(buildings=words, deed=names.plain(deed.name)), where)


def _mortgages(net: Net, board: Board) -> Iterator[Move]:
    for deed in board.deeds:
        marked = net.get((site(deed), MORTGAGE), 0)
        if marked:
            words = _("mortgage of {deed}").format(deed=names.plain(deed.name))
            yield Move(words, _("lifted") if marked < 0 else _("taken up"))


def _cash(net: Net) -> Iterator[Move]:
    for (holder, commodity), amount in net.items():
        if commodity == CASH:
            yield Move(_("cash of {holder}").format(holder=names.holder(holder)), change(amount))


def _opened(entries: tuple[Entry, ...], board: Board) -> Iterator[Move]:
    changes = [(before, after) for entry in entries for fact, before, after in entry.changes if fact == MATTERS]
    if changes:
        before, after = thaw(changes[0][0]), thaw(changes[-1][1])
        for matter in after:
            if matter not in before:
                yield Move(tell_matter(matter, board), p_("open", "next"))
        for matter in before:
            if matter not in after:
                yield Move(tell_matter(matter, board), _("closed"))
