"""What a card does, in a sentence."""

import msgspec

from banker.editions.board import Effect
from banker.speech.catalogue import _, mark

BONUS = mark("goes on to @{square}, and gets {bonus} for passing the first square")
NEAREST = {"station": mark("goes on to the nearest station"), "utility": mark("goes on to the nearest utility")}
SENTENCES = {
    "collect": mark("gets {amount} from the bank"),
    "pay": mark("pays the bank {amount}"),
    "from-each": mark("gets {amount} from each player"),
    "to-each": mark("pays each player {amount}"),
    "repairs": mark("pays the bank {house} for each house and {hotel} for each hotel"),
    "advance": mark("goes on to @{square}"),
    "utility-at": mark("goes on to @{square} and throws for the rent"),
    "back": mark("goes back {steps} squares"),
    "back-to": mark("goes back to @{square}"),
    "jail": mark("goes to jail"),
    "get-out": mark("keeps the card to leave jail"),
    "pay-or-draw": mark("pays the bank {amount} or draws from the other deck"),
}


def tell(effect: Effect) -> str:
    """Say what the drawer of a card does."""
    figures = msgspec.to_builtins(effect)
    if figures.get("bonus"):
        return _(BONUS).format(**figures)
    sentence = SENTENCES.get(figures["type"]) or NEAREST[figures["kind"]]
    return _(sentence).format(**figures)
