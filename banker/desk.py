"""The desk: the one door for every front end. A phrase or a request goes in, an answer comes out."""

from collections.abc import Callable
from secrets import randbelow

from msgspec import structs

from banker import corrections
from banker.answer import Answer, foreseen, secret
from banker.choice import choose_edition
from banker.ledger.books import Books
from banker.ledger.database import JournalDB
from banker.ledger.entry import Entry
from banker.ledger.journal_errors import JournalError
from banker.ledger.ledger import Head, Ledger
from banker.pace import MOST_SECONDS
from banker.questions import ask
from banker.refusal import Refusal, Refused
from banker.rules import requests as r
from banker.rules.clock import time_up
from banker.rules.decision import decide
from banker.rules.game import Game
from banker.rules.opening import open_table
from banker.stamp import Stamp
from banker.table import Table
from banker.teller.canon import canonical_phrase, canonical_request
from banker.teller.reading import read
from banker.teller.scene import Default, Scene
from banker.teller.spelling import spell
from banker.teller.times import clock_face
from banker.timekeeping import Timekeeper

CORRECTIONS = (r.Undo, r.Redo, r.Strike, r.Correct, r.Amend)
QUESTIONS = (
    r.AskBooks, r.AskWorth, r.AskRent, r.AskWhy, r.AskHistory, r.AskMatters, r.AskRaise, r.AskNotes, r.Check,
    r.CheckNotes,
)  # fmt: skip

SEEDS = 1_000_000
"""How many ways there are to shuffle: a seed is drawn before a deal is previewed, so that the preview holds."""


