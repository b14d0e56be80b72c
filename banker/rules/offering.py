"""What an empty line does: the first open matter as offered, else what a timed game is begun with."""

from banker.refusal import Refusal
from banker.rules.clock import timer
from banker.rules.dealing import deal_first, undealt
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.requests import Act, Buy, Clock, Deal, Settle, Settlement, Sold, Unsold


def offered(game: Game) -> Act | Refusal:
    """Turn the first open matter into the request that it offers, or say that it needs an answer first."""
    if game.matters:
        return _offered(game.matters[0])
    return Refusal("nothing-open") if game.over else _begun(game)


def _begun(game: Game) -> Act | Refusal:
    """Offer the deal of the short game, then the start of a clock; who was left out of a deal is dealt to by hand."""
    waiting = undealt(game)
    if waiting:
        return Deal() if len(waiting) == len(game.players) else deal_first(game, waiting).refusal
    ours = timer(game)
    return Clock("start") if ours is not None and ours.state == "idle" else Refusal("nothing-open")


def _offered(matter: Matter) -> Act | Refusal:
    if matter.choice and matter.kind == "tax":
        return Refusal("choice-needed", {"player": matter.player, "square": matter.square})
    if matter.choice:
        return Refusal("dice-needed", {"deed": matter.deed})
    if matter.kind == "card":
        return Refusal("card-needed", {"player": matter.player, "deck": matter.deck})
    if matter.kind == "offer":
        return Buy(matter.player, matter.deed)
    if matter.kind == "debt":
        return Settle(matter.player)
    if matter.kind == "auction":
        return _hammer(matter)
    return Settlement(matter.player)


def _hammer(matter: Matter) -> Act | Refusal:
    if matter.bidder and matter.lot in ("house", "hotel"):
        return Refusal("say-where", {"player": matter.bidder, "building": matter.lot})
    return Sold() if matter.bidder else Unsold()
