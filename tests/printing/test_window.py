"""Windows: what fits is drawn, what does not is said."""

import json
import subprocess
import sys
from io import BytesIO, TextIOWrapper

import pytest

from banker.printing.slip import terminal_slip
from banker.printing.summary import code_text
from banker.printing.window import Window, window
from tests.printing.scans import BLACK, WHITE, pixels, scan
from tests.printing.tables import LONGEST, everything, mixed, summary, table


def test_a_window_large_enough_is_coloured_and_scanned() -> None:
    slip = summary(mixed(table()), "Ana")
    printed = terminal_slip(slip, Window(80, 50, True))
    assert scan(pixels(printed.split("\n\n")[-1], WHITE, BLACK)) == code_text(slip)


def test_a_code_higher_than_the_window_is_printed_with_advice() -> None:
    slip = summary(mixed(table()), "Ana")
    printed = terminal_slip(slip, Window(80, 24, True))
    assert "a window of 77 columns and 40 lines; this one has 80 and 24." in " ".join(printed.split())
    assert "█" in printed
    assert max(map(len, printed.split("\n")[-2:])) <= 80


def test_a_code_wider_than_the_window_is_left_out_with_advice() -> None:
    printed = terminal_slip(summary(everything(), LONGEST), Window(80, 100, True))
    assert "--png" in printed
    assert "█" not in printed


def test_a_file_takes_any_code() -> None:
    slip = summary(everything(), LONGEST)
    assert scan(pixels(terminal_slip(slip, Window()).split("\n\n")[-1], BLACK, WHITE)) == code_text(slip)


def test_colours_are_for_terminals_that_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert window({}) == Window()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    assert window({}) == Window(100, 40, True)
    assert window({"NO_COLOR": ""}) == Window(100, 40, True)
    assert window({"NO_COLOR": "1"}) == Window(100, 40, False)
    assert window({"TERM": "dumb"}) == Window(100, 40, False)


def test_an_output_without_blocks_gets_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(BytesIO(), encoding="latin-1"))
    assert window({}) == Window(blocks=False)
    assert "--png" in terminal_slip(summary(table(), "Ana"), window({})).split("\n\n")[-1]


def test_heavy_libraries_wait_for_a_print() -> None:
    heavy = ("qrcode", "PIL", "textual", "babel", "fpdf", "fontTools", "escpos", "zxingcpp")
    modules = "banker.printing.press, banker.printing.pdf, banker.printing.receipt, banker.restoring.restoring"
    program = f"import sys, json, {modules}; print(json.dumps([n for n in {heavy} if n in sys.modules]))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert json.loads(run.stdout) == []
