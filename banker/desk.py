"""The desk: the one door for every front end. A phrase or a request goes in, an answer comes out."""

from collections.abc import Callable
from datetime import UTC, datetime
from secrets import randbelow
from typing import Any

from msgspec import Struct, structs

from banker.editions.edition import Edition
from banker.editions.overrides import override
from banker.editions.shelf import load_board, load_sheet
from banker.ledger.books import Books
from banker.ledger.database import JournalDB
from banker.ledger.entry import Entry
from banker.ledger.ledger import Head, Ledger, again, reversal
from banker.questions import ask
from banker.refusal import Refusal, Refused
from banker.rules import requests as r
from banker.rules.clock import Timer, time_up, timer
from banker.rules.decision import decide
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.opening import open_table
from banker.teller.reading import read
from banker.teller.scene import Default, Scene
from banker.timekeeping import Timekeeper

CORRECTIONS = (r.Undo, r.Redo, r.Strike, r.Correct, r.Amend)
QUESTIONS = (
    r.AskBooks, r.AskWorth, r.AskRent, r.AskWhy, r.AskHistory, r.AskMatters, r.AskRaise, r.AskNotes, r.Check,
    r.CheckNotes,
)  # fmt: skip


class Answer(Struct, frozen=True):
    """What the desk says to a phrase: entries recorded (or, in a preview, that would be), a refusal, or an answer.

    `balances` are (player, cash before, cash after) of all whose cash moves; `hidden` says that the figures of a
    preview must not be shown before they are recorded.
    """

    phrase: str
    request: r.Request | None = None
    entries: tuple[Entry, ...] = ()
    refusal: Refusal | None = None
    answer: Any = None
    time_up: bool = False
    balances: tuple[tuple[str, int, int], ...] = ()
    hidden: bool = False

    @property
    def ok(self) -> bool:
        """Whether the phrase held."""
        return self.refusal is None

    @property
    def entry(self) -> Entry | None:
        """The entry that the phrase is about: the last of its act."""
        return self.entries[-1] if self.entries else None


