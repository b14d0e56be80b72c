"""Amending: back to an older entry, another phrase in its place, and what followed entered again; all or nothing."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from banker.corrections.facts import changed_facts
from banker.corrections.record import Record
from banker.corrections.steps import Step, steps_from
from banker.corrections.work import Reader, Work
from banker.ledger.entry import Entry
from banker.ledger.ledger import Ledger, reversal
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.requests import Amend


class Rewrite(Struct, frozen=True):
    """An amendment worked out: the drafts with their phrases, what differs, and what can no longer be.

    `undone` are the entries taken back, `ground` the draft that does it; `different` and `impossible` are plain JSON.
    """

    undone: tuple[int, ...]
    ground: Draft
    drafts: tuple[tuple[Draft, str], ...]
    different: tuple[dict[str, Any], ...]
    impossible: tuple[dict[str, Any], ...]


def amend(request: Amend, game: Game, ledger: Ledger, read: Reader, seed: int) -> Rewrite:
    """Take back to an entry, enter a phrase in its place, and again what followed; `seed` shuffles a new deal."""
    entry = Record.of(ledger).target(request.number)
    steps = steps_from(ledger, entry)
    olds = [old for step in steps for old in step.olds]
    ground = _ground(game, olds)
    ground.why = {"code": "amended", "number": entry.number, "phrase": request.phrase}
    placed = _instead(steps, entry, request.phrase)
    work = _worked(Work(ground, ledger, olds, read, seed), placed)
    if work.impossible and any(step.dropped for step in placed):
        work = _worked(Work(ground, ledger, olds, read, seed), [step for step in placed if not step.dropped])
    told = (*work.different, *changed_facts(game, work.game, entry.number, request.phrase))
    undone = tuple(sorted(old.number for old in olds))
    return Rewrite(undone, ground, tuple(work.drafts), told, tuple(work.impossible))


def _worked(work: Work, steps: list[Step]) -> Work:
    """Enter steps again; one that was struck, and its strike, only where both can be."""
    for step in steps:
        work.enter(step)
    return work


def _instead(steps: list[Step], entry: Entry, phrase: str) -> list[Step]:
    """Put a phrase in the place of an entry's."""
    return [replace(step, phrase=phrase, typed=phrase != step.phrase) if entry in step.olds else step for step in steps]


def _ground(game: Game, olds: list[Entry]) -> Draft:
    draft = Draft(game, "amend")
    postings, changes = reversal(olds)
    draft.postings.extend(postings)
    draft.books.take(postings, changes)
    for fact, _, _ in changes:
        draft.before.setdefault(fact, game.books.facts.get(fact))
    return draft
