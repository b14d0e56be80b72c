"""The app and its terminal: it draws nowhere else, and gives it back when told to end."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SHOWN, LEFT = b"\x1b[?1049h", b"\x1b[?1049l"
"""What a terminal is told when its alternate screen is entered, and left."""


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Open a terminal: the end of the one who looks, and the end of the program."""
    mine, theirs = pty.openpty()
    yield mine, theirs
    os.close(mine)
    os.close(theirs)


def banker(theirs: int, folder: Path, stderr: int) -> "subprocess.Popen[bytes]":
    """Start the app."""
    environment = {**os.environ, "BANKER_HOME": str(folder), "TERM": "xterm-256color"}
    command = [sys.executable, "-m", "banker"]
    return subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=stderr, cwd=ROOT, env=environment)


def drawn(mine: int, until: bytes, seconds: float = 20) -> bytes:
    """Read what a terminal is told, until something."""
    told, end = b"", time.monotonic() + seconds
    while until not in told and time.monotonic() < end:
        if select.select([mine], [], [], 0.1)[0]:
            told += os.read(mine, 65536)
    return told


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_told_to_end_the_app_gives_the_terminal_back(
    terminal: tuple[int, int], tmp_path: Path, number: signal.Signals
) -> None:
    mine, theirs = terminal
    app = banker(theirs, tmp_path, theirs)
    assert SHOWN in drawn(mine, SHOWN)
    drawn(mine, b"never", 2)
    app.send_signal(number)
    assert LEFT in drawn(mine, LEFT)
    assert app.wait(20) == 128 + number


def test_without_a_terminal_to_draw_on_the_app_says_so(terminal: tuple[int, int], tmp_path: Path) -> None:
    app = banker(terminal[1], tmp_path, subprocess.PIPE)
    _, told = app.communicate(timeout=20)
    assert (app.returncode, told.decode()[:29]) == (2, "The desk needs a terminal, fo")


@pytest.mark.parametrize("module", ["widgets.command", "banker.screens"])
def test_however_the_screens_are_loaded_cycles_are_looked_for_seldom_and_behind_them_only(module: str) -> None:
    seen = "gc.isenabled(), gc.get_freeze_count() > 10_000, *gc.get_threshold()"
    told = f"import gc; from {module} import load; load(); print({seen})"
    answer = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True, cwd=ROOT)
    assert answer.stdout.split() == ["True", "True", "50000", "20", "20"]
