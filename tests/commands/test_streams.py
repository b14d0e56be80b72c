"""Streams that are full, closed, endless or left: one sentence and a status, never a traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest

ROOT = Path(__file__).parent.parent.parent
OPEN = "open sheet monopolo board atlantic players Ana Budi"


@pytest.fixture
def transcript(tmp_path: Path) -> Path:
    path = tmp_path / "t.teller"
    path.write_text(OPEN + "\nbooks" * 2000)
    return path


def shell(line: str, folder: Path) -> "CompletedProcess[str]":
    """Run a line of a shell in which `banker` is the command."""
    script = f'banker() {{ "{sys.executable}" -m banker "$@"; }}\n{line}'
    environment = {**os.environ, "BANKER_HOME": str(folder), "LANG": "C.UTF-8"}
    return subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, check=False, cwd=ROOT, env=environment, timeout=60
    )


@pytest.mark.parametrize(
    "words", ["--version", "--help", "boards", "sheets", "board show atlantic", "teller x", "slip friday --player Ana"]
)
@pytest.mark.parametrize(
    ("full", "reason"), [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")]
)
def test_answers_that_cannot_be_written_are_told_with_status_two(
    tmp_path: Path, words: str, full: str, reason: str
) -> None:
    shell(f"echo {OPEN} | banker teller friday", tmp_path)
    done = shell(f"echo {OPEN} | banker {words} {full}", tmp_path)
    # the refusal "no-answers"
    assert (done.returncode, done.stderr) == (2, f"The answers cannot be written: {reason}\n")


def test_a_closed_input_is_told_with_status_two(tmp_path: Path) -> None:
    for words in ("teller friday", "teller --memory", "restore -"):
        done = shell(f"banker {words} <&-", tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == "- cannot be read: Bad file descriptor\n"
    assert shell("banker boards <&-", tmp_path).returncode == 0


def test_a_closed_or_full_error_stream_leaves_the_status(tmp_path: Path) -> None:
    for error in ("2>&-", "2>/dev/full"):
        assert shell(f"banker board show mars {error}", tmp_path).returncode == 2
        assert shell(f"banker boards {error}", tmp_path).stdout.startswith("atlantic ")


def test_nobody_reading_is_no_fault_of_anyone(tmp_path: Path, transcript: Path) -> None:
    for words in (f"teller --memory {transcript}", f"teller friday <{transcript}", "board show atlantic"):
        done = shell(f"(banker {words}; echo $? >&2) | head -1", tmp_path)
        assert done.stderr == "141\n" or (words.startswith("board") and done.stderr == "0\n")
        assert len(done.stdout.splitlines()) == 1


def test_an_endless_transcript_is_refused(tmp_path: Path) -> None:
    for words in ("/dev/zero", "</dev/zero"):
        done = shell(f"banker teller --memory {words}", tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert "is longer than anything that can be read" in done.stderr


def test_a_line_that_is_too_long_is_refused_and_what_came_before_is_kept(tmp_path: Path) -> None:
    """The refusal "too-long", in words at the edge."""
    done = shell(f"(echo {OPEN}; head -c 2000000 /dev/zero) | banker teller friday", tmp_path)
    assert (done.returncode, len(done.stdout.splitlines())) == (2, 1)
    assert shell("echo check Ana cash 1630 | banker teller friday", tmp_path).returncode == 0


@pytest.mark.parametrize("command", ["teller", "verify", "repair", "slip --player A", "print", "play"])
@pytest.mark.parametrize("name", ["a" * 3000, "a/" * 3000 + "b", "a" * 3000 + ".game"])
def test_a_name_that_is_too_long_is_no_traceback(tmp_path: Path, command: str, name: str) -> None:
    done = shell(f"echo {OPEN} | banker {command} {name} {'slips' if command == 'print' else ''}", tmp_path)
    assert done.returncode in (0, 1, 2)
    assert "Traceback" not in done.stderr
    assert done.returncode != 0 or (command == "teller" and name == "a" * 3000)


@pytest.mark.parametrize("command", ["teller", "verify", "repair", "slip --player A", "print", "play"])
def test_no_name_is_no_game(tmp_path: Path, command: str) -> None:
    for name in ("''", "' '"):
        done = shell(f"banker {command} {name} {'slips' if command == 'print' else ''} </dev/null", tmp_path)
        # the refusal "no-game-named"
        assert (done.returncode, done.stdout, done.stderr) == (2, "", "A game needs a name.\n")


def test_stopping_line_mode_ends_it_quietly(tmp_path: Path) -> None:
    pipe = subprocess.PIPE
    environment = {**os.environ, "BANKER_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "banker", "teller", "friday"]
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=ROOT, env=environment
    ) as teller:
        assert teller.stdin is not None
        assert teller.stdout is not None
        assert teller.stderr is not None
        teller.stdin.write(f"{OPEN}\n")
        teller.stdin.flush()
        assert "1,630" in teller.stdout.readline()
        teller.send_signal(signal.SIGINT)
        assert teller.wait(20) == 130
        assert (teller.stdout.read(), teller.stderr.read()) == ("", "")
