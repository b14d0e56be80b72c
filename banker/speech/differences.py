"""What an amendment makes otherwise, in words."""

from collections.abc import Iterator, Sequence
from typing import Any

from banker.answer import Answer
from banker.editions.board import Board
from banker.ledger.entry import BANK, CASH, HOTEL, HOUSE, MORTGAGE, Entry
from banker.speech import names
from banker.speech.catalogue import _, mark, n_
from banker.speech.entries import tell_entry
from banker.speech.facts import tell_facts
from banker.speech.money import change, number

THINGS = {HOUSE: mark("house"), HOTEL: mark("hotel"), MORTGAGE: mark("mortgage")}


def tell_amended(answer: Answer, board: Board | None) -> Iterator[str]:
    """Say what was entered in the place of an older entry, and how much was entered again."""
    first, *rest = answer.entries
    yield tell_entry(first, board)
    again: list[Entry] = []
    for entry in rest:
        if not again and entry.phrase == first.why["phrase"]:
            yield tell_entry(entry, board)
        else:
            again.append(entry)
    yield from _again(len(again), len(_different(answer)))


def _again(count: int, different: int) -> Iterator[str]:
    if count:
        yield n_("{count} entry entered again", "{count} entries entered again", count).format(count=number(count))
    if different:
        message = n_("{count} of the phrases moves otherwise", "{count} of the phrases move otherwise", different)
        yield message.format(count=number(different))


def differences(answer: Answer, board: Board | None) -> list[str]:
    """List what moves otherwise than it did, a line a phrase, and what the table comes to that it did not."""
    facts = (fact for told in _told(answer) for fact in told.get("facts", ()))
    return [*(_difference(told, board) for told in _different(answer)), *tell_facts(facts, board)]


def _told(answer: Answer) -> Sequence[dict[str, Any]]:
    told: Sequence[dict[str, Any]] = answer.answer.get("different", ()) if isinstance(answer.answer, dict) else ()
    return told


def _different(answer: Answer) -> Sequence[dict[str, Any]]:
    """List what moves otherwise, but for the new phrase itself, which is told already."""
    different = [told for told in _told(answer) if "facts" not in told]
    if not different or different[0]["phrase"] != answer.entries[0].why.get("phrase"):
        return different
    return different[1:]


def _difference(told: dict[str, Any], board: Board | None) -> str:
    fields = {"number": str(told["number"]), "phrase": names.phrase(told["phrase"])}
    fields |= {"was": _moves(told["was"], board), "now": _moves(told["now"], board)}
    return _("{number} {phrase}: {was} → {now}").format(**fields)


def _moves(postings: Sequence[Sequence[Any]], board: Board | None) -> str:
    moves = [_move(holder, commodity, amount, board) for holder, commodity, amount in postings]
    return ", ".join(move for move in moves if move) or _("nothing")


def _move(holder: str, commodity: str, amount: int, board: Board | None) -> str:
    """Say one side of a move: a player's cash, what stands on a deed, or who has a deed now; else nothing."""
    if commodity == CASH:
        return f"{names.holder(holder)} {change(amount)}" if holder != BANK else ""
    if commodity in THINGS:
        return f"{holder} {change(amount)} {_(THINGS[commodity])}" if holder.startswith("@") else ""
    return f"{names.deed(commodity, board)} → {names.holder(holder)}" if amount > 0 else ""
