"""Tables to correct entries at, and what is asked of them."""

from banker.desk import Desk
from banker.ledger.books import Books
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.ledger import Ledger
from banker.refusal import Refusal
from tests.playing import a_desk, played

OPEN = "open sheet monopolo board atlantic players Ana Budi Citra with follow=no"
"""Entry 1 of most tables; the dice move nothing."""

FOLLOW = "open sheet monopolo board atlantic players Ana Budi Citra"


def table(text: str, opening: str = OPEN, disk: MemoryDisk | None = None) -> Desk:
    """Sit down at a table where phrases, one a line, have been played; entry 2 is the first of them."""
    return played(f"{opening}\n{text}", a_desk(disk))


def say(desk: Desk, *phrases: str) -> None:
    """Say phrases that must hold."""
    played("\n".join(phrases), desk)


def refusal(desk: Desk, phrase: str) -> Refusal:
    """Say a phrase that must be refused and leave the books as they are."""
    before = desk.books.copy()
    answer = desk.say(phrase)
    assert answer.refusal is not None, answer.entries
    assert desk.books == before
    return answer.refusal


def leaning(desk: Desk, number: int) -> list[int]:
    """Name the entries that lean on one that is to be struck."""
    refused = refusal(desk, f"strike {number}")
    assert refused.code == "leaned-on"
    assert refused.data["number"] == number
    entries: list[int] = refused.data["entries"]
    return entries


def cash(desk: Desk) -> tuple[int, ...]:
    """The cash of each player, by seat."""
    return tuple(desk.game.cash(name) for name in desk.game.everyone)


def reopened(disk: MemoryDisk) -> Ledger:
    """Read the bytes of a game file anew."""
    ledger = Ledger.reopen(JournalDB(MemoryDisk(disk.content)))
    assert ledger is not None
    return ledger


def same(ledger: Ledger, other: Ledger) -> bool:
    """Whether two ledgers hold the same books, entries and order of undoing."""
    return (
        ledger.books == other.books
        and ledger.entries == other.entries
        and (ledger.live, ledger.undone, ledger.dead) == (other.live, other.undone, other.dead)
    )


def taken_back(desk: Desk, phrase: str, disk: MemoryDisk) -> Books:
    """Say a correction, undo it and enter it again; the books must come and go exactly, also from the disk."""
    assert desk.ledger is not None
    before = desk.books.copy()
    foreseen = desk.preview(phrase)
    say(desk, phrase)
    after = desk.books.copy()
    assert [entry.postings for entry in foreseen.entries] == [
        entry.postings for entry in desk.entries[-len(foreseen.entries) :]
    ]
    say(desk, "undo")
    assert desk.books == before
    say(desk, "redo")
    assert desk.books == after
    assert same(desk.ledger, reopened(disk))
    return after
