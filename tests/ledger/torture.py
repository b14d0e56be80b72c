"""Kill a desk with SIGKILL at random moments, again and again: `python -m tests.ledger.torture 1000`.

`banker teller` enters phrases as fast as it can; after each kill the game must open, and hold every entry that was
acknowledged on standard output, in order.
"""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import banker
from banker.audit.auditing import Audit, audit
from banker.desk import Desk
from banker.ledger.entry import Entry
from banker.library import sit_down
from banker.timekeeping import SystemTime

ROOT = Path(banker.__file__).parents[1]
OPEN = "open sheet monopolo board atlantic players Ana Budi\n"
PHRASES = ("Ana pays Budi 5\n", "Budi pays Ana 5\n", "undo\n", "redo\n", "Ana salary\n", "undo 2\n", "redo 2\n")
ROUNDS_A_GAME = 50
LONGEST = 0.15
"""Seconds that a desk is let work after its first answer, at most."""


def torture(kills: int, folder: Path, seed: int = 1935) -> tuple[int, int]:
    """Kill so many desks; gives how many entries were acknowledged, and how many torn ends were told."""
    chance, acknowledged, torn = random.Random(seed), 0, 0
    for number in range(kills):
        path = folder / f"{number // ROUNDS_A_GAME}.game"
        told = _kill_one(path, chance.uniform(0, LONGEST), early=number % 10 == 9)
        acknowledged += len(told)
        torn += _check(path, told)
        if number % ROUNDS_A_GAME == ROUNDS_A_GAME - 1 or number == kills - 1:
            found = audit(path)
            assert isinstance(found, Audit), found
            assert found.ok, found.faults
    return acknowledged, torn


def _kill_one(path: Path, after: float, *, early: bool) -> list[tuple[int, str]]:
    """Let a desk work, kill it, and give the entries that it acknowledged; an early kill may hit its start."""
    answers, phrases = path.with_suffix(".answers"), path.with_suffix(".phrases")
    phrases.write_text(OPEN + "".join(PHRASES) * 2000)
    with phrases.open() as typed, answers.open("w") as out:
        command = [sys.executable, "-m", "banker", "teller", "--json", str(path)]
        with subprocess.Popen(command, cwd=ROOT, stdin=typed, stdout=out, stderr=subprocess.DEVNULL) as desk:
            while not early and not answers.stat().st_size and desk.poll() is None:
                time.sleep(0.001)
            time.sleep(after * (4 if early else 1))
            desk.send_signal(signal.SIGKILL)
    return list(_acknowledged(answers.read_text()))


def _acknowledged(answers: str) -> Iterator[tuple[int, str]]:
    """Read the whole lines that were printed."""
    for line in answers.splitlines(keepends=True):
        if line.endswith("\n"):
            answer = json.loads(line)
            for entry in answer.get("entries", [answer["entry"]] if "entry" in answer else ()):
                yield entry["number"], entry["kind"]


def _check(path: Path, told: list[tuple[int, str]]) -> bool:
    """Open the game and look for every entry; tells whether the end was torn."""
    desk = sit_down(path, SystemTime())
    assert isinstance(desk, Desk), desk
    try:
        assert desk.read_only is None, desk.read_only
        kept: list[Entry] = desk.entries
        assert [entry.number for entry in kept] == list(range(1, len(kept) + 1))
        assert all(kept[number - 1].kind == kind for number, kind in told)
        assert not told or len(kept) - told[-1][0] <= 2, (len(kept), told[-1])
        return bool(desk.notices)
    finally:
        desk.close()


def main() -> None:
    """Torture, and say how it went."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        acknowledged, torn = torture(kills, Path(folder), seed=os.getpid())
    took = time.perf_counter() - start
    print(f"{kills} kills, {acknowledged} entries acknowledged, {torn} torn ends, none lost, {took:.0f} s")


if __name__ == "__main__":
    main()
