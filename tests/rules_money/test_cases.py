"""The rows of sections F to J of the corner cases, played as transcripts; a test carries the id of its row."""

import re
from pathlib import Path

import pytest

from tests.playing import Case, a_desk, cases, faults

PLAYED = [case for section in "fghij" for case in cases(section)]


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    assert case.lines
    assert faults(a_desk(), case.lines) == []


def test_every_case_has_a_name_of_its_own() -> None:
    names = [case.name for case in PLAYED]
    assert sorted(set(names)) == sorted(names)


ROWS = {
    "F": (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15),
    "G": (2, 3, 4, 5, 6, 7, 8),
    "H": (2, 3, 4, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18),
    "I": (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15),
    "J": (1, 2, 5, 6, 7, 8, 9, 10, 11),
}
"""Every row of the sections."""


def test_every_row_is_tested() -> None:
    sources = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    told = {case.row for case in PLAYED} | set(re.findall(r"def test_([F-J]\d+)_", sources))
    assert told == {f"{section}{number}" for section, numbers in ROWS.items() for number in numbers}
