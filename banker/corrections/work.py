"""Work: phrases entered one after the other on books that are not kept."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from banker.corrections.correcting import correct_in
from banker.corrections.record import Record
from banker.corrections.steps import Step
from banker.corrections.striking import strike_from
from banker.ledger.entry import Entry, Posting
from banker.ledger.ledger import Ledger
from banker.refusal import Refusal, Refused
from banker.rules import requests as r
from banker.rules.decision import RULES, decide
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.stamp import Stamp
from banker.teller.lexicon import SPOKEN
from banker.teller.scene import Scene
from banker.teller.spelling import spell

Reader = Callable[[str, Game, str], r.Request | Refusal]
"""Reads a phrase at a table, in a language or, where none is named, in the one in use."""

Sums = dict[tuple[str, str], int]


class Work:
    """What an amendment enters: drafts with their phrases, what came out differently, and what could not be."""

    def __init__(self, ground: Draft, ledger: Ledger, olds: list[Entry], read: Reader, seed: int) -> None:
        """Begin on the ground, with the record as it was before the entries taken back; `seed` shuffles new deals."""
        self.game: Game = ground
        self.read = read
        self._seed = seed
        self.drafts: list[tuple[Draft, str]] = []
        self.different: list[dict[str, Any]] = []
        self.impossible: list[dict[str, Any]] = []
        self._opened = ledger.head.opened
        self._act = ledger.next
        self._numbers: dict[int, int] = {}
        self._alike: dict[int, int] = {}
        self._record = Record.before(ledger, olds)
        self._record.add((Stamp(self._opened, ground.elapsed).entry(ground, self._act, self._act, ""),))

    def enter(self, step: Step) -> None:
        """Enter a phrase at the time of the entries that it replaces."""
        game = Game(self.game.books, self.game.edition, step.elapsed)
        request = self._renumbered(self._read(step, game))
        phrase = step.phrase
        if isinstance(request, (r.Correct, r.Strike)) and request.number in self._numbers.values():
            phrase = spell(request, Scene(game.everyone, game.turn, game.board))
        drafts = self._decide(request, game, step)
        if isinstance(drafts, Refusal):
            told = {"number": step.number, "phrase": phrase, "refusal": drafts.code, "data": drafts.data}
            self.impossible.append(told)
            return
        self._compare(phrase, drafts, step)
        self._keep(phrase, drafts, step)

    def _read(self, step: Step, game: Game) -> r.Request | Refusal:
        """Read a phrase in the language of now; one of the record else in the language in which it was said."""
        request = self.read(step.phrase, game, "")
        if step.typed or not isinstance(request, Refusal):
            return request
        others = (self.read(step.phrase, game, language) for language in SPOKEN)
        return next((other for other in others if not isinstance(other, Refusal)), request)

    def _renumbered(self, request: r.Request | Refusal) -> r.Request | Refusal:
        """Let a correction name the entry that has come in the place of the one that it named; a strike one like it."""
        if isinstance(request, r.Strike):
            return replace(request, number=self._alike.get(request.number, request.number))
        if isinstance(request, r.Correct):
            return replace(request, number=self._numbers.get(request.number, request.number))
        return request

    def _decide(self, request: r.Request | Refusal, game: Game, step: Step) -> tuple[Draft, ...] | Refusal:
        if isinstance(request, Refusal):
            return request
        if isinstance(request, r.Deal) and not request.player and request.seed is None:
            known = None if step.typed else step.olds[-1].why.get("seed")
            request = r.Deal(self._seed if known is None else known)
        if type(request) in RULES:
            return decide(request, game)  # type: ignore[arg-type]
        try:
            return (self._correct(request, game),)
        except Refused as refused:
            return refused.refusal

    def _correct(self, request: r.Request, game: Game) -> Draft:
        """Make a correction again; a strike not of an entry that was taken back and has none like it in its place."""
        if isinstance(request, r.Correct):
            return correct_in(request, game, self._record)
        if isinstance(request, r.Strike) and request.number not in self._numbers:
            return strike_from(request, game, self._record)
        raise Refused("not-in-amend", phrase=spell(request, Scene(game.everyone, game.turn, game.board)))

    def _keep(self, phrase: str, drafts: tuple[Draft, ...], step: Step) -> None:
        number = self._act + 1 + len(self.drafts)
        stamp = Stamp(self._opened, step.elapsed)
        news = [stamp.entry(draft, number + at, self._act, phrase) for at, draft in enumerate(drafts)]
        self._record.add(news)
        kinds = {new.kind: new.number for new in news}
        self._alike |= {old.number: kinds[old.kind] for old in step.olds if old.kind in kinds}
        self._numbers |= {old.number: kinds.get(old.kind, news[-1].number) for old in step.olds}
        self.drafts += [(draft, phrase) for draft in drafts]
        self.game = drafts[-1]

    def _compare(self, phrase: str, drafts: tuple[Draft, ...], step: Step) -> None:
        was = _sums(posting for old in step.olds for posting in old.postings)
        now = _sums(posting for draft in drafts for posting in draft.postings)
        if was != now:
            told = {"number": step.number, "phrase": phrase, "was": _list(was), "now": _list(now)}
            self.different.append(told)


def _sums(postings: Iterable[Posting]) -> Sums:
    sums: Sums = {}
    for holder, commodity, amount in postings:
        sums[holder, commodity] = sums.get((holder, commodity), 0) + amount
    return {key: amount for key, amount in sums.items() if amount}


def _list(sums: Sums) -> list[list[Any]]:
    return [[holder, commodity, amount] for (holder, commodity), amount in sums.items()]
