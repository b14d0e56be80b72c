"""What keeping a game costs, each figure over a floor measured in between: `python -m tests.benchmarks.storage`.

The floor of an entry is a bare append and fsync of the same bytes, to a file of its own beside the game; the floor of
opening is `json.loads` of the same lines.
"""

import gc
import json
import os
import sys
import tempfile
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from tinydb import TinyDB

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk, MemoryDisk
from banker.ledger.journal_copy import game_bytes
from banker.ledger.ledger import ENTRIES, GAME
from banker.timekeeping import ScriptTime

SIZES = (10, 1_000, 10_000, 100_000)
ROUNDS = 300
OPEN = "open sheet monopolo board atlantic players Ana Budi"
NOW = 1_700_000_000


def game_of(entries: int) -> bytes:
    """Write a game with so many entries, all payments but the first."""
    disk = MemoryDisk()
    desk = Desk(lambda: JournalDB(disk), ScriptTime(NOW))
    for phrase in (OPEN, "Ana pays Budi 150"):
        desk.say(phrase)
    lines = [json.loads(line)["put"] for line in disk.content.splitlines()[1:]]
    (head,), (first,), (payment,) = (put.values() for put in lines)
    more = (payment | {"number": number, "act": number} for number in range(2, entries + 1))
    # Payments to and fro, so that nobody runs out of cash.
    back = [[holder, commodity, -amount] for holder, commodity, amount in payment["postings"]]
    rows = [row if row["number"] % 2 else row | {"postings": back} for row in more]
    return game_bytes([(GAME, {1: head}), *((ENTRIES, {row["number"]: row}) for row in [first, *rows])])


class Floor:
    """A bare append and fsync."""

    def __init__(self, path: Path, size: int) -> None:
        """Make a file of some size."""
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(self._file, bytes(size))
        os.fsync(self._file)

    def append(self, data: bytes) -> None:
        """Write and flush."""
        os.write(self._file, data)
        os.fsync(self._file)


def over(work: Callable[[int], object], floor: Callable[[], object]) -> tuple[float, float]:
    """Time work and floor in turns; gives the medians of both, in seconds."""
    worked, bare = [], []
    for at in range(ROUNDS):
        start = perf_counter()
        work(at)
        between = perf_counter()
        floor()
        worked.append(between - start)
        bare.append(perf_counter() - between)
    return median(worked), median(bare)


def opened(path: Path) -> Desk:
    """Sit down at a game."""
    return Desk.reopen(JournalDB(FileDisk(path)), ScriptTime(NOW + 60))


def entry_costs(folder: Path, size: int, content: bytes) -> None:
    """Measure one more entry: through the storage, through the desk, and taken back and entered again."""
    path = folder / f"{size}.game"
    path.write_bytes(content)
    desk = opened(path)
    floor = Floor(folder / "floor", len(content))
    line = content.splitlines(keepends=True)[-1]
    phrases = ("Ana pays Budi 150", "Budi pays Ana 150")
    told = [over(lambda at: desk.say(phrases[at % 2]), lambda: floor.append(line))]
    assert len(desk.entries) == size + ROUNDS
    told.append(over(lambda at: desk.say(("undo", "redo")[at % 2]), lambda: floor.append(line)))
    assert len(desk.entries) == size + 2 * ROUNDS
    desk.close()
    path.write_bytes(content)
    with JournalDB(FileDisk(path)) as db:
        row = dict(db.table(ENTRIES).rows()[-1])
        told.insert(0, over(lambda _: db.table(ENTRIES).insert(row), lambda: floor.append(line)))
    cells = "".join(f"{cost * 1e6:>9,.0f}{cost / bare:>7.2f}" for cost, bare in told)
    print(f"{size:>8,}{told[1][1] * 1e6:>9,.0f}{cells}")


def stock_cost(folder: Path, size: int, content: bytes) -> None:
    """Measure one more entry through TinyDB's own storage, flushed as it does itself, and through ours."""
    rows = [json.loads(line)["put"] for line in content.splitlines()[2:]]
    documents = [row for put in rows for row in put.values()]
    with TinyDB(folder / "stock.json") as stock, JournalDB(FileDisk(folder / "ours.game")) as ours:
        stock.table(ENTRIES).insert_multiple(documents)
        ours.table(ENTRIES).insert_multiple(documents)
        times: tuple[list[float], list[float]] = [], []
        for _ in range(20):
            for kept, db in zip(times, (stock, ours), strict=True):
                start = perf_counter()
                db.table(ENTRIES).insert(documents[-1])
                kept.append(perf_counter() - start)
    theirs, mine = median(times[0]), median(times[1])
    print(f"one entry at {size:,}: TinyDB's JSONStorage {theirs * 1e3:,.1f} ms, ours {mine * 1e3:,.2f} ms,", end=" ")
    print(f"{theirs / mine:,.0f} times faster")


def opening_cost(folder: Path, size: int, content: bytes) -> None:
    """Measure the opening of a game beside the parsing of its lines."""
    path = folder / "opening.game"
    path.write_bytes(content)
    joined = b"[" + b",".join(content.splitlines()) + b"]"
    ours, floor = [], []
    for _ in range(7):
        start = perf_counter()
        desk = opened(path)
        ours.append(perf_counter() - start)
        desk.close()
        del desk
        start = perf_counter()
        parsed = json.loads(joined)
        floor.append(perf_counter() - start)
        del parsed
    took, bare = min(ours), min(floor)
    print(f"opening {size:,} entries: {took * 1e3:,.0f} ms, json.loads {bare * 1e3:,.0f} ms, {took / bare:.2f} times")


def memory_cost(folder: Path, size: int, content: bytes) -> None:
    """Measure the memory of an open game."""
    path = folder / "memory.game"
    path.write_bytes(content)
    gc.collect()
    tracemalloc.start()
    desk = opened(path)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"memory: {held / len(desk.entries):,.0f} bytes an entry, of {len(content) / size:,.0f} bytes on the disk")
    desk.close()


def main() -> None:
    """Measure, and print tables."""
    folder = sys.argv[1] if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory(dir=folder) as name:
        print(f"{'entries':>8}{'bare µs':>9}{'storage':>9}{'over':>7}{'desk':>9}{'over':>7}{'undo':>9}{'over':>7}")
        games = {size: game_of(size) for size in SIZES}
        for size, content in games.items():
            entry_costs(Path(name), size, content)
        stock_cost(Path(name), 10_000, games[10_000])
        opening_cost(Path(name), 10_000, games[10_000])
        memory_cost(Path(name), 10_000, games[10_000])


if __name__ == "__main__":
    main()
