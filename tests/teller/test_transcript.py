"""Transcripts: lines, comments, and what must be refused."""

import pytest

from banker.teller.transcript import Line, line, lines

LINES = [
    ("Ana buys @39", Line(1, "Ana buys @39")),
    ("  Ana buys @39  ", Line(1, "Ana buys @39")),
    ("Ana buys @39  # her last money", Line(1, "Ana buys @39")),
    ("Ana buys @39\t# her last money", Line(1, "Ana buys @39")),
    ("note C# is a key", Line(1, "note C# is a key")),
    ('note "a # b" # c', Line(1, 'note "a # b"')),
    ('note "a ""# b" # c', Line(1, 'note "a ""# b"')),
    ('note 5" high # c', Line(1, 'note 5" high')),
    ('note "open # c', Line(1, 'note "open')),
    ("! Ana builds 2 on @39", Line(1, "Ana builds 2 on @39", "")),
    ("!\tAna builds 2 on @39", Line(1, "Ana builds 2 on @39", "")),
    ("!uneven Ana builds 2 on @39 # x", Line(1, "Ana builds 2 on @39", "uneven")),
    ("!", Line(1, "", "")),
    ("!uneven", Line(1, "", "uneven")),
]


@pytest.mark.parametrize(("typed", "expected"), LINES)
def test_line(typed: str, expected: Line) -> None:
    assert line(1, typed) == expected


@pytest.mark.parametrize("typed", ["", "   ", "# only", "   # only", "#"])
def test_blank_lines_and_comments_are_no_lines(typed: str) -> None:
    assert line(1, typed) is None


def test_lines_keep_their_numbers() -> None:
    text = "\ufeff# a game\r\n\r\nnext\r\n\n! undo\n"
    assert list(lines(text)) == [Line(3, "next"), Line(5, "undo", "")]