class Desk:
    """One table: its ledger, its edition, its time. `fresh` makes the database of each table that is opened."""

    def __init__(self, fresh: Callable[[], JournalDB], time: Timekeeper, *, many: bool = False) -> None:
        """Sit down at a desk without a table; with `many`, each `open` begins a fresh one."""
        self._fresh = fresh
        self._many = many
        self.time = time
        self.ledger: Ledger | None = None

    @classmethod
    def reopen(cls, db: JournalDB, time: Timekeeper) -> "Desk":
        """Sit down at the table that a database keeps, if it keeps one."""
        desk = cls(lambda: db, time)
        desk.ledger = Ledger.reopen(db)
        return desk

    def close(self) -> None:
        """Leave the desk; everything acknowledged is kept already."""
        if self.ledger is not None:
            self.ledger.db.close()

    # --- what screens ask

    @property
    def edition(self) -> Edition:
        """The sheet, the board and the rules in force."""
        assert self.ledger is not None
        return self.ledger.head.edition

    @property
    def books(self) -> Books:
        """The books; look, do not touch."""
        assert self.ledger is not None
        return self.ledger.books

    @property
    def elapsed(self) -> int:
        """Seconds since opening; never less than the last entry's, whatever the machine's clock does."""
        assert self.ledger is not None
        last = self.ledger.entries[-1].elapsed if self.ledger.entries else 0
        return max(last, self.time.now() - self.ledger.head.opened)

    @property
    def game(self) -> Game:
        """The table as the rules see it now."""
        return Game(self.books, self.edition, self.elapsed)

    @property
    def entries(self) -> list[Entry]:
        """Every entry, reversals too."""
        return self.ledger.entries if self.ledger else []

    @property
    def matters(self) -> tuple[Matter, ...]:
        """What is open on the table."""
        return self.game.matters if self.ledger else ()

    @property
    def timer(self) -> Timer | None:
        """The clock, where the game is timed."""
        return timer(self.game) if self.ledger else None

    @property
    def scene(self) -> Scene:
        """What phrases are read against."""
        if self.ledger is None:
            return Scene()
        game = self.game
        return Scene(game.everyone, game.turn, game.board)

    # --- phrases

    def read(self, phrase: str) -> r.Request | Refusal:
        """Read a phrase; an empty one does the first open matter as offered."""
        request = read(phrase, self.scene)
        return self.default() if isinstance(request, Default) else request

    def say(self, phrase: str) -> Answer:
        """Do what a phrase says, and keep it."""
        request = self.read(phrase)
        if isinstance(request, Refusal):
            return Answer(phrase, refusal=request, time_up=self._time_up())
        return self.act(request, phrase)

    def preview(self, phrase: str) -> Answer:
        """Show what a phrase would do; nothing is kept."""
        request = self.read(phrase)
        if isinstance(request, Refusal):
            return Answer(phrase, refusal=request)
        return self.foresee(request, phrase)

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
        opened = self.time.now()
        first = _entry(draft, 1, 1, phrase, opened, 0)
        if keep:
            self.ledger = Ledger.create(self._fresh(), Head(opened, edition), first)
        return Answer(phrase, request, (first,), balances=_balances(draft, Books()))

    def _set_time(self, request: r.At, phrase: str, *, keep: bool) -> Answer:
        assert self.ledger is not None
        if request.seconds < self.elapsed:
            return Answer(phrase, request, refusal=Refusal("time-runs-on", {"elapsed": self.elapsed}))
        if keep and not self.time.set(self.ledger.head.opened + request.seconds):
            return Answer(phrase, request, refusal=Refusal("transcripts-only", {"phrase": phrase}))
        return Answer(phrase, request, answer={"elapsed": request.seconds})

    # --- acts

    def _ask(self, request: r.Question, phrase: str) -> Answer:
        assert self.ledger is not None
        try:
            return Answer(phrase, request, answer=ask(request, self.game, self.ledger))
        except Refused as refused:
            heading = self.edition.heading(refused.heading) if refused.heading else ""
            return Answer(phrase, request, refusal=structs.replace(refused.refusal, sheet=heading))

    def _enter(self, request: r.Act, phrase: str, *, keep: bool) -> Answer:
        assert self.ledger is not None
        if isinstance(request, r.Deal) and not request.player and request.seed is None:
            request = structs.replace(request, seed=randbelow(1_000_000))
        game = self.game
        drafts = decide(request, game)
        if isinstance(drafts, Refusal):
            return Answer(phrase, request, refusal=drafts)
        act, opened = self.ledger.next, self.ledger.head.opened
        entries = tuple(_entry(draft, act + at, act, phrase, opened, game.elapsed) for at, draft in enumerate(drafts))
        if keep:
            self.ledger.record(entries)
            return Answer(phrase, request, entries)
        return Answer(phrase, request, entries, balances=_balances(drafts[-1], game.books), hidden=_secret(request))

    # --- undo and redo

    def _correct(self, request: r.Correction, phrase: str, *, keep: bool) -> Answer:
        if isinstance(request, (r.Undo, r.Redo)):
            return self._step(request, phrase, keep=keep)
        return Answer(phrase, request, refusal=Refusal("not-yet", {"phrase": phrase}))

    def _step(self, request: r.Undo | r.Redo, phrase: str, *, keep: bool) -> Answer:
        assert self.ledger is not None
        back = isinstance(request, r.Undo)
        steps = self.ledger.back(request.count) if back else self.ledger.forth(request.count)
        if not steps:
            return Answer(phrase, request, refusal=Refusal("nothing-to-undo" if back else "nothing-to-redo"))
        entries: list[Entry] = []
        for at, act in enumerate(steps):
            entries.append(self._reversal(act, self.ledger.next + at, phrase, back=back))
        balances = _moved(entries, self.books)
        if keep:
            self.ledger.record(entries)
        return Answer(phrase, request, tuple(entries), balances=balances)

    def _reversal(self, act: int, number: int, phrase: str, *, back: bool) -> Entry:
        assert self.ledger is not None
        members = self.ledger.of_act(act)
        postings, changes = reversal(members) if back else again(members)
        elapsed = self.elapsed
        return Entry(
            number, "undo" if back else "redo", _utc(self.ledger.head.opened + elapsed), elapsed, phrase,
            postings, changes, {"code": "undone" if back else "redone", "kinds": [e.kind for e in members]},
            number, tuple(e.number for e in members),
        )  # fmt: skip


def choose_edition(request: r.Open) -> Edition | Refusal:
    """Put together the edition that an opening names."""
    sheet = load_sheet(request.sheet)
    if isinstance(sheet, Refusal):
        return sheet
    board = load_board(request.board)
    if isinstance(board, Refusal):
        return board
    rules = override(sheet.rules, request.overrides)
    return rules if isinstance(rules, Refusal) else Edition(sheet, board, rules)


def _secret(request: r.Request) -> bool:
    return isinstance(request, r.Tax) and request.way == "percent"


def _utc(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _entry(draft: Draft, number: int, act: int, phrase: str, opened: int, elapsed: int) -> Entry:
    return Entry(
        number, draft.kind, _utc(opened + elapsed), elapsed, phrase, tuple(draft.postings), draft.changes,
        draft.why, act,
    )  # fmt: skip


def _balances(draft: Draft, before: Books) -> tuple[tuple[str, int, int], ...]:
    pairs = ((name, before.held(name, "cash"), draft.cash(name)) for name in draft.everyone)
    return tuple(pair for pair in pairs if pair[1] != pair[2])


def _moved(entries: list[Entry], books: Books) -> tuple[tuple[str, int, int], ...]:
    after = books.copy()
    for entry in entries:
        after.apply(entry)
    pairs = ((name, books.held(name, "cash"), after.held(name, "cash")) for name in books.facts.get("players", ()))
    return tuple(pair for pair in pairs if pair[1] != pair[2])
