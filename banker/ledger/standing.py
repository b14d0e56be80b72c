"""How entries stand: the books that they add up to, and which acts are live or taken back."""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import islice

from banker.ledger.books import Books
from banker.ledger.entry import Entry


class Standing:
    """Entries in order, the books they add up to, and which acts are live or taken back.

    `latest` is the highest time of an entry, in seconds since opening: what is amended is entered again at its own.
    `live` only ever rises: what enters again was taken back last, so that an act is found in it by halving.
    `dead` are the entries that the strikes of live acts take back, whether a strike is an act or part of an amendment.
    """

    def __init__(self) -> None:
        """Begin with no entry."""
        self.entries: list[Entry] = []
        self.latest = 0
        self.books = Books()
        self.acts: dict[int, tuple[int, ...]] = {}
        self.live: list[int] = []
        self.undone: list[int] = []
        self.dead: set[int] = set()
        self.covered: dict[int, list[int]] = {}

    @property
    def next(self) -> int:
        """The number that the next entry gets."""
        return len(self.entries) + 1

    def follows(self, entry: Entry) -> bool:
        """Whether an entry can be the next at all; that it is right is for the audit."""
        if entry.number != self.next or (entry.kind == "open") != (entry.number == 1):
            return False
        if not 0 < entry.act <= entry.number:
            return False
        if not all(0 < number < entry.number for number in entry.reverses):
            return False
        if entry.kind == "undo":
            return len(self.live) > 1
        return bool(self.undone if entry.kind == "redo" else entry.reverses or entry.kind != "amend")

    def take(self, entry: Entry) -> None:
        """Take an entry into the books; it is not written."""
        self.entries.append(entry)
        self.latest = max(self.latest, entry.elapsed)
        self.books.apply(entry)
        if entry.kind == "undo":
            self._bury(self.live.pop())
        elif entry.kind == "redo":
            self._raise(self.undone.pop())
        else:
            self._take_act(entry)

    def _take_act(self, entry: Entry) -> None:
        self.acts[entry.act] = (*self.acts.get(entry.act, ()), entry.number)
        if not self.live or self.live[-1] != entry.act:
            self._begin(entry)
        if entry.kind == "strike":
            self.dead.update(entry.reverses)

    def _begin(self, first: Entry) -> None:
        """Begin an act with its first entry."""
        self.undone.clear()
        if first.kind == "amend":
            self.covered[first.act] = self._cover(first)
        self.live.append(first.act)

    def _cover(self, entry: Entry) -> list[int]:
        """Take the acts that an amendment replaces off the live ones; they are its, should it be undone."""
        covered = self.since(min(entry.reverses))
        del self.live[len(self.live) - len(covered) :]
        self.dead -= self._struck_by(covered)
        return covered

    def _bury(self, act: int) -> None:
        covered = self.covered.get(act, [])
        self.undone.append(act)
        self.live.extend(covered)
        self.dead -= self._struck_by((act,))
        self.dead |= self._struck_by(covered)

    def _raise(self, act: int) -> None:
        covered = self.covered.get(act, [])
        del self.live[len(self.live) - len(covered) :]
        self.live.append(act)
        self.dead -= self._struck_by(covered)
        self.dead |= self._struck_by((act,))

    def _struck_by(self, acts: Iterable[int]) -> set[int]:
        """Number the entries that the strikes of some acts take back."""
        strikes = (entry for act in acts for entry in self.of_act(act) if entry.kind == "strike")
        return {number for strike in strikes for number in strike.reverses}

    # --- taking back

    def back(self, count: int) -> list[int]:
        """Name the last live acts, the latest first; the opening is never taken back."""
        uncovered: list[int] = []
        acts: list[int] = []
        rest = len(self.live)
        while len(acts) < count and rest + len(uncovered) > 1:
            if not uncovered:
                rest -= 1
            acts.append(uncovered.pop() if uncovered else self.live[rest])
            uncovered += self.covered.get(acts[-1], ())
        return acts

    def forth(self, count: int) -> list[int]:
        """Name the acts last taken back, the next to enter again first."""
        return list(islice(reversed(self.undone), count))

    def of_act(self, act: int) -> tuple[Entry, ...]:
        """List the entries of an act."""
        return tuple(self.entries[number - 1] for number in self.acts[act])

    def alive(self, number: int) -> bool:
        """Whether an entry counts: it is of a live act and not struck, or is a reversal itself."""
        entry = self.entries[number - 1]
        return entry.kind in ("undo", "redo") or (number not in self.dead and self._is_live(entry.act))

    def since(self, number: int) -> list[int]:
        """List the live acts from that of an entry on."""
        return self.live[bisect_left(self.live, self.entries[number - 1].act) :]

    def _is_live(self, act: int) -> bool:
        at = bisect_left(self.live, act)
        return at < len(self.live) and self.live[at] == act

    def later(self, number: int) -> list[Entry]:
        """List the live entries after one, undo and redo aside."""
        later = self.entries[number:]
        return [e for e in later if e.kind not in ("undo", "redo") and self.alive(e.number)]
