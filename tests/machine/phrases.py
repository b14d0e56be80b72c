"""Random phrases for a table as it stands: mostly what could be meant there, sometimes anything."""

from collections.abc import Callable, Sequence
from typing import Protocol

from banker.rules.game import Game
from banker.rules.matters import Matter


class Chooser(Protocol):
    """Where chance comes from: hypothesis, or a seeded generator."""

    def pick(self, options: Sequence[str]) -> str:
        """Choose one."""

    def number(self, least: int, most: int) -> int:
        """Choose a number."""


Maker = Callable[[Game, Chooser], str]


def player(game: Game, choose: Chooser) -> str:
    """Name somebody, mostly who is in the game."""
    return choose.pick([*(game.players or game.everyone), *game.everyone])


def deed(game: Game, choose: Chooser) -> str:
    """Name a deed by its square."""
    return f"@{choose.pick([str(d.square) for d in game.board.deeds])}"


def owned(game: Game, choose: Chooser, who: str) -> str:
    """Name a deed of somebody, if he has one."""
    squares = [f"@{d.square}" for d in game.owned(who)]
    return choose.pick(squares) if squares else deed(game, choose)


def amount(game: Game, choose: Chooser) -> int:
    """Name an amount in the board's notes."""
    return choose.number(1, 400) * game.board.unit


def roll(game: Game, choose: Chooser) -> str:
    """Throw the dice of whose turn it is."""
    return f"{choose.number(1, 6)} {choose.number(1, 6)}"


def answer(game: Game, choose: Chooser) -> str:
    """Answer what is open."""
    if not game.matters:
        return choose.pick(["next", "", "matters"])
    return _answer(game, choose, game.matters[0])


def _answer(game: Game, choose: Chooser, matter: Matter) -> str:
    who = matter.player or player(game, choose)
    if matter.kind == "card":
        cards = [card.id for card in game.board.cards if card.deck == matter.deck]
        return f"{who} card {choose.pick(cards)}" + choose.pick(["", "", " pay", " draw"])
    if matter.kind == "auction":
        bidder = player(game, choose)
        bid = f"{bidder} bids {matter.amount + amount(game, choose)}"
        place = owned(game, choose, matter.bidder) if matter.bidder else ""
        return choose.pick([bid, f"{bidder} passes", "sold", "unsold", f"sold on {place}", f"{bidder} wants 2", ""])
    if matter.choice and matter.kind == "tax":
        return f"{who} tax @{matter.square} {choose.pick(['flat', 'percent'])}"
    if matter.choice:
        return f"{who} rent @{game.board.deed[matter.deed].square} dice {choose.number(2, 12)}"
    if matter.kind == "debt":
        return choose.pick([f"{who} settles", f"{who} bankrupt to {matter.creditor}", f"raise {who}", ""])
    return choose.pick(["", "pay", "waive", "auction", f"{who} buys"])


def trade(game: Game, choose: Chooser) -> str:
    """Offer a trade between two."""
    one, two = player(game, choose), player(game, choose)
    gives = choose.pick([owned(game, choose, one), str(amount(game, choose)), f"{owned(game, choose, one)}, 10"])
    gets = choose.pick([owned(game, choose, two), str(amount(game, choose)), "jail card"])
    return f"{one} gives {gives} to {two} for {gets}"


def building(game: Game, choose: Chooser) -> str:
    """Build or sell something."""
    who = player(game, choose)
    lot = owned(game, choose, who)
    many = choose.number(1, 4)
    group = ", ".join(f"@{d.square}" for d in game.group(game.board.at[int(lot[1:])]))
    forms = [f"builds {many} on {group}", f"builds 1 on {lot}", f"builds hotel on {lot}", f"sells {many} on {group}"]
    return f"{who} " + choose.pick([*forms, f"sells 1 on {lot}", f"sells hotel on {lot}", f"sells all on {group}"])


