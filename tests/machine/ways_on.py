"""No dead end: whatever is open on a table, there is a phrase that gets on with it, or raises the money for it."""

from collections.abc import Iterator

from banker.desk import Desk
from banker.ledger.entry import BANK
from banker.rules.clock import time_up
from banker.rules.game import Game
from banker.rules.matters import DUES, Matter

STEPS = 300
"""By so many phrases any table has been cleared."""


def check_way_on(desk: Desk) -> None:
    """Assert that something that is open can be got on with, what waits after it; the last player left may finish."""
    game = desk.game
    if game.over:
        return
    if len(game.players) <= 1:
        assert desk.preview("finish").ok
        return
    phrases = (phrase for matter in game.matters for phrase in ways_on(game, matter))
    assert not game.matters or any(desk.preview(phrase).ok for phrase in phrases), game.matters


def play_out(desk: Desk) -> None:
    """Get on with whatever is open, one phrase after the other, until nothing is and the next may throw."""
    for _ in range(STEPS):
        check_way_on(desk)
        if desk.game.over or len(desk.game.players) <= 1 or not desk.matters:
            break
        phrases = (phrase for matter in desk.game.matters for phrase in ways_on(desk.game, matter))
        assert any(desk.say(phrase).ok for phrase in phrases)
    else:
        raise AssertionError(desk.matters)
    if not (desk.game.over or desk.game.decided or time_up(desk.game)):
        assert desk.say("next").ok


def ways_on(game: Game, matter: Matter) -> Iterator[str]:
    """Word what can be said of a matter, what settles it first."""
    who = matter.player
    if matter.kind == "offer":
        yield from (f"{who} buys", f"auction @{game.board.deed[matter.deed].square}")
    elif matter.kind == "card":
        yield from (f"{who} card {card.id}{way}" for card in game.board.cards for way in ("", " pay"))
    elif matter.kind == "auction":
        yield from _hammer(game, matter)
    elif matter.kind in DUES:
        yield from _due(game, matter)


def _hammer(game: Game, matter: Matter) -> Iterator[str]:
    yield from ("sold", "unsold")
    if matter.bidder:
        yield from (f"sold on @{deed.square}" for deed in game.owned(matter.bidder))
        yield f"{matter.bidder} passes"
        yield from _leaving(game, matter.bidder, BANK)
    elif matter.player:
        yield from _leaving(game, matter.player, BANK)


def _due(game: Game, matter: Matter) -> Iterator[str]:
    who = matter.player
    yield from (f"{who} settles", "waive" if matter.kind == "rent" else f"{who} settles")
    yield from (f"{who} tax @{matter.square} {way}" for way in ("flat", "percent") if matter.kind == "tax")
    yield from _leaving(game, who, matter.creditor)


def _leaving(game: Game, who: str, creditor: str) -> Iterator[str]:
    """Word how money is raised, and how who cannot raise it leaves."""
    lots = [f"@{deed.square}" for deed in game.owned(who)]
    yield from (f"{who} {act} {lot}" for act in ("mortgages", "sells 1 on", "sells all on") for lot in lots)
    groups = {deed.group: game.group(deed) for deed in game.owned(who)}
    yield from (f"{who} sells all on " + ", ".join(f"@{d.square}" for d in group) for group in groups.values())
    yield from (f"{who} bankrupt to {name}" for name in (creditor, BANK, *game.others(who)) if name != "pot")
