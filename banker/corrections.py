"""Corrections: an older entry struck, its amount corrected, or another phrase entered in its place.

Each answers the drafts of one act, or a refusal; nothing is kept here.
"""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from banker.ledger.books import COUNTED, Books
from banker.ledger.entry import BANK, CASH, HOTEL, HOUSE, POT, Entry
from banker.ledger.ledger import Ledger, reversal
from banker.refusal import Refusal, Refused
from banker.rules import requests as r
from banker.rules.decision import decide
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.opening import BOX, check_group

PASSING = ("turn", "turns", "throw", "rolled", "doubles", "begun", "matters", "lapsed")
"""Table facts of the moment: an older entry that is struck leaves them as they have become."""

NO_CORRECTION = frozenset(("open", "undo", "redo", "strike", "amend"))


def target(ledger: Ledger, number: int) -> Entry:
    """Find a live entry that may be corrected."""
    if not 1 <= number <= len(ledger.entries):
        raise Refused("no-such-entry", number=number, last=len(ledger.entries))
    entry = ledger.entries[number - 1]
    if entry.kind in NO_CORRECTION:
        raise Refused("not-correctable", number=number, kind=entry.kind)
    if not ledger.alive(number):
        raise Refused("already-undone", number=number)
    return entry


# --- strike


def strike(request: r.Strike, game: Game, ledger: Ledger) -> Draft:
    """Reverse one older entry; refuses `leaned-on`, naming the later entries, where the books would not hold."""
    entry = target(ledger, request.number)
    draft = Draft(game, "strike")
    postings, changes = reversal((entry,))
    last = ledger.live[-1] == entry.act
    for holder, commodity, amount in postings:
        draft.postings.append((holder, commodity, amount))
        draft.books.post(holder, commodity, amount)
    for fact, after, before in changes:
        _restore(draft, entry, fact, after, before, last=last, ledger=ledger)
    _check_holds(draft, entry, ledger)
    draft.why = {"code": "struck", "number": entry.number, "kind": entry.kind, "reason": request.reason}
    draft.why["what"] = entry.why
    return draft


def _restore(draft: Draft, entry: Entry, fact: str, after: Any, before: Any, *, last: bool, ledger: Ledger) -> None:
    """Put a table fact back, unless it is of the moment; refuse where a later entry has built on it."""
    if not last and fact in PASSING:
        return
    if draft.books.facts.get(fact) == after:
        draft.change(fact, before)
        return
    if not fact.startswith("square:"):
        later = [e.number for e in ledger.later(entry.number) if any(name == fact for name, _, _ in e.changes)]
        raise Refused("leaned-on", number=entry.number, entries=later)


def _check_holds(draft: Draft, entry: Entry, ledger: Ledger) -> None:
    broken = set(_broken(draft.books, entry))
    if broken:
        later = ledger.later(entry.number)
        leaning = [e.number for e in later if any((h, c) in broken and n < 0 for h, c, n in e.postings)]
        raise Refused("leaned-on", number=entry.number, entries=leaning)
    try:
        for deed in draft.board.deeds:
            if draft.level(deed):
                check_group(draft, deed)
    except Refused:
        groups = {deed.group for deed in draft.board.deeds if draft.level(deed)}
        touched = {d.id for d in draft.board.deeds if d.group in groups} | {
            f"@{d.square}" for d in draft.board.deeds if d.group in groups
        }
        leaning = [e.number for e in ledger.later(entry.number) if any(touched & {h, c} for h, c, _ in e.postings)]
        raise Refused("leaned-on", number=entry.number, entries=leaning) from None


def _broken(books: Books, entry: Entry) -> Iterator[tuple[str, str]]:
    """Name the holdings that the reversal left below nothing, or single things that are not where they must be."""
    for holder, commodity, _ in entry.postings:
        held = books.held(holder, commodity)
        boundless = holder == BOX or (holder == BANK and commodity not in (HOUSE, HOTEL))
        if held < 0 and not (boundless and commodity in COUNTED):
            yield holder, commodity


# --- correct


def correct(request: r.Correct, game: Game, ledger: Ledger) -> Draft:
    """Post the difference between an entry's amount and the right one, between the same two.

    Who must pay more than he has pays what he has, and owes the rest.
    """
    entry = target(ledger, request.number)
    payer, payee, booked = _flow(entry)
    draft = Draft(game, "correction")
    difference = request.amount - booked
    draft.why = {"code": "corrected", "number": entry.number, "was": booked, "amount": request.amount}
    if difference == 0:
        raise Refused("nothing-to-correct", number=entry.number, amount=booked)
    if difference > 0:
        _collect(draft, payer, payee, difference)
    else:
        _collect(draft, payee, payer, -difference)
    return draft


def _flow(entry: Entry) -> tuple[str, str, int]:
    """Read who paid whom how much; refuses an entry with more than one amount."""
    moved: dict[str, int] = {}
    for holder, commodity, amount in entry.postings:
        if commodity == CASH:
            moved[holder] = moved.get(holder, 0) + amount
    flows = {holder: amount for holder, amount in moved.items() if amount}
    if len(flows) != 2:
        raise Refused("not-one-amount", number=entry.number, kind=entry.kind)
    (first, amount), (second, _) = flows.items()
    return (first, second, -amount) if amount < 0 else (second, first, amount)


