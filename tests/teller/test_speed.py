"""Effort: a phrase is read in a few steps."""

import pytest

from banker.teller.reading import read
from banker.teller.scene import Scene
from tests.effort import calls

TYPICAL = [
    *("Ana pays Budi 150", "Ana rent @39", "check Budi cash 1258", "turn Budi", "next", "Ana builds 2 on @39"),
    *("Ana gives @8, 133 to Budi for @12", "1r board", "Ana buys park place for 350", "check @39 mortgaged"),
]
MOST = 250
"""Calls of Python and C functions; the longest of these phrases takes 165."""


@pytest.mark.parametrize("phrase", TYPICAL)
def test_a_typical_phrase_takes_few_calls(phrase: str, scene: Scene) -> None:
    read(phrase, scene)
    assert calls(lambda: read(phrase, scene)) < MOST


def test_reading_imports_nothing_heavy() -> None:
    import subprocess
    import sys

    code = "import sys, banker.teller.reading, banker.teller.spelling; print('rapidfuzz' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
