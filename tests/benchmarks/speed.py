"""How fast the desk is, each figure beside a floor measured in the same run: `python -m tests.benchmarks.speed`."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.teller.transcript import lines
from banker.timekeeping import ScriptTime

GAMES = Path(__file__).parent.parent / "transcripts" / "games"
ROUNDS = 7


def best(work: Callable[[], None]) -> float:
    """Time a piece of work, the best of some rounds, in seconds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def desk() -> Desk:
    """Sit down at a desk in memory."""
    return Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(1_700_000_000), many=True)


def record_payments(many: int = 4000) -> None:
    """Record plain payments."""
    table = desk()
    table.say("open sheet classic board atlantic players Ana Budi")
    for _ in range(many // 2):
        table.say("Ana pays Budi 150")
        table.say("Budi pays Ana 150")


def record_games() -> int:
    """Record the phrases of whole games that change the books; answers how many."""
    recorded = 0
    for file in sorted(GAMES.glob("table-*.teller")):
        table = desk()
        for line in lines(file.read_text("utf-8")):
            if not line.phrase.startswith("check"):
                recorded += bool(table.say(line.phrase).entries)
    return recorded


def encode_floor(many: int = 4000) -> None:
    """Write as many entries as JSON with the standard library, and nothing else."""
    entry = {"number": 1, "kind": "payment", "at": "2026-01-01T00:00:00Z", "postings": [["Ana", "cash", -150]] * 2}
    for _ in range(many):
        json.dumps(entry | {"why": entry, "changes": [["a", 1, 2]] * 3})


def run(*command: str) -> Callable[[], None]:
    """Make a run of a command a piece of work."""

    def once() -> None:
        subprocess.run(command, check=True, capture_output=True)

    return once


def main() -> None:
    """Measure, and print a table."""
    payments, floor = best(record_payments) / 4000, best(encode_floor) / 4000
    start = time.perf_counter()
    recorded = record_games()
    games = (time.perf_counter() - start) / recorded
    bare, version = best(run(sys.executable, "-c", "pass")), best(run(sys.executable, "-m", "banker", "--version"))
    print(f"{'':34}{'a second':>10}{'each, µs':>10}{'over floor':>12}")
    print(f"{'floor: the entry as JSON':34}{1 / floor:>10,.0f}{floor * 1e6:>10.1f}{1:>12.2f}")
    print(f"{'a payment, phrase to journal':34}{1 / payments:>10,.0f}{payments * 1e6:>10.1f}{payments / floor:>12.2f}")
    print(f"{'whole games, phrase to journal':34}{1 / games:>10,.0f}{games * 1e6:>10.1f}{games / floor:>12.2f}")
    print(f"{'bare interpreter, ms':34}{'':10}{bare * 1e3:>10.1f}{1:>12.2f}")
    print(f"{'banker --version, ms':34}{'':10}{version * 1e3:>10.1f}{version / bare:>12.2f}")


if __name__ == "__main__":
    main()
