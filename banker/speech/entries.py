"""An entry in words: one line for the ledger."""

from banker.editions.board import Board
from banker.ledger.entry import CASH, Entry
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.money import change
from banker.speech.telling import dealings, draws, dues, lots, milestones, moves, payments, reversals
from banker.speech.telling.kinds import kind_noun
from banker.speech.telling.manner import Teller, because, joined
from banker.speech.telling.reversals import reversal_words, reversed_entry, struck_entry


def tell_entry(entry: Entry, board: Board | None) -> str:
    """Say in one line what an entry did."""
    teller = TELLERS.get(entry.why.get("code", ""))
    if teller is None:
        return _tell_postings(entry)
    try:
        return teller(entry, board)
    except KeyError:  # a ledger of another version may lack a figure, and is shown all the same
        return _tell_postings(entry)


def tell_hidden(entry: Entry, board: Board | None) -> str:
    """Say what an entry would do, without any figure of it."""
    why = entry.why
    if why.get("code") == "tax-percent":
        fields = {"player": names.leader(why["player"]), "square": names.square(why["square"], board)}
        return _("{player} pays 10% of everything: {square}; the amount is shown once it is entered").format(**fields)
    return _("{kind}: the amount is shown once it is entered").format(kind=kind_noun(entry.kind))


def _reversed(entry: Entry, board: Board | None) -> str:
    one = reversed_entry(entry)
    return reversal_words(entry, tell_entry(one, board) if one is not None else "")


def _struck(entry: Entry, board: Board | None) -> str:
    told = tell_entry(struck_entry(entry), board)
    sentence = _("Struck {number}: {told}").format(number=entry.why["number"], told=told)
    return because(sentence, entry.why.get("reason", ""))


def _tell_postings(entry: Entry) -> str:
    moves = [f"{names.plain(who)} {change(amount)}" for who, what, amount in entry.postings if what == CASH]
    return joined(kind_noun(entry.kind), moves)


TELLERS: dict[str, Teller] = {
    **payments.TELLERS,
    **dues.TELLERS,
    **moves.TELLERS,
    **draws.TELLERS,
    **dealings.TELLERS,
    **lots.TELLERS,
    **milestones.TELLERS,
    **reversals.TELLERS,
    "struck": _struck,
    "undone": _reversed,
    "redone": _reversed,
}
"""How each code of an entry's figures is told."""