def _collect(draft: Draft, payer: str, payee: str, amount: int) -> None:
    if payer in draft.out or payee in draft.out:
        raise Refused("player-out", "bankrupt-to-player", player=payer if payer in draft.out else payee)
    now = amount if payer == BANK else min(amount, draft.cash(payer))
    draft.pay(payer, payee, now)
    draft.why |= {"payer": payer, "payee": payee, "difference": amount, "owed": amount - now}
    if now < amount and payer != POT:
        draft.open(
            Matter("debt", player=payer, creditor=payee, amount=amount - now, turn=draft.turns, reason="correction")
        )


# --- amend


class Rewrite(Struct, frozen=True):
    """An amendment worked out: the drafts with their phrases, what differs, and what can no longer be.

    `undone` are the entries taken back, `ground` the draft that does it; `different` and `impossible` are plain JSON.
    """

    undone: tuple[int, ...]
    ground: Draft
    drafts: tuple[tuple[Draft, str], ...]
    different: tuple[dict[str, Any], ...]
    impossible: tuple[dict[str, Any], ...]


Reader = Callable[[str, Game], "r.Request | Refusal"]


def amend(request: r.Amend, game: Game, ledger: Ledger, read: Reader) -> Rewrite:
    """Take back to an entry, enter a phrase in its place, and again what followed."""
    entry = target(ledger, request.number)
    acts = ledger.live[ledger.live.index(entry.act) :]
    olds = [old for act in acts for old in ledger.of_act(act)]
    draft = Draft(game, "amend")
    postings, changes = reversal(olds)
    draft.postings.extend(postings)
    draft.books.take(postings, changes)
    for fact, _, _ in changes:
        draft.before.setdefault(fact, game.books.facts.get(fact))
    draft.why = {"code": "amended", "number": entry.number, "phrase": request.phrase}
    work = _Work(draft, read)
    work.enter(request.phrase, ledger.of_act(acts[0]))
    for act in acts[1:]:
        members = ledger.of_act(act)
        if not _struck(members, ledger, olds[0].number):
            work.enter(members[-1].phrase, members)
    undone = tuple(old.number for old in olds)
    return Rewrite(undone, draft, tuple(work.drafts), tuple(work.different), tuple(work.impossible))


def _struck(members: tuple[Entry, ...], ledger: Ledger, first: int) -> bool:
    """Whether an act was struck, or only struck another that is taken back too."""
    if members[0].kind == "strike":
        return min(members[0].reverses) >= first
    return all(member.number in ledger.dead for member in members)


class _Work:
    """Phrases entered one after the other on books that are not kept."""

    def __init__(self, ground: Draft, read: Reader) -> None:
        self.game: Game = ground
        self.read = read
        self.drafts: list[tuple[Draft, str]] = []
        self.different: list[dict[str, Any]] = []
        self.impossible: list[dict[str, Any]] = []

    def enter(self, phrase: str, olds: tuple[Entry, ...]) -> None:
        """Enter a phrase at the time of the entries that it replaces."""
        game = Game(self.game.books, self.game.edition, olds[-1].elapsed)
        drafts = self._decide(phrase, game, olds)
        if isinstance(drafts, Refusal):
            told = {"number": olds[-1].number, "phrase": phrase, "refusal": drafts.code, "data": drafts.data}
            self.impossible.append(told)
            return
        self._compare(phrase, drafts, olds)
        self.drafts += [(draft, phrase) for draft in drafts]
        self.game = drafts[-1]

    def _decide(self, phrase: str, game: Game, olds: tuple[Entry, ...]) -> "tuple[Draft, ...] | Refusal":
        request = self.read(phrase, game)
        if isinstance(request, Refusal):
            return request
        if isinstance(request, (r.Undo, r.Redo, r.Strike, r.Correct, r.Amend, r.Open, r.At)):
            return Refusal("not-in-amend", {"phrase": phrase})
        if isinstance(request, r.Deal) and not request.player and request.seed is None:
            request = r.Deal(olds[-1].why.get("seed", 0))
        return decide(request, game)  # type: ignore[arg-type]

    def _compare(self, phrase: str, drafts: tuple[Draft, ...], olds: tuple[Entry, ...]) -> None:
        was = _sums(posting for old in olds for posting in old.postings)
        now = _sums(posting for draft in drafts for posting in draft.postings)
        if was != now:
            told = {"number": olds[-1].number, "phrase": phrase, "was": _list(was), "now": _list(now)}
            self.different.append(told)


def _sums(postings: Iterator[tuple[str, str, int]]) -> dict[tuple[str, str], int]:
    sums: dict[tuple[str, str], int] = {}
    for holder, commodity, amount in postings:
        sums[holder, commodity] = sums.get((holder, commodity), 0) + amount
    return {key: amount for key, amount in sums.items() if amount}


def _list(sums: dict[tuple[str, str], int]) -> list[list[Any]]:
    return [[holder, commodity, amount] for (holder, commodity), amount in sums.items()]