class Desk(Table):
    """One table: its ledger, its edition, its time. `fresh` makes the database of each table that is opened."""

    def __init__(self, fresh: Callable[[], JournalDB], time: Timekeeper, *, many: bool = False) -> None:
        """Sit down at a desk without a table; with `many`, each `open` begins a fresh one."""
        super().__init__(time)
        self._fresh = fresh
        self._many = many
        self._seed = randbelow(SEEDS)

    @classmethod
    def reopen(cls, db: JournalDB, time: Timekeeper) -> "Desk":
        """Sit down at the table that a database keeps, if it keeps one; raises ValidationError, and then closes it."""
        desk = cls(lambda: db, time)
        try:
            desk._keep(db, Ledger.reopen(db))
        except BaseException:
            db.close()
            raise
        return desk

    # --- phrases

    def read(self, phrase: str) -> r.Request | Refusal:
        """Read a phrase; an empty one does the first open matter as offered."""
        request = read(phrase, self.scene)
        if isinstance(request, Default):
            return self.default()
        return request if isinstance(request, Refusal) else canonical_request(request, self.language)

    def say(self, phrase: str) -> Answer:
        """Do what a phrase says, and keep it."""
        request = self.read(phrase)
        if isinstance(request, Refusal):
            return Answer(phrase, refusal=request, time_up=self._time_up())
        return self.act(request, canonical_phrase(phrase, request, self.scene))

    def preview(self, phrase: str) -> Answer:
        """Show what a phrase would do; nothing is kept."""
        request = self.read(phrase)
        if isinstance(request, Refusal):
            return Answer(phrase, refusal=request)
        return self.foresee(request, canonical_phrase(phrase, request, self.scene))

    def default(self) -> r.Request | Refusal:
        """Say what an empty line does: the first open matter as offered."""
        from banker.rules.offering import offered

        return offered(self.game) if self.ledger else Refusal("no-table")

    # --- requests

    def act(self, request: r.Request, phrase: str = "") -> Answer:
        """Do what a request says, and keep it."""
        answer = self._answer(request, phrase, keep=True)
        return structs.replace(answer, time_up=True) if self._time_up() else answer

    def foresee(self, request: r.Request, phrase: str = "") -> Answer:
        """Show what a request would do; nothing is kept."""
        return self._answer(request, phrase, keep=False)

    def _answer(self, request: r.Request, phrase: str, *, keep: bool) -> Answer:
        if self.read_only is not None and not isinstance(request, QUESTIONS):
            return Answer(phrase, request, refusal=self.read_only)
        if isinstance(request, r.Open):
            return self._open(request, phrase, keep=keep)
        if self.ledger is None:
            return Answer(phrase, request, refusal=Refusal("no-table"))
        if isinstance(request, QUESTIONS):
            return self._ask(request, phrase)
        if isinstance(request, r.At):
            return self._set_time(request, phrase, keep=keep)
        if isinstance(request, CORRECTIONS):
            return self._correct(request, phrase, keep=keep)
        return self._enter(request, phrase, keep=keep)

    def _time_up(self) -> bool:
        return self.ledger is not None and time_up(self.game) and not self.game.over

    # --- opening

    def _open(self, request: r.Open, phrase: str, *, keep: bool) -> Answer:
        if self.ledger is not None and not self._many:
            return Answer(phrase, request, refusal=Refusal("already-open"))
        edition = choose_edition(request)
        if isinstance(edition, Refusal):
            return Answer(phrase, request, refusal=edition)
        draft = open_table(request, edition)
        if isinstance(draft, Refusal):
            return Answer(phrase, request, refusal=draft)
        opened, phrase = self.time.now(), phrase or spell(request, Scene())
        first = Stamp(opened, 0).entry(draft, 1, 1, phrase)
        if not keep:
            return Answer(phrase, request, (first,), balances=foreseen((first,), Books()))
        refusal = self._begin(Head(opened, edition), first)
        return Answer(phrase, request, refusal=refusal) if refusal else Answer(phrase, request, (first,))

    def _begin(self, head: Head, first: Entry) -> Refusal | None:
        db = None
        try:
            db = self._fresh()
            self._keep(db, Ledger.create(db, head, first))
        except JournalError as error:
            if db is not None:
                db.close()
            return Refusal(error.code, error.data)
        return None

    def _set_time(self, request: r.At, phrase: str, *, keep: bool) -> Answer:
        assert self.ledger is not None
        if request.seconds > MOST_SECONDS:
            late = {"time": str(request.seconds), "most": clock_face(MOST_SECONDS)}
            return Answer(phrase, request, refusal=Refusal("bad-time", late))
        if request.seconds < self.elapsed:
            return Answer(phrase, request, refusal=Refusal("time-runs-on", {"elapsed": self.elapsed}))
        if keep and not self.time.set(self.ledger.head.opened + request.seconds - self.pace.shift):
            return Answer(phrase, request, refusal=Refusal("transcripts-only", {"phrase": phrase}))
        return Answer(phrase, request, answer={"elapsed": request.seconds})

    # --- acts

    def _ask(self, request: r.Question, phrase: str) -> Answer:
        assert self.ledger is not None
        try:
            return Answer(phrase, request, answer=ask(request, self.game, self.ledger))
        except Refused as refused:
            return self._refuse(refused, request, phrase)

    def _enter(self, request: r.Act, phrase: str, *, keep: bool) -> Answer:
        assert self.ledger is not None
        game = self.game
        phrase = phrase or spell(request, self._scene_of(game))
        if isinstance(request, r.Deal) and not request.player and request.seed is None:
            request = structs.replace(request, seed=self._seed)
        drafts = decide(request, game)
        if isinstance(drafts, Refusal):
            return Answer(phrase, request, refusal=drafts)
        act, stamp = self.ledger.next, Stamp(self.ledger.head.opened, game.elapsed)
        entries = tuple(stamp.entry(draft, act + at, act, phrase) for at, draft in enumerate(drafts))
        if keep and isinstance(request, r.Deal):
            self._seed = randbelow(SEEDS)
        return self._record(entries, request, phrase, keep=keep)

    # --- undo and redo

    def _correct(self, request: r.Correction, phrase: str, *, keep: bool) -> Answer:
        assert self.ledger is not None
        if isinstance(request, (r.Undo, r.Redo)):
            return self._step(request, phrase, keep=keep)
        try:
            if self.game.over:
                raise Refused("game-over")
            if isinstance(request, r.Amend):
                return self._amend(request, phrase, keep=keep)
            correct = corrections.strike if isinstance(request, r.Strike) else corrections.correct
            draft = correct(request, self.game, self.ledger)  # type: ignore[arg-type]
        except Refused as refused:
            return self._refuse(refused, request, phrase)
        number = self.ledger.next
        reverses = (request.number,) if isinstance(request, r.Strike) else ()
        entry = self._stamp().entry(draft, number, number, phrase, reverses)
        return self._record((entry,), request, phrase, keep=keep)

    def _amend(self, request: r.Amend, phrase: str, *, keep: bool) -> Answer:
        assert self.ledger is not None
        work = corrections.amend(request, self.game, self.ledger, self._read_in, self._seed)
        told = {"different": list(work.different), "impossible": list(work.impossible)}
        if work.impossible:
            refusal = Refusal("amend-breaks", {"number": request.number, **told})
            return Answer(phrase, request, refusal=refusal, answer=told)
        if keep:
            self._seed = randbelow(SEEDS)
        act = self.ledger.next
        stamp = self._stamp()
        first = stamp.entry(work.ground, act, act, phrase, work.undone)
        rest = (stamp.entry(draft, act + at, act, words) for at, (draft, words) in enumerate(work.drafts, 1))
        return structs.replace(self._record((first, *rest), request, phrase, keep=keep), answer=told)

    def _read_in(self, phrase: str, game: Game, language: str) -> r.Request | Refusal:
        from banker.rules.offering import offered

        scene = self._scene_of(game)
        request = read(phrase, structs.replace(scene, language=language or scene.language))
        return offered(game) if isinstance(request, Default) else request

    def _stamp(self) -> Stamp:
        assert self.ledger is not None
        return Stamp(self.ledger.head.opened, self.elapsed)

    def _refuse(self, refused: Refused, request: r.Request, phrase: str) -> Answer:
        heading = self.edition.heading(refused.heading) if refused.heading else ""
        return Answer(phrase, request, refusal=structs.replace(refused.refusal, sheet=heading))

    def _record(self, entries: tuple[Entry, ...], request: r.Request, phrase: str, *, keep: bool) -> Answer:
        """Record the entries of an act, or only show what they would move."""
        assert self.ledger is not None
        if not keep:
            return Answer(phrase, request, entries, balances=foreseen(entries, self.books), hidden=secret(entries))
        try:
            self.ledger.record(entries)
        except JournalError as error:
            return Answer(phrase, request, refusal=Refusal(error.code, error.data))
        return Answer(phrase, request, entries)

    def _step(self, request: r.Undo | r.Redo, phrase: str, *, keep: bool) -> Answer:
        assert self.ledger is not None
        back = isinstance(request, r.Undo)
        steps = self.ledger.back(request.count) if back else self.ledger.forth(request.count)
        if not steps:
            return Answer(phrase, request, refusal=Refusal("nothing-to-undo" if back else "nothing-to-redo"))
        first, stamp = self.ledger.next, self._stamp()
        entries = (stamp.step(self.ledger, act, first + at, phrase, back=back) for at, act in enumerate(steps))
        return self._record(tuple(entries), request, phrase, keep=keep)
