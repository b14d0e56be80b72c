"""SIGKILL of a process that writes: every row it was told is safe is found again."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import banker
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk

ROOT = Path(banker.__file__).parents[1]
KILLS = 10

WRITE = """
import sys
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
table = JournalDB(FileDisk(sys.argv[1])).table("entries")
while True:
    print(table.insert({"note": "x" * 200}), flush=True)
"""


def killed_writer(path: Path, after: float) -> list[int]:
    """Let a process write for some seconds, kill it, and give the ids that it reported."""
    command = [sys.executable, "-c", WRITE, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        first = writer.stdout.readline()
        time.sleep(after)
        writer.send_signal(signal.SIGKILL)
        return [int(line) for line in [first, *writer.stdout] if line.endswith("\n")]


def test_no_acknowledged_row_is_lost_by_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "evening.game"
    chance = random.Random(1935)
    told: list[int] = []
    for _ in range(KILLS):
        told += killed_writer(path, chance.uniform(0.005, 0.08))
        with JournalDB(FileDisk(path)) as db:
            kept = [row.doc_id for row in db.table("entries")]
        assert set(told) <= set(kept)
        assert kept == list(range(1, len(kept) + 1))
        assert len(kept) <= len(told) + KILLS
    assert len(told) > KILLS
