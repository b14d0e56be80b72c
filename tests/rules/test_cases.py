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


ROWS = (
    "A1 A2 A3 A5 A6 A7 A8 A9 B1 B2 B3 B4 B5 B7 B8 B9 B10 "
    "C1 C2 C3 C5 C6 C8 C9 C10 C11 C12 C13 C14 C15 C16 C17 D1 D2 D4 D5 D6 D7 D9 D10 D11 D12 D13 D14 D15 D16 "
    "E1 E2 E3 E4 E5 E6 E7 E8 E10 E11 E13 E15 E16 E17 E18 E19 E20 E21"
)


@pytest.mark.parametrize("sheet", ["monopoli", "monopolo"])
@pytest.mark.parametrize("row", ROWS.split())
def test_every_row_is_played_on_both_printed_sheets(row: str, sheet: str) -> None:
    assert any(case.row == row and f"open sheet {sheet} " in case.text for case in PLAYED)


def test_no_case_is_of_a_row_that_is_not_there() -> None:
    assert {case.row for case in PLAYED} == set(ROWS.split())
