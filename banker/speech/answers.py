"""What the desk says in words: an answer for line mode, and a preview while a phrase is typed."""

from banker.answer import Answer
from banker.editions.board import Board
from banker.editions.edition import Edition
from banker.speech.catalogue import _, n_
from banker.speech.differences import differences, tell_amended
from banker.speech.entries import tell_entry, tell_hidden
from banker.speech.inquiries import tell_question
from banker.speech.money import money, number
from banker.speech.names import plain
from banker.speech.refusals import tell_refusal

MOST = 3
"""As many entries of one act are told one by one."""


def tell_answer(answer: Answer, edition: Edition | None) -> str:
    """Say what a phrase did, why it could not be, or what it asked: one line, or several for a question."""
    told = "\n".join(_lines(answer, edition))
    return _("{told} · time is up").format(told=told) if answer.time_up else told


def tell_preview(answer: Answer, edition: Edition | None) -> list[str]:
    """Say what a phrase would do: the entry, then each balance that moves; hidden figures stay hidden."""
    board = edition.board if edition is not None else None
    if answer.hidden and answer.entry is not None:
        return [tell_hidden(answer.entry, board)]
    if answer.refusal is not None:
        return [tell_refusal(answer.refusal, board)]
    balances = [_balance(*balance, board) for balance in answer.balances]
    return [*_lines(answer, edition), *balances, *differences(answer, board)]


def _lines(answer: Answer, edition: Edition | None) -> list[str]:
    board = edition.board if edition is not None else None
    if answer.refusal is not None:
        return [tell_refusal(answer.refusal, board)]
    if answer.entries:
        return [_act(answer, board)]
    return tell_question(answer.request, answer.answer, edition) if edition is not None else []


def _act(answer: Answer, board: Board | None) -> str:
    if len(answer.entries) == 1:
        return tell_entry(answer.entries[0], board)
    if answer.entries[0].kind == "amend":
        return " · ".join(tell_amended(answer, board))
    told = [tell_entry(entry, board) for entry in answer.entries[:MOST]]
    rest = len(answer.entries) - len(told)
    if rest:
        told.append(n_("{count} more", "{count} more", rest).format(count=number(rest)))
    return " · ".join(told)


def _balance(player: str, before: int, after: int, board: Board | None) -> str:
    return f"{plain(player)} {money(before, board)} → {money(after, board)}"
