"""The fewest keys that a banker would press for a phrase: short forms, Enter alone for what is open, one key acts.

A short phrase is taken only where the desk would do the very same for it.
"""

from collections.abc import Iterator
from typing import Any

from banker.answer import Answer
from banker.bidders import auction, bidders
from banker.desk import Desk
from banker.folding import fold
from banker.rules import requests as r

Keys = list[str]
"""Keys as Textual names them; a printable one is itself."""

ONE_KEY = {"undo": "ctrl+z", "redo": "ctrl+y", "clock start": "f8", "clock pause": "f8", "clock resume": "f8"}
FINISH = ["f7", "f", "enter", "escape"]
ENTER, SPACE = "enter", " "


def strokes(desk: Desk, phrase: str) -> Keys:
    """Find the keys for a phrase at the desk."""
    request = desk.read(phrase)
    if phrase in ONE_KEY:
        return [ONE_KEY[phrase]]
    if isinstance(request, r.Finish):
        return FINISH
    if isinstance(request, r.Trade):
        return min((trade(desk, request), trade(desk, turned(request))), key=len)
    if isinstance(request, (r.Bid, r.Pass, r.Sold)):
        return bid(desk, request)
    if isinstance(request, (r.Bankrupt, r.Retire)):
        return [*short(desk, request, phrase), ENTER, ENTER]
    return [*short(desk, request, phrase), ENTER]


def short(desk: Desk, request: Any, phrase: str) -> str:
    """Find the shortest phrase that does the same."""
    wanted = effect(desk.preview(phrase))
    found = (words for words in shorter(desk, request) if effect(desk.preview(words)) == wanted)
    return min((*found, phrase), key=len)


def effect(answer: Answer) -> Any:
    """Take what a phrase would move and change; its words aside."""
    assert answer.ok, answer
    return [(entry.postings, entry.changes) for entry in answer.entries]


def shorter(desk: Desk, request: Any) -> Iterator[str]:
    """Offer short phrases for a request that the desk takes."""
    for words in ("", "e", *written(desk, request)):
        if desk.preview(words).ok:
            yield words


def written(desk: Desk, request: Any) -> Iterator[str]:
    """Write a request in short forms."""
    board = desk.edition.board

    def at(*deeds: str) -> str:
        return ",".join(str(board.deed[deed].square) for deed in deeds)

    def who(name: str) -> str:
        return str(desk.game.everyone.index(name) + 1) if name in desk.game.everyone else name

    match request:
        case r.Roll():
            yield f"{request.first}{request.second}"
        case r.Turn():
            yield f"turn {who(request.player)}"
        case r.Deal():
            yield f"deal {who(request.player)} {at(*request.deeds)}"
        case r.Pay():
            yield from called(desk, request.payer, f"p {who(request.payee)} {request.amount}")
        case r.Salary():
            yield from called(desk, request.player, "g")
        case r.Tax():
            yield from called(desk, request.player, f"tax {request.square} {request.way}".strip())
        case r.Buy():
            yield from called(desk, request.player, "b")
            yield from called(desk, request.player, f"b {at(request.deed)}" if request.deed else "b")
        case r.Rent():
            dice = f" dice {request.dice}" if request.dice else ""
            yield from called(desk, request.player, f"r {at(request.deed)}{dice}")
        case r.Mortgage() | r.Redeem():
            verb = "m" if isinstance(request, r.Mortgage) else "x"
            yield from called(desk, request.player, f"{verb} {at(*request.deeds)}")
        case r.Build() | r.Sell():
            verb, many = "h" if isinstance(request, r.Build) else "s", "hotel" if request.hotel else request.count
            if not request.hotel and request.count == 1 and len(request.deeds) == 1:
                yield from called(desk, request.player, f"{verb} {at(*request.deeds)}")
            yield from called(desk, request.player, f"{verb} {many} {at(*request.deeds)}")
        case r.Auction():
            yield "a"
            yield f"a {at(request.lot)}"
        case r.Win():
            yield from called(desk, request.player, f"w {at(request.lot)} {request.amount}")
        case r.LeaveJail():
            yield request.by
            yield from called(desk, request.player, f"leaves jail by {request.by}")
        case r.Place():
            yield from called(desk, request.player, f"at {request.square}")
        case r.Jail():
            yield from called(desk, request.player, "jail")
        case r.Bankrupt():
            yield f"{who(request.player)} bankrupt to {who(request.creditor)}"


def called(desk: Desk, player: str, words: str) -> Iterator[str]:
    """Put a player in front, in the shortest way that can be right; who has the turn needs no name."""
    everyone = desk.game.everyone
    if player == desk.game.turn:
        yield words
    if player in everyone:
        yield f"{everyone.index(player) + 1}{words}"
        yield f"{everyone.index(player) + 1} {words}"
    else:
        yield f"{player} {words}"


# --- dialogs


def bid(desk: Desk, request: r.Bid | r.Pass | r.Sold) -> Keys:
    """Find the keys at the hammer."""
    matter = auction(desk)
    assert matter is not None
    if isinstance(request, r.Sold):
        return [ENTER] * 3
    seat = next(bidder for bidder in bidders(desk, matter) if bidder.name == request.player)
    if isinstance(request, r.Pass):
        return ["x", str(seat.number)]
    if request.amount in (seat.small, seat.large):
        return [str(seat.number) if request.amount == seat.small else f"alt+{seat.number}"]
    return [*f"{fold(request.player)[0]} {request.amount}", ENTER]


def turned(request: r.Trade) -> r.Trade:
    """Turn a trade around."""
    return r.Trade(request.taker, request.giver, request.gets, request.gives, request.redeeming)


def trade(desk: Desk, request: r.Trade) -> Keys:
    """Find the keys of a trade in its dialog."""
    game = desk.game
    shown = game.turn, game.others(game.turn)[0]
    first = [*chosen(desk, shown[0], request.giver), *given(desk, request.giver, request.gives, request.redeeming)]
    second = [*chosen(desk, shown[1], request.taker), *given(desk, request.taker, request.gets, request.redeeming)]
    return ["f2", *first, *(["tab", *second] if second else []), ENTER]


def chosen(desk: Desk, shown: str, player: str) -> Keys:
    """Find the letters that lead from the player shown to another."""
    players = desk.game.players
    at, letter, keys = players.index(shown), fold(player)[0], Keys()
    while players[at] != player:
        at = next(n % len(players) for n in range(at + 1, at + 99) if fold(players[n % len(players)])[0] == letter)
        keys.append(letter)
    return keys


def given(desk: Desk, player: str, side: r.Side, redeeming: tuple[str, ...]) -> Keys:
    """Find the keys that put cash, deeds and cards into a deal, from the first row on."""
    owned = [deed.id for deed in desk.game.owned(player)]
    picks = sorted((owned.index(deed), 2 if deed in redeeming else 1) for deed in side.deeds)
    picks += [(len(owned), side.cards)] if side.cards else []
    last = len(owned) - (0 if desk.game.cards(player) else 1)
    keys, here = [*str(side.cash or "")], 0
    for row, times in picks:
        down, up = ["down"] * (row - here), ["end", *["up"] * (last - row)]
        keys += [*min(down, up, key=len), *[SPACE] * times]
        here = row
    return keys
