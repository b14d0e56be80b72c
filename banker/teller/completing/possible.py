"""Which verbs are possible now: for a player, and without one."""

from collections.abc import Callable, Iterator

from banker.rules import fitting
from banker.rules.clock import timer
from banker.rules.game import Game
from banker.rules.matters import DUES, Matter
from banker.rules.shortages import BUILDINGS, running
from banker.speech.catalogue import _, mark
from banker.teller.completing.line import Line
from banker.teller.completing.slot import Candidate, said

Possible = Callable[[Game, str], bool]

ANSWERS = {"offer": ("buys",), "card": ("card",), "debt": ("settles",), "tax": ("tax", "pays"), "estate": ()}
"""Verbs that answer what is open for a player."""

USUAL: dict[str, tuple[str, Possible]] = {
    "rolls": (mark("the dice"), lambda game, player: player == game.turn and not game.books.facts.get("rolled")),
    "pays": (mark("money"), lambda game, player: True),
    "salary": (mark("from the bank"), lambda game, player: True),
    "buys": (mark("a deed"), lambda game, player: bool(fitting.buyable(game))),
    "rent": (mark("for a deed"), lambda game, player: bool(fitting.rentable(game, player))),
    "builds": (mark("houses, a hotel"), lambda game, player: _builds(game, player)),
    "mortgages": (mark("deeds"), lambda game, player: bool(fitting.mortgageable(game, player))),
    "gives": (mark("a trade"), lambda game, player: bool(fitting.tradable(game, player) or game.cards(player))),
    "redeems": (mark("mortgaged deeds"), lambda game, player: bool(fitting.redeemable(game, player))),
    "sells": (mark("houses, a hotel"), lambda game, player: bool(fitting.standing(game, player))),
    "leaves": (mark("jail"), lambda game, player: game.jailed(player)),
    "settles": (mark("the debts"), lambda game, player: _owes(game, player)),
    "bids": (mark("in the auction"), lambda game, player: _bids(game, player)),
    "passes": (mark("bids no more"), lambda game, player: _bids(game, player)),
    "wants": (mark("so many of the last"), lambda game, player: _bids(game, player, BUILDINGS)),
    "card": (mark("that was drawn"), lambda game, player: True),
    "tax": (mark("of a square"), lambda game, player: True),
    "wins": (mark("an auction at the table"), lambda game, player: running(game) is None),
    "owes": (mark("a debt that stands"), lambda game, player: True),
    "at": (mark("the square of the token"), lambda game, player: True),
    "jailed": (mark("sent to jail"), lambda game, player: not game.jailed(player)),
    "starts": (mark("a table taken over"), lambda game, player: not game.books.facts.get("begun")),
    "bankrupt": (mark("leaves the game"), lambda game, player: True),
    "retires": (mark("leaves the game"), lambda game, player: True),
}
"""What a player may do, a word of help, and when; the usual first."""

PLAIN: dict[str, tuple[str, Callable[[Game], bool]]] = {
    "next": (mark("the turn goes on"), lambda game: True),
    "waive": (mark("the rent is not asked for"), lambda game: any(m.kind == "rent" for m in game.matters)),
    "auction": (mark("of a deed"), lambda game: running(game) is None and bool(fitting.buyable(game))),
    "sold": (mark("the hammer falls"), lambda game: running(game) is not None),
    "unsold": (mark("nobody bids"), lambda game: running(game) is not None),
    "deal": (mark("the deeds"), lambda game: game.books.facts.get("variant") == "short" and not _begun(game)),
    "clock": (mark("start, pause, resume"), lambda game: timer(game) is not None),
    "turn": (mark("whose turn it is"), lambda game: True),
    "worth": (mark("what each is worth"), lambda game: True),
    "raise": (mark("what could be raised"), lambda game: True),
    "notes": (mark("of a balance"), lambda game: True),
    "check": (mark("against the table"), lambda game: True),
    "adjust": (mark("a correction of cash"), lambda game: True),
    "note": (mark("words on the record"), lambda game: True),
    "strike": (mark("take back an older entry"), lambda game: True),
    "correct": (mark("the amount of an entry"), lambda game: True),
    "amend": (mark("an entry, and what followed"), lambda game: True),
    "finish": (mark("the game ends"), lambda game: True),
}
ALWAYS: dict[str, str] = {
    "undo": mark("take back"),
    "redo": mark("enter again"),
    "history": mark("the last entries"),
    "why": mark("how an entry came about"),
    "books": mark("all balances"),
    "matters": mark("what is open"),
}
"""What is possible even when the game is finished."""


def verbs(line: Line) -> Iterator[Candidate]:
    """Find what the player of a line may do: what answers an open matter first."""
    game, player = line.game, line.player
    if player not in game.players:
        yield said("pays", _("money"))
        return
    if game.over:
        return
    answers = [verb for matter in game.matters for verb in _answers(matter, player)]
    for verb in dict.fromkeys((*answers, *USUAL)):
        help, possible = USUAL[verb]
        if possible(game, player):
            yield said(verb, _(help))


def plain(game: Game) -> Iterator[Candidate]:
    """Find what may be said without a player."""
    for verb, (help, possible) in PLAIN.items():
        if not game.over and possible(game):
            yield said(verb, _(help))
    yield from (said(verb, _(help)) for verb, help in ALWAYS.items())


def _answers(matter: Matter, player: str) -> tuple[str, ...]:
    if matter.kind == "auction":
        return ("bids", "passes")
    return ANSWERS.get(matter.kind, ("pays",)) if matter.player == player else ()


def _begun(game: Game) -> bool:
    return bool(game.books.facts.get("begun"))


def _builds(game: Game, player: str) -> bool:
    return bool(fitting.buildable(game, player) or fitting.buildable(game, player, hotel=True))


def _owes(game: Game, player: str) -> bool:
    return any(matter.kind in DUES and matter.player == player for matter in game.matters)


def _bids(game: Game, player: str, lots: tuple[str, ...] = ()) -> bool:
    matter = running(game)
    if matter is None or player in matter.passed or player == matter.bidder:
        return False
    return not lots or matter.lot in lots
