"""The ids of a board: one name space, since each is typed by the banker and held by somebody."""

import re
from collections.abc import Iterator

from banker.editions.board import Board
from banker.editions.fault import Fault
from banker.speech.catalogue import mark

RESERVED = frozenset({"cash", "house", "hotel", "mortgage", "bank", "pot", "everyone"})
KEBAB = re.compile("[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LANGUAGE = re.compile("[a-z]{2,3}")


def id_faults(place: str, word: str) -> Iterator[Fault]:
    """Find an id that is no kebab word or that means something else on the desk."""
    if not KEBAB.fullmatch(word):
        yield Fault(place, mark("an id of small letters, digits and hyphens, a letter first"), word)
    if word in RESERVED:
        yield Fault(place, mark("an id that the desk does not use itself"), word)


def language_faults(language: str) -> Iterator[Fault]:
    """Find a language that is no code."""
    if not LANGUAGE.fullmatch(language):
        yield Fault("language", mark("a language code such as en, eo or id"), language)


def name_faults(board: Board) -> Iterator[Fault]:
    """Find bad ids, and ids given twice among groups, deeds and cards."""
    yield from id_faults("id", board.id)
    yield from language_faults(board.language)
    seen: dict[str, str] = {}
    for place, word in _ids(board):
        yield from id_faults(place, word)
        if word in seen:
            yield Fault(place, mark("an id given once"), f"{word} ({seen[word]})")
        seen[word] = place


def _ids(board: Board) -> Iterator[tuple[str, str]]:
    for kind in ("groups", "deeds", "cards"):
        for index, record in enumerate(getattr(board, kind)):
            yield f"{kind}[{index}].id", record.id
