"""A slot: where the next words go, and what may stand there."""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from banker.folding import fold
from banker.speech.catalogue import _
from banker.teller.completing.line import Line
from banker.teller.rewording import reword_behind


class Candidate(Struct, frozen=True):
    """Words that may stand in a slot, a word of help, and other names that they answer to.

    `key` are words of the line itself, which each language says in its own way.
    """

    text: str
    help: str = ""
    names: tuple[str, ...] = ()
    key: bool = False

    def in_language(self, language: str, verb: str) -> "Candidate":
        """Say words of the line as a language does behind a verb; they answer to the English ones too."""
        return replace(self, text=reword_behind(verb, self.text, language), names=(self.text,)) if self.key else self

    def is_whole(self, typed: str) -> bool:
        """Tell whether all of it has been typed, or of what it is in English."""
        known = (self.text, *self.names) if self.key else (self.text,)
        return any(name.casefold() == typed.casefold() for name in known)


def said(word: str, help: str = "") -> Candidate:
    """Make a candidate of a word of the line."""
    return Candidate(word, help, key=True)


class Slot(Struct, frozen=True):
    """What may stand from a word of the line on."""

    at: int
    candidates: tuple[Candidate, ...] = ()


Part = Callable[[Line], Slot | None]
"""A part of a phrase: passes over its words, or says what may stand where they are not finished."""

Find = Callable[[Line], Iterable[Candidate]]
"""Finds what may stand in a slot."""


def slot(line: Line, candidates: Iterable[Candidate]) -> Slot:
    """Make the slot at the word that is not finished."""
    return Slot(line.at, tuple(candidates))


def keyword(word: str, help: str = "", *, optional: bool = False) -> Part:
    """A word that belongs there; an optional one may be left out."""

    def part(line: Line) -> Slot | None:
        if line.at < line.end:
            line.take(word)
            return None
        begun = fold(line.typed(line.at))
        left_out = optional and not any(fold(known).startswith(begun) for known in (word, line.said(word)))
        return None if left_out else slot(line, [said(word, help)])

    return part


def passing(word: str) -> Part:
    """A word that some languages put there: it is passed over, and never asked for."""

    def part(line: Line) -> Slot | None:
        if line.at < line.end:
            line.take(word)
        return None

    return part


def one_of(find: Find, note: Callable[[Line, int], None] | None = None) -> Part:
    """One word out of several; `note` takes down what the finished one means."""

    def part(line: Line) -> Slot | None:
        if line.at >= line.end:
            return slot(line, find(line))
        if note is not None:
            note(line, line.at)
        line.at += 1
        return None

    return part


def words(*pairs: tuple[str, str]) -> Part:
    """One word out of several that never change, each with its help."""
    return one_of(lambda line: [said(word, _(help)) for word, help in pairs])
