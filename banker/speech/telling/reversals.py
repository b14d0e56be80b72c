"""Entries about other entries in words: undone, entered again, struck, corrected, amended."""

from collections.abc import Sequence

from msgspec.structs import replace

from banker.editions.board import Board
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _, language, n_
from banker.speech.money import money
from banker.speech.telling.kinds import kind_noun
from banker.speech.telling.manner import Teller


def struck_entry(entry: Entry) -> Entry:
    """Show again the entry that a strike took back, as far as the strike tells."""
    postings = tuple((holder, commodity, -amount) for holder, commodity, amount in reversed(entry.postings))
    return replace(entry, kind=entry.why["kind"], why=entry.why["what"], postings=postings)


def reversed_entry(entry: Entry) -> Entry | None:
    """Show again the one entry that an undo took back or a redo entered, as far as it tells."""
    if len(entry.why["kinds"]) != 1 or not entry.why.get("what"):
        return None
    sign = -1 if entry.kind == "undo" else 1
    postings = tuple((holder, commodity, sign * amount) for holder, commodity, amount in entry.postings[::sign])
    return replace(entry, kind=entry.why["kinds"][0], why=entry.why["what"], postings=postings)


def reversal_words(entry: Entry, told: str) -> str:
    """Say what was undone or entered again; `told` are the words for the one entry it was, if it was one."""
    fields = {"numbers": span(entry.reverses), "what": told or _kinds(entry)}
    if entry.kind == "undo":
        return _("Undone {numbers}: {what}").format(**fields) + _by_hand(entry)
    return _("Entered again {numbers}: {what}").format(**fields)


def _by_hand(entry: Entry) -> str:
    """Remind of the pack, which no undo can reach."""
    cards = len(entry.why.get("cards", ()))
    message = n_("; put the card back on top of its pack", "; put the {count} cards back on top of their packs", cards)
    return message.format(count=cards) if cards else ""


def _kinds(entry: Entry) -> str:
    return ", ".join(dict.fromkeys(kind_noun(kind) for kind in entry.why["kinds"]))


def span(numbers: Sequence[int]) -> str:
    """Write the numbers of entries, a whole run by its ends."""
    if len(numbers) > 1 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def _corrected(entry: Entry, board: Board | None) -> str:
    why = entry.why
    fields = {key: money(why.get(key, 0), board) for key in ("was", "amount", "difference", "owed")}
    fields |= {"payer": names.leader(why["payer"]), "payee": names.holder(why["payee"]), "number": str(why["number"])}
    if why.get("owed"):
        message = _("{number} corrected from {was} to {amount}: {payer} pays {payee} {difference}, {owed} of it owed")
        return message.format(**fields)
    return _("{number} corrected from {was} to {amount}: {payer} pays {payee} {difference}").format(**fields)


def _amended(entry: Entry, board: Board | None) -> str:
    from banker.teller.rewording import reword

    said = reword(entry.why["phrase"], language())
    fields = {"number": entry.why["number"], "phrase": names.plain(said)}
    return _("Back to {number}, “{phrase}” in its place").format(**fields)


TELLERS: dict[str, Teller] = {
    "corrected": _corrected,
    "amended": _amended,
}
