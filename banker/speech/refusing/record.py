"""Refusals about the record: undoing, correcting, checking."""

from typing import Any

from banker.editions.board import Board
from banker.refusal import Refusal
from banker.speech import names
from banker.speech.catalogue import _, mark, n_
from banker.speech.money import clock, number
from banker.speech.refusing.fields import Data, Sentence, fields
from banker.speech.telling.kinds import kind_noun

NOT_SO = {
    "mortgaged": mark("The books say: {subject} is not mortgaged."),
    "clear": mark("The books say: {subject} is mortgaged."),
    "jail": mark("The books say: {subject} is not in jail."),
}


def _check_differs(data: Data, board: Board | None) -> str:
    what, subject = data.get("what", ""), str(data.get("subject", ""))
    if what in NOT_SO:
        known = board is not None and subject in board.deed
        return _(NOT_SO[what]).format(subject=names.deed(subject, board) if known else names.holder(subject))
    said, books = (figure(what, data.get(key), board) for key in ("said", "books"))
    return _("The books say {books}, not {said}.").format(books=books, said=said)


def figure(what: str, value: Any, board: Board | None) -> str:
    """Write a figure of a check in words."""
    if isinstance(value, bool) or not isinstance(value, int):
        return names.holder(str(value))
    if what == "clock":
        return clock(value)
    return f"@{value} {names.square(value, board)}" if what == "square" else number(value)


def _leaned_on(data: Data, board: Board | None) -> str:
    later = [str(entry) for entry in data.get("entries", ())]
    if not later:
        return _(
            "{number} cannot be struck: the books would not hold. “adjust” corrects cash all the same."
        ).format_map(fields(data, board))
    message = n_(
        "{number} cannot be struck: {later} leans on it. Strike that first, or use “amend”.",
        "{number} cannot be struck: {later} lean on it. Strike those first, or use “amend”.",
        len(later),
    )
    return message.format(number=data.get("number", ""), later=names.listing(later))


def _not_correctable(data: Data, board: Board | None) -> str:
    told = fields({**data, "kind": kind_noun(data.get("kind", ""))}, board)
    return _("{number} ({kind}) cannot be corrected; “undo” may do.").format_map(told)


def _amend_breaks(data: Data, board: Board | None) -> str:
    from banker.speech.refusals import tell_refusal

    impossible = data.get("impossible", ())
    if not impossible:
        return _("Nothing is changed: what followed could no longer be.")
    first = impossible[0]
    told = {"number": str(first["number"]), "phrase": names.phrase(first["phrase"])}
    told["why"] = tell_refusal(Refusal(first["refusal"], first["data"]), board)
    message = n_(
        "Nothing is changed: {number}, “{phrase}”, could no longer be. {why}",
        "Nothing is changed: {count} entries could no longer be, first {number}, “{phrase}”. {why}",
        len(impossible),
    )
    return message.format(count=number(len(impossible)), **told)


def _not_in_amend(data: Data, board: Board | None) -> str:
    return _("“{phrase}” cannot stand in the place of an entry.").format(phrase=names.phrase(data.get("phrase", "")))


SENTENCES: dict[str, Sentence] = {
    "nothing-to-undo": mark("There is nothing to undo."),
    "nothing-to-redo": mark("There is nothing to enter again."),
    "no-such-entry": mark("There is no entry {number}; the last is {last}, and “history” shows them."),
    "already-undone": mark("{number} has been taken back already."),
    "not-correctable": _not_correctable,
    "leaned-on": _leaned_on,
    "nothing-to-correct": mark("{number} stands at {amount} already."),
    "not-one-amount": mark("{number} has no single amount to correct; use “amend” or “strike”."),
    "not-in-amend": _not_in_amend,
    "amend-breaks": _amend_breaks,
    "check-differs": _check_differs,
}
