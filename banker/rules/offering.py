"""What an empty line does: the first open matter as offered."""

from banker.refusal import Refusal
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.requests import Act, Buy, Settle, Settlement, Sold, Unsold


def offered(game: Game) -> Act | Refusal:
    """Turn the first open matter into the request that it offers, or say that it needs an answer first."""
    if not game.matters:
        return Refusal("nothing-open")
    return _offered(game.matters[0])


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
