"""Answers: short phrases that only what is open explains."""

from banker.refusal import Refused
from banker.rules.matters import Matter
from banker.rules.requests import Bid, LeaveJail, Request, Tax
from banker.teller.amounts import amount, number
from banker.teller.attempts import ended, is_named
from banker.teller.forms import FORMS
from banker.teller.grammar.money import WAYS
from banker.teller.lexicon import canonical
from banker.teller.names import candidates
from banker.teller.tokens import is_numeric
from banker.teller.verbs import VERBS
from banker.teller.words import Words

_SEPARATORS = str.maketrans("", "", ",.")


def answer(words: Words) -> Request | None:
    """Read an answer to what is open, or nothing where the phrase is another."""
    for matter in words.scene.matters:
        if matter.kind == "auction":
            return _bid(words)
        if matter.kind == "tax":
            found = _tax(words, matter)
            if found is not None:
                return found
    return _out(words) if words.scene.jailed else None


def _tax(words: Words, matter: Matter) -> Request | None:
    """Read `flat`, `percent`, `10%` or the flat amount, alone or after the name of who is to pay."""
    last = words.end - 1
    way = WAYS.get(words.keys[last])
    if way is None and number(words.low[last].translate(_SEPARATORS)) == matter.amount:
        way = "flat"
    if way is None or not _is_only(words, matter.player):
        return None
    return Tax(matter.player, matter.square, way if matter.choice or way == "percent" else "")


def _is_only(words: Words, player: str) -> bool:
    """Tell whether only the last word follows, or stands alone, after the name of a player."""
    size = words.end - 1
    return size == 0 or (size <= words.people.longest and candidates(words, size, "player") == (player,))


def _bid(words: Words) -> Request | None:
    """Read `NAME 130`; a bare figure does not say who bids."""
    if is_numeric(words.low[0]) and words.end == 1:
        raise Refused("incomplete-phrase", verb="bids", form=FORMS["bids"])
    for size in range(1, min(words.people.longest, words.end - 1) + 1):
        if is_numeric(words.low[size]) and _may_bid(words):
            return _bid_of(words, size)
    return None


def _may_bid(words: Words) -> bool:
    """Tell a bidder from a die, and from a verb that is no letter of his, before a figure."""
    first = words.low[0]
    if words.end == 2 and first.isdigit() and max(map(len, words.low)) == 1:
        return False
    verb = canonical(words.keys[0])
    return verb not in VERBS or (verb != "undo" and (is_named(words) or len(first) == 1))


def _bid_of(words: Words, size: int) -> Request | None:
    found = candidates(words, size, "player")
    if len(found) > 1:
        raise words.people.refusal(" ".join(words.raw[:size]), found)
    if not found:
        return None
    words.verb, words.at = "bids", size
    return ended(words, Bid(found[0], amount(words)))


def _out(words: Words) -> Request | None:
    """Read `fine`, alone or after the name of who is on turn in jail; `out` does not say how."""
    key, turn = words.keys[words.end - 1], words.scene.turn
    if key == "out" and _is_only(words, turn):
        words.verb = "leaves"
        raise words.incomplete()
    return LeaveJail(turn, "fine") if key == "fine" and _is_only(words, turn) else None
