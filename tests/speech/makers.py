"""Entries, matters and refusals as the rules make them, for sentences about them."""

from typing import Any

from banker.editions.board import Board
from banker.editions.edition import Edition
from banker.editions.sheet import Sheet
from banker.editions.shelf import load_board, load_sheet
from banker.ledger.entry import Change, Entry, Posting
from banker.refusal import Refusal
from banker.rules.matters import Matter
from banker.speech.entries import tell_entry
from banker.speech.matters import tell_matter
from banker.speech.reasons import tell_why
from banker.speech.refusals import tell_refusal


def board_of(name: str) -> Board:
    """Load a board that is there."""
    board = load_board(name)
    assert isinstance(board, Board)
    return board


def edition_of(sheet: str, board: str = "atlantic") -> Edition:
    """Put a sheet and a board together."""
    found = load_sheet(sheet)
    assert isinstance(found, Sheet)
    return Edition(found, board_of(board), found.rules)


ATLANTIC = board_of("atlantic")
MONOPOLO = edition_of("monopolo")
MONOPOLI = edition_of("monopoli")


def entry(
    kind: str, code: str, postings: tuple[Posting, ...] = (), changes: tuple[Change, ...] = (), /, **why: Any
) -> Entry:
    """Make an entry with the figures of a code."""
    return Entry(41, kind, "2026-01-01T00:00:00Z", 1214, "phrase", postings, changes, {"code": code, **why}, 41)


def cash(payer: str, payee: str, amount: int) -> tuple[Posting, ...]:
    """Make the postings of a payment."""
    return ((payer, "cash", -amount), (payee, "cash", amount))


def told(
    kind: str, code: str, postings: tuple[Posting, ...] = (), changes: tuple[Change, ...] = (), /, **why: Any
) -> str:
    """Tell an entry on the Atlantic board."""
    return tell_entry(entry(kind, code, postings, changes, **why), ATLANTIC)


def reasons(edition: Edition, kind: str, code: str, postings: tuple[Posting, ...] = (), /, **why: Any) -> list[str]:
    """Tell why an entry is as it is."""
    return tell_why(entry(kind, code, postings, **why), edition)


def refused(code: str, heading: str = "", /, **data: Any) -> str:
    """Tell a refusal on the Atlantic board."""
    return tell_refusal(Refusal(code, data, heading), ATLANTIC)


def open_matter(**facts: Any) -> str:
    """Tell a matter on the Atlantic board."""
    return tell_matter(Matter(**facts), ATLANTIC)


Row = tuple[str, dict[str, Any], str]
"""A code, the data of its refusal, and the sentence."""


def check(row: Row) -> None:
    """Hold a refusal against its sentence."""
    code, data, sentence = row
    assert refused(code, "", **data) == sentence
