"""Codes read back by a decoder that is not ours."""

import pytest
from qrcode.util import BitBuffer, length_in_bits

from banker.printing.code import encode, plain, png, terminal
from banker.printing.utf8 import Utf8
from tests.printing.scans import BLACK, WHITE, Colour, decode, opened, pixels, scan

WORDS = "Player: Ĝojo [/] 🂡\nCash: $1,234\nPark Place: 1 house"
MOST = 2953
"""Bytes that the largest code holds."""

DARK, SOLAR, PAPER = (BLACK, (204, 204, 204)), ((0, 43, 54), (131, 148, 150)), ((253, 246, 227), (101, 123, 131))


@pytest.mark.parametrize("text", [WORDS, "x", "A" * 1000, "ĉĝĥĵŝŭ" * 40, "é", "x" * MOST])
def test_a_picture_is_read_back(text: str) -> None:
    matrix = encode(text)
    assert matrix is not None
    assert scan(opened(png(matrix, 3))) == text


@pytest.mark.parametrize(("ground", "letters"), [DARK, SOLAR, PAPER, (WHITE, BLACK)])
@pytest.mark.parametrize("text", [WORDS, WORDS * 9])
def test_a_terminal_of_any_colours_is_read_back(text: str, ground: Colour, letters: Colour) -> None:
    matrix = encode(text)
    assert matrix is not None
    assert scan(pixels(terminal(matrix), letters, ground)) == text


def test_without_colours_a_light_page_is_read_back_and_a_dark_one_is_a_negative() -> None:
    matrix = encode(WORDS)
    assert matrix is not None
    assert "\x1b" not in plain(matrix)
    assert scan(pixels(plain(matrix), BLACK, WHITE)) == WORDS
    assert scan(pixels(plain(matrix), WHITE, BLACK), negatives=True) == WORDS


def test_every_line_of_a_terminal_ends_as_the_terminal_was() -> None:
    matrix = encode(WORDS)
    assert matrix is not None
    assert all(line.endswith("\x1b[0m") for line in terminal(matrix).split("\n"))


def test_four_modules_around_are_light() -> None:
    matrix = encode(WORDS)
    assert matrix is not None
    edge = [row[column] for row in matrix for column in (*range(4), *range(-4, 0))]
    assert not any(edge + [module for row in matrix[:4] + matrix[-4:] for module in row])
    assert matrix[4][4]
    assert matrix[4][-5]
    assert matrix[-5][4]


def test_correction_fills_the_size_and_is_never_the_least_in_print() -> None:
    on_screen, in_print = encode("x" * 106), encode("x" * 106, print_out=True)
    assert on_screen is not None
    assert in_print is not None
    assert len(on_screen) < len(in_print)
    assert [decode(opened(png(m))).ec_level for m in (on_screen, in_print)] == ["L", "M"]
    small = encode("x")
    assert small is not None
    assert decode(opened(png(small))).ec_level == "H"


@pytest.mark.parametrize(("version", "bits"), [(9, "011100011010"), (10, "01111000000000011010")])
def test_utf8_is_announced_as_the_standard_says(version: int, bits: str) -> None:
    """The number 26 stands in the one byte or the two that a length would take."""
    piece, buffer = Utf8(), BitBuffer()
    buffer.put(piece.mode, 4)
    buffer.put(len(piece), length_in_bits(4 if piece.mode == 4 else 1, version))
    piece.write(buffer)
    assert "".join("01"[buffer.get(at)] for at in range(len(buffer))) == bits


def test_only_what_is_not_ascii_is_announced() -> None:
    sizes = [len(matrix) for matrix in (encode("x" * 154), encode("x" * 152 + "ĝ")) if matrix is not None]
    assert sizes[0] < sizes[1]


def test_what_no_code_holds_is_none() -> None:
    assert encode("x" * (MOST + 1)) is None
    assert encode("x" * (MOST + 1), print_out=True) is None
    assert encode("x" * MOST, print_out=True) is not None
