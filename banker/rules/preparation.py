"""The preparation of a game: what may come before its first act, and the deal that must. Source: MALLONGA SPECO."""

from banker.rules.clock import timer
from banker.rules.dealing import deal_first, undealt
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.requests import Act, Bankrupt, Bid, Finish, Pass, Retire, Sold, Unsold, Waive

PRELUDE = frozenset(
    ("open", "start", "deal", "turn", "place", "jail", "note", "adjustment", "mortgage", "redemption", "trade",
     "settlement", "clock", "payment", "debt", "resale")
)  # fmt: skip
"""Kinds of entry that may stand before the game has begun."""

ENDING = (Bankrupt, Retire, Finish, Waive, Bid, Pass, Sold, Unsold)
"""What ends something that is open before the deal, and so waits for no deal."""


def waits_for_deal(game: Game) -> tuple[str, ...]:
    """Name who keeps the game from beginning: who is still undealt, until the clock is started without them."""
    names = undealt(game)
    ours = timer(game) if names else None
    return names if ours is not None and ours.state == "idle" else ()


def check_dealt(game: Game, kind: str, request: Act) -> None:
    """Refuse `deal-first` for what would begin the game before the deal: a throw, a purchase, a rent, a salary."""
    if kind in PRELUDE or isinstance(request, ENDING):
        return
    names = waits_for_deal(game)
    if names:
        raise deal_first(game, names)


def begin(draft: Draft, ground: Game) -> None:
    """Note that the game has begun with the first act that is no preparation."""
    if draft.kind in PRELUDE or draft.books.facts.get("begun") or waits_for_deal(ground):
        return
    draft.change("begun", True)
