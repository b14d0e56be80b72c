"""The rows of sections A to E of the corner cases, played as transcripts; a test carries the id of its row."""

import pytest

from tests.playing import Case, a_desk, cases, faults

PLAYED = [case for section in "abcde" for case in cases(section)]


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    assert case.lines
    assert faults(a_desk(), case.lines) == []


def test_every_case_has_a_name_of_its_own() -> None:
    names = [case.name for case in PLAYED]
    assert sorted(set(names)) == sorted(names)
