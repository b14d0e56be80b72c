"""Words that need no translation: names of boards and players, words of the line, keys, and what users typed."""

import os
from pathlib import Path

from banker.editions.board import Board
from banker.editions.sheet import Sheet
from banker.editions.shelf import boards, load_board, load_sheet, sheets
from banker.speech.catalogue import languages
from banker.teller.forms import ANY, FORMS
from banker.teller.lexicon import reserved
from tests.locales.pseudo import words
from widgets.key_faces import FACES

KEYS = (*FACES.values(), "PgUp PgDn S-Tab ctrl shift F1")
TYPED = ("Ana Budi Citra", "zzz", "hello", "for a promise", "ana", "zz", "qzqz", "help", "hammer over ends")
THINGS = ("banker", "toml", "game", "settings", "png", "svg", "pdf", "PDF", "ESC POS", "QR", "UTC", "mm", "txt")


def of_boards() -> list[str]:
    """List what boards print: names, squares, cards, ids."""
    told = []
    for name in boards():
        board = load_board(name)
        assert isinstance(board, Board)
        told += [board.id, board.name, board.symbol]
        told += [text for deed in board.deeds for text in (deed.id, deed.name)]
        told += [square.name for square in board.squares]
        told += [text for card in board.cards for text in (card.id, card.words)]
    return told


def of_sheets() -> list[str]:
    """List what sheets print: names, and headings that are not ours."""
    told = []
    for name in sheets():
        sheet = load_sheet(name)
        assert isinstance(sheet, Sheet)
        told += [sheet.id, sheet.name]
        told += [heading for heading in sheet.headings.values() if sheet.language != "en" and ":" not in heading]
    return told


def known_words(*more: str) -> frozenset[str]:
    """List every word that may be seen in any language."""
    line = (*reserved(), *FORMS.values(), ANY)
    folders = (os.environ.get("BANKER_CONFIG", ""), str(Path.cwd()))
    return words((*of_boards(), *of_sheets(), *line, *KEYS, *TYPED, *THINGS, *languages().values(), *folders, *more))
