"""The edition that an opening names: a sheet and a board that ship, with the rules it overrides."""

from banker.editions.edition import Edition
from banker.editions.overrides import override
from banker.editions.shelf import load_board, load_sheet
from banker.refusal import Refusal
from banker.rules import requests as r


def choose_edition(request: r.Open) -> Edition | Refusal:
    """Put together the edition that an opening names."""
    sheet = load_sheet(request.sheet)
    if isinstance(sheet, Refusal):
        return sheet
    board = load_board(request.board)
    if isinstance(board, Refusal):
        return board
    rules = override(sheet.rules, request.overrides)
    return rules if isinstance(rules, Refusal) else Edition(sheet, board, rules, tuple(request.overrides))