def pledge(game: Game, choose: Chooser) -> str:
    """Mortgage or redeem."""
    who = player(game, choose)
    return f"{who} {choose.pick(['mortgages', 'redeems'])} {owned(game, choose, who)}"


def money(game: Game, choose: Chooser) -> str:
    """Move money somehow."""
    who, other, sum_ = player(game, choose), player(game, choose), amount(game, choose)
    forms = [f"{who} pays {other} {sum_}", f"bank pays {who} {sum_}", f"{who} pays everyone {sum_}", f"{who} salary"]
    more = [
        f"{who} owes {other} {sum_} for x",
        f"{who} settles",
        f"adjust {who} cash -{sum_}",
        f"{who} pays pot {sum_}",
    ]
    return choose.pick([*forms, *more])


def deal(game: Game, choose: Chooser) -> str:
    """Buy, win or rent a deed."""
    who, lot = player(game, choose), deed(game, choose)
    forms = [f"{who} buys {lot}", f"{who} wins {lot} for {amount(game, choose)}", f"auction {lot}", f"{who} rent {lot}"]
    more = [f"{who} rent {lot} dice {choose.number(2, 12)}", "auction house", "auction hotel"]
    return choose.pick([*forms, *more, f"{who} wins house on {lot} for {amount(game, choose)}"])


def move(game: Game, choose: Chooser) -> str:
    """Correct the table."""
    who = player(game, choose)
    card = choose.pick([card.id for card in game.board.cards] or ["none"])
    square = choose.number(0, len(game.board.squares) - 1)
    forms = [f"{who} at @{square}", f"{who} jailed", f"turn {who}", "next", f"{who} card {card}"]
    return choose.pick([*forms, *(f"{who} leaves jail by {way}" for way in ("fine", "card", "doubles"))])


def back(game: Game, choose: Chooser) -> str:
    """Take something back, or enter it again."""
    number = choose.number(1, 60)
    forms = ["undo", "undo 3", "redo", f"strike {number}", f"correct {number} to {amount(game, choose)}"]
    return choose.pick([*forms, f"amend {number} {money(game, choose)}"])


def leave(game: Game, choose: Chooser) -> str:
    """Leave the game."""
    who = player(game, choose)
    return choose.pick([f"{who} bankrupt to {choose.pick([*game.everyone, 'bank'])}", f"{who} retires"])


def ask(game: Game, choose: Chooser) -> str:
    """Ask something."""
    who = player(game, choose)
    forms = ["books", "worth", f"worth {who}", "history 5", "matters", f"raise {who}", f"notes {who}"]
    return choose.pick(
        [*forms, f"rent {deed(game, choose)} dice 7", f"why {choose.number(1, 60)}", f"check {who} cash 1"]
    )


def clock(game: Game, choose: Chooser) -> str:
    """Turn the clock."""
    return "clock " + choose.pick(["start", "pause", "resume", "add 1"])


def garbage(game: Game, choose: Chooser) -> str:
    """Say anything."""
    words = [
        *game.everyone,
        "pays",
        "@39",
        "-5",
        "0",
        "1e9",
        "٣",
        "12.5",
        "[/]",
        "for",
        "to",
        "🂡",
        "builds",
        "!",
        "#",
        "x" * 50,
    ]
    return " ".join(choose.pick(words) for _ in range(choose.number(0, 6)))


MAKERS: tuple[tuple[int, Maker], ...] = (
    (20, roll),
    (26, answer),
    (6, trade),
    (9, building),
    (5, pledge),
    (6, money),
    (8, deal),
    (3, move),
    (4, back),
    (1, leave),
    (2, ask),
    (1, clock),
    (2, garbage),
)


def phrase(game: Game, choose: Chooser) -> str:
    """Make a phrase."""
    at = choose.number(1, sum(weight for weight, _ in MAKERS))
    for weight, maker in MAKERS:
        at -= weight
        if at <= 0:
            return maker(game, choose)
    raise AssertionError("weights")
