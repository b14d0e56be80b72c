"""Speed: a phrase is read in a few millionths of a second."""

import time

import pytest

from banker.teller.reading import read
from banker.teller.scene import Scene

TYPICAL = [
    *("Ana pays Budi 150", "Ana rent @39", "check Budi cash 1258", "turn Budi", "next", "Ana builds 2 on @39"),
    *("Ana gives @8, 133 to Budi for @12", "1r board", "Ana buys park place for 350", "check @39 mortgaged"),
]
ROUNDS = 300
MOST = 30e-6
"""Three times the aim, since the machine may be slow; the best of some tries, since it may be busy."""


@pytest.mark.parametrize("phrase", TYPICAL)
def test_a_typical_phrase(phrase: str, scene: Scene) -> None:
    assert min(_seconds(phrase, scene) for _ in range(7)) < MOST


def _seconds(phrase: str, scene: Scene) -> float:
    begun = time.perf_counter()
    for _ in range(ROUNDS):
        read(phrase, scene)
    return (time.perf_counter() - begun) / ROUNDS


def test_reading_imports_nothing_heavy() -> None:
    import subprocess
    import sys

    code = "import sys, banker.teller.reading, banker.teller.spelling; print('rapidfuzz' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
