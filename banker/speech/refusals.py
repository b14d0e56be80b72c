"""A refusal in words: what was wrong, what can be done, and the heading of the sheet that says so."""

from banker.editions.board import Board
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.speech.names import plain
from banker.speech.refusing import audits, deeds, files, money, phrases, record, slips, turns
from banker.speech.refusing.fields import Sentence, fields

SENTENCES: dict[str, Sentence] = {
    **money.SENTENCES,
    **deeds.SENTENCES,
    **turns.SENTENCES,
    **phrases.SENTENCES,
    **record.SENTENCES,
    **files.SENTENCES,
    **audits.SENTENCES,
    **slips.SENTENCES,
}
"""How each code is told."""


def tell_refusal(refusal: Refusal, board: Board | None = None) -> str:
    """Say why a request cannot be, with the heading in parentheses where the sheet has one."""
    told = _tell(refusal, board)
    return f"{told} ({plain(_(refusal.sheet))})" if refusal.sheet else told


def _tell(refusal: Refusal, board: Board | None) -> str:
    sentence = SENTENCES.get(refusal.code)
    if sentence is None:
        return _("This cannot be done: {code}.").format(code=refusal.code.replace("-", " "))
    if isinstance(sentence, str):
        return _(sentence).format_map(fields(refusal.data, board))
    return sentence(refusal.data, board)
