"""A text shared out among small codes: each is scanned from a small window, and together they say the whole."""

import pytest

from banker.printing.code import encode, modules, terminal
from banker.printing.line import records_in
from banker.printing.parts import LEAST, parts
from banker.printing.record import Record
from banker.printing.summary import code_text
from tests.printing.scans import BLACK, WHITE, pixels, scan
from tests.printing.tables import LONGEST, everything, mixed, summary, table


def scanned(text: str) -> str:
    """Scan a text from the code of it on a dark terminal."""
    matrix = encode(text)
    assert matrix is not None
    return scan(pixels(terminal(matrix), WHITE, BLACK))


@pytest.mark.parametrize("most", [37, 45, 48, 69, 72])
def test_the_parts_are_scanned_and_say_what_the_whole_says(most: int) -> None:
    for slip in (summary(mixed(table()), "Ana"), summary(everything(), LONGEST)):
        text = code_text(slip)
        shared = parts(text, most)
        assert len(shared) > 1
        assert max(modules(part) or 999 for part in shared) <= most
        read = [scanned(part) for part in (shared if most > 60 else shared[:3])]
        assert read == list(shared[: len(read)])
        words = [part.split("\n", 1) for part in shared if "/" in part.split("\n")[0]]
        assert [head for head, _ in words] == [f"{at}/{len(shared)}" for at in range(1, len(words) + 1)]
        coded = "".join(shared[len(words) :])
        assert coded == slip.line
        told = "\n".join(body for _, body in words)
        assert told.replace("\n", "") == text.removesuffix(slip.line).replace("\n", "")


def test_the_parts_pasted_one_after_the_other_are_read() -> None:
    slip = summary(mixed(table()), "Ana")
    (record,) = records_in("\n".join(parts(code_text(slip), 45)))
    assert isinstance(record, Record)
    assert record.cash == 1_234


def test_lines_stay_whole_where_they_fit() -> None:
    shared = parts("\n".join(f"line number {at}" for at in range(20)), 45)
    assert [line for part in shared for line in part.split("\n")[1:]] == [f"line number {at}" for at in range(20)]


def test_what_fits_is_whole_and_what_never_would_is_none() -> None:
    assert parts("short", LEAST) == ("short",)
    assert parts("short", LEAST - 1) == ()
