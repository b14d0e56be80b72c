"""The other commands."""

import subprocess
import sys
from pathlib import Path

import pytest

from banker import __version__
from banker.refusal import Refusal
from banker.speech.refusals import tell_refusal
from tests.commands.conftest import Run


def test_the_version_is_told_without_importing_a_screen(run: Run) -> None:
    assert run("--version").stdout == f"banker {__version__}\n"
    code = (
        "import sys; sys.argv = ['banker', '--version']; from banker.cli import main; main(); "
        "sys.exit(any(name in sys.modules for name in ('textual', 'rich', 'click', 'tinydb', 'babel')))"
    )
    root = Path(__file__).parent.parent.parent
    assert subprocess.run([sys.executable, "-c", code], check=False, cwd=root, capture_output=True).returncode == 0


def test_boards_and_sheets_are_listed(run: Run) -> None:
    boards, sheets = run("boards").stdout, run("sheets").stdout
    for name in ("atlantic", "atlantic-1935", "london", "negara", "kota-dunia", "kongresoj"):
        assert f"\n{name} " in "\n" + boards
    for name in ("monopoli", "monopolo", "classic"):
        assert f"\n{name} " in "\n" + sheets


def test_a_board_and_a_sheet_are_shown(run: Run) -> None:
    assert "Boardwalk" in run("board", "show", "atlantic").stdout
    shown = run("sheet", "show", "monopolo").stdout
    assert "opening-cash" in shown
    assert "1630" in shown.replace(",", "")


@pytest.mark.parametrize(
    "words", [("board", "show", "mars"), ("sheet", "show", "mars"), ("slip", "mars", "--player", "A")]
)
def test_what_is_not_there_is_told_with_status_two(run: Run, words: tuple[str, ...]) -> None:
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert "mars" in done.stderr


@pytest.mark.parametrize("words", [(), ("demo",), ("play", "x")])
def test_without_a_terminal_the_desk_says_so(run: Run, words: tuple[str, ...]) -> None:
    """The refusal "no-terminal" at the edge."""
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert "terminal" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_broken_board_file_is_refused_with_file_and_place(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("id = 3\n")
    done = run("board", "show", str(tmp_path / "mine.toml"))
    assert done.returncode == 2
    assert "mine.toml" in done.stderr
    assert "id" in done.stderr


def test_a_language_that_is_not_spoken_is_refused_with_those_that_are(run: Run) -> None:
    done = run("--lang", "xx", "boards")
    assert (done.returncode, done.stdout) == (2, "")
    told = tell_refusal(Refusal("unknown-language", {"language": "xx", "languages": ["en", "eo", "id"]}))
    assert done.stderr == f"{told}\n"
