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
from itertools import cycle
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
ROUNDS = 200
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

    def __init__(self, path: Path, content: bytes) -> None:
        """Make a file of the same size."""
        self._line = content.splitlines(keepends=True)[-1]
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(self._file, content)
        os.fsync(self._file)

    def append(self) -> None:
        """Write and flush."""
        os.write(self._file, self._line)
        os.fsync(self._file)


def opened(path: Path) -> Desk:
    """Sit down at a game."""
    return Desk.reopen(JournalDB(FileDisk(path)), ScriptTime(NOW + 60))


class Entry:
    """One more entry at some size of a game, by each way."""

    def __init__(self, folder: Path, size: int, content: bytes) -> None:
        """Lay the files out."""
        self.size = size
        for name in ("desk", "table"):
            (folder / f"{size}.{name}").write_bytes(content)
        floor, desk = Floor(folder / f"{size}.floor", content), opened(folder / f"{size}.desk")
        table = JournalDB(FileDisk(folder / f"{size}.table")).table(ENTRIES)
        row = dict(table.rows()[-1])
        phrases = cycle(("Ana pays Budi 150", "undo", "redo", "Budi pays Ana 150", "undo", "redo"))
        self.ways: dict[str, Callable[[], object]] = {
            "bare": floor.append,
            "storage": lambda: table.insert(row),
            "desk": lambda: desk.say(next(phrases)),
            "undo": lambda: desk.say(next(phrases)),
            "redo": lambda: desk.say(next(phrases)),
        }
        self.times: dict[str, list[float]] = {name: [] for name in self.ways}

    def step(self) -> None:
        """Time each way once."""
        for name, way in self.ways.items():
            start = perf_counter()
            way()
            self.times[name].append(perf_counter() - start)

    def row(self) -> str:
        """Write the medians as a row."""
        bare, *costs = (median(times) * 1e6 for times in self.times.values())
        return f"{self.size:>8,}{bare:>9,.0f}" + "".join(f"{cost:>9,.0f}{cost / bare:>7.2f}" for cost in costs)


def entry_costs(folder: Path, games: dict[int, bytes]) -> None:
    """Measure one more entry through the storage, through the desk, and taken back and entered again."""
    entries = [Entry(folder, size, content) for size, content in games.items()]
    gc.freeze()
    for _ in range(ROUNDS):
        for entry in entries:
            entry.step()
    heads = "".join(f"{name:>9}{'over':>7}" for name in ("storage", "desk", "undo", "redo"))
    print(f"{'entries':>8}{'bare µs':>9}{heads}")
    for entry in entries:
        print(entry.row())


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
        games = {size: game_of(size) for size in SIZES}
        entry_costs(Path(name), games)
        stock_cost(Path(name), 10_000, games[10_000])
        opening_cost(Path(name), 10_000, games[10_000])
        memory_cost(Path(name), 10_000, games[10_000])


if __name__ == "__main__":
    main()
