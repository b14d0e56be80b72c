"""Completion: how a phrase that is being typed may go on, from what is legal now."""

from msgspec import Struct

from banker.editions.board import Board
from banker.refusal import Refusal
from banker.rules.game import Game
from banker.teller.completing import naming, patterns, possible
from banker.teller.completing.line import Line
from banker.teller.completing.matching import matching, misspelt
from banker.teller.completing.people import person
from banker.teller.completing.slot import Candidate, Part, Slot
from banker.teller.lexicon import SHORT, canonical
from banker.teller.verbs import ACTS, PLAIN, VERBS


class Completion(Struct, frozen=True):
    """A way in which a phrase may go on: the phrase then, the words that are new, and a word of help.

    `near` marks words that only look like what was typed.
    """

    phrase: str
    words: str
    help: str = ""
    near: bool = False


def completions(phrase: str, game: Game, language: str = "en") -> list[Completion]:
    """List how a phrase may go on, the likeliest first; a word that is whole already goes on with the next."""
    line = Line(phrase, game, language)
    slot = _slot(line)
    if slot is None:
        return []
    typed = line.typed(slot.at)
    candidates = tuple(candidate.in_language(language, line.ruling) for candidate in slot.candidates)
    found = matching(typed, candidates)
    if found and found[0].is_whole(typed):
        return completions(phrase + " ", game, language)
    before = phrase[: line.start(slot.at)]
    if found or line.keys[slot.at] in VERBS:
        return [_complete(before, candidate) for candidate in found]
    return [_complete(before, candidate, near=True) for candidate in misspelt(typed, candidates)]


def mended(phrase: str, refusal: Refusal, board: Board) -> list[Completion]:
    """List how a phrase would read with the names that a refusal holds for meant."""
    name = refusal.data.get("name", "")
    meant = refusal.data.get("near") or refusal.data.get("matches") or []
    at = phrase.rfind(name) if refusal.code in ("unknown-name", "ambiguous-name") else -1
    if at < 0 or not name:
        return []
    texts = dict.fromkeys(naming.spelt(one, refusal.data.get("kind", ""), board) for one in meant)
    return [Completion(phrase[:at] + text + phrase[at + len(name) :], text, near=True) for text in texts]


def _complete(before: str, candidate: Candidate, *, near: bool = False) -> Completion:
    space = "" if not before or before[-1].isspace() else " "
    return Completion(before + space + candidate.text, candidate.text, candidate.help, near)


def _slot(line: Line) -> Slot | None:
    """Find where the line ends, and what may stand there."""
    if line.end == 0:
        return _head(line)
    parts = _read_head(line)
    if isinstance(parts, Slot):
        return parts
    for part in parts:
        found = part(line)
        if found is not None:
            return found
    return None


def _head(line: Line) -> Slot | None:
    """Say what a phrase may begin with; figures are dice or a short form."""
    if line.typed(0)[:1].isdigit():
        return None
    line.player = line.game.turn
    own = possible.verbs(line) if line.player else ()
    everything = (*naming.holders(line), *possible.plain(line.game), *own)
    return Slot(0, tuple({candidate.text: candidate for candidate in reversed(everything)}.values())[::-1])


def _read_head(line: Line) -> tuple[Part, ...] | Slot:
    """Read who acts and the verb, as far as they are finished."""
    first = line.low[0]
    named = person(line, 0)
    if not named and first[-1] in SHORT and first[:-1] in line.people.players:
        line.player, line.at = line.people.players[first[:-1]], 1
        return patterns.ACTS.get(canonical(first[-1]), ())
    if named and (line.keys[1] in ACTS if line.end > 1 else _is_name(line)):
        return _read_verb(line, named)
    line.player, line.at = line.game.turn, 1
    if line.keys[0] in PLAIN and line.verb_at(0) in patterns.PLAIN:
        return patterns.PLAIN[line.verb_at(0)]
    return patterns.ACTS.get(line.verb_at(0), ())


def _is_name(line: Line) -> bool:
    """Whether the first word alone is a name: a letter that is a verb too is a verb, and a figure may be a die."""
    first = line.low[0]
    return not first.isdigit() and (first in line.people.holders or line.keys[0] not in VERBS)


def _read_verb(line: Line, name: str) -> tuple[Part, ...] | Slot:
    line.player, line.at = name, 2
    if line.end == 1:
        return Slot(1, tuple(possible.verbs(line)))
    return patterns.ACTS.get(line.verb_at(1), ())
