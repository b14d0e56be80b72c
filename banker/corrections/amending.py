"""Amending: back to an older entry, another phrase in its place, and what followed entered again; all or nothing."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from banker.corrections.correcting import correct_in
from banker.corrections.record import Record
from banker.corrections.steps import Step, steps_from
from banker.corrections.striking import strike_from
from banker.ledger.entry import Entry, Posting
from banker.ledger.ledger import Ledger, reversal
from banker.refusal import Refusal, Refused
from banker.rules import requests as r
from banker.rules.decision import RULES, decide
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.stamp import Stamp

Reader = Callable[[str, Game], "r.Request | Refusal"]


class Rewrite(Struct, frozen=True):
    """An amendment worked out: the drafts with their phrases, what differs, and what can no longer be.

    `undone` are the entries taken back, `ground` the draft that does it; `different` and `impossible` are plain JSON.
    """

    undone: tuple[int, ...]
    ground: Draft
    drafts: tuple[tuple[Draft, str], ...]
    different: tuple[dict[str, Any], ...]
    impossible: tuple[dict[str, Any], ...]


def amend(request: r.Amend, game: Game, ledger: Ledger, read: Reader) -> Rewrite:
    """Take back to an entry, enter a phrase in its place, and again what followed."""
    record = Record.of(ledger)
    entry = record.target(request.number)
    steps = steps_from(ledger, entry)
    olds = [old for step in steps for old in step.olds]
    ground = _ground(game, olds)
    ground.why = {"code": "amended", "number": entry.number, "phrase": request.phrase}
    work = _Work(ground, ledger, olds, read)
    for step in steps:
        if entry in step.olds:
            work.enter(replace(step, phrase=request.phrase))
        elif not step.dropped:
            work.enter(step)
    undone = tuple(sorted(old.number for old in olds))
    return Rewrite(undone, ground, tuple(work.drafts), tuple(work.different), tuple(work.impossible))


def _ground(game: Game, olds: list[Entry]) -> Draft:
    draft = Draft(game, "amend")
    postings, changes = reversal(olds)
    draft.postings.extend(postings)
    draft.books.take(postings, changes)
    for fact, _, _ in changes:
        draft.before.setdefault(fact, game.books.facts.get(fact))
    return draft


class _Work:
    """Phrases entered one after the other on books that are not kept."""

    def __init__(self, ground: Draft, ledger: Ledger, olds: list[Entry], read: Reader) -> None:
        """Begin on the ground, with the record as it was before the entries that are taken back."""
        self.game: Game = ground
        self.read = read
        self.drafts: list[tuple[Draft, str]] = []
        self.different: list[dict[str, Any]] = []
        self.impossible: list[dict[str, Any]] = []
        self._opened = ledger.head.opened
        self._first = ledger.next
        self._numbers: dict[int, int] = {}
        self._record = Record.before(ledger, olds)
        self._record.add((Stamp(self._opened, ground.elapsed).entry(ground, self._first, self._first, ""),))

    def enter(self, step: Step) -> None:
        """Enter a phrase at the time of the entries that it replaces."""
        game = Game(self.game.books, self.game.edition, step.elapsed)
        phrase = self._renumbered(step.phrase, game)
        drafts = self._decide(phrase, game, step)
        if isinstance(drafts, Refusal):
            told = {"number": step.number, "phrase": phrase, "refusal": drafts.code, "data": drafts.data}
            self.impossible.append(told)
            return
        self._compare(phrase, drafts, step)
        self._keep(phrase, drafts, step)

    def _renumbered(self, phrase: str, game: Game) -> str:
        """Spell a correction anew: the entry that it names has another number now."""
        from banker.teller.scene import Scene
        from banker.teller.spelling import spell

        request = self.read(phrase, game)
        if not isinstance(request, r.Correct) or request.number not in self._numbers:
            return phrase
        scene = Scene(game.everyone, game.turn, game.board)
        return spell(replace(request, number=self._numbers[request.number]), scene)

    def _decide(self, phrase: str, game: Game, step: Step) -> "tuple[Draft, ...] | Refusal":
        request = self.read(phrase, game)
        if isinstance(request, Refusal):
            return request
        try:
            if isinstance(request, r.Strike) and request.number not in self._numbers:
                return (strike_from(request, game, self._record),)
            if isinstance(request, r.Correct):
                return (correct_in(request, game, self._record),)
        except Refused as refused:
            return refused.refusal
        if type(request) not in RULES:
            return Refusal("not-in-amend", {"phrase": phrase})
        if isinstance(request, r.Deal) and not request.player and request.seed is None:
            request = r.Deal(step.olds[-1].why.get("seed", 0))
        return decide(request, game)  # type: ignore[arg-type]

    def _keep(self, phrase: str, drafts: tuple[Draft, ...], step: Step) -> None:
        number = self._first + 1 + len(self.drafts)
        stamp = Stamp(self._opened, step.elapsed)
        news = [stamp.entry(draft, number + at, self._first, phrase) for at, draft in enumerate(drafts)]
        self._record.add(news)
        for old in step.olds:
            same = (new for new in news if new.kind == old.kind)
            self._numbers[old.number] = next(same, news[-1]).number
        self.drafts += [(draft, phrase) for draft in drafts]
        self.game = drafts[-1]

    def _compare(self, phrase: str, drafts: tuple[Draft, ...], step: Step) -> None:
        was = _sums(posting for old in step.olds for posting in old.postings)
        now = _sums(posting for draft in drafts for posting in draft.postings)
        if was != now:
            told = {"number": step.number, "phrase": phrase, "was": _list(was), "now": _list(now)}
            self.different.append(told)


def _sums(postings: Any) -> dict[tuple[str, str], int]:
    sums: dict[tuple[str, str], int] = {}
    posting: Posting
    for posting in postings:
        holder, commodity, amount = posting
        sums[holder, commodity] = sums.get((holder, commodity), 0) + amount
    return {key: amount for key, amount in sums.items() if amount}


def _list(sums: dict[tuple[str, str], int]) -> list[list[Any]]:
    return [[holder, commodity, amount] for (holder, commodity), amount in sums.items()]
