"""Looking after game files from the command line: verify, repair, looking on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.ledger.games import GAME, put

CHECKS = ["balanced", "conserved", "sealed", "ordered", "even", "one-owner", "replayed"]
DAMAGED = GAME.replace(b'"Citra salary"', b'"Citra Salary"')


@pytest.fixture
def path(folder: Path) -> Path:
    folder.mkdir()
    return put(folder / "friday.game")


def test_a_sound_game_passes_every_check(run: Run, path: Path) -> None:
    done = run("verify", "friday")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        f"{path}: 8 entries, sealed c0291b41b589d9cb",
        *(f"✓ {name}" for name in CHECKS),
    ]


def test_a_damaged_game_fails_the_check_that_it_breaks(run: Run, path: Path) -> None:
    put(path, DAMAGED)
    done = run("verify", "--json", "friday")
    found = json.loads(done.stdout)
    assert done.returncode == 1
    assert list(found["checks"]) == CHECKS
    assert [name for name in CHECKS if not found["checks"][name]["ok"]] == ["sealed"]
    (fault,) = found["checks"]["sealed"]["faults"]
    assert (fault["code"], fault["entry"], fault["line"]) == ("audit-sealed", 6, 8)
    assert fault["text"] == "Entry 6 (line 8) is not as it was written."


@pytest.mark.parametrize("content", [b"", b"not a game\n", GAME[:30]])
def test_what_is_no_game_cannot_be_verified(run: Run, path: Path, content: bytes) -> None:
    put(path, content)
    for command in ("verify", "repair"):
        done = run(command, "friday")
        assert (done.returncode, done.stdout) == (2, "")
        assert "friday.game" in done.stderr
        assert "Traceback" not in done.stderr
    assert [file.name for file in path.parent.iterdir()] == ["friday.game"]


def test_a_missing_game_cannot_be_verified_or_repaired(run: Run) -> None:
    for command in ("verify", "repair"):
        done = run(command, "mars")
        assert done.returncode == 2
        assert "mars" in done.stderr


def test_a_game_that_is_being_played_can_be_verified(run: Run, path: Path) -> None:
    with holding(path):
        assert run("verify", "friday").returncode == 0


def test_repair_writes_what_fits_and_leaves_the_old_file_untouched(run: Run, path: Path) -> None:
    put(path, DAMAGED)
    done = run("repair", "friday")
    new = path.with_name("friday-repaired-1.game")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"5 entries are in {new}; from line 8 on the old file was left out.\n"
    assert (path.read_bytes(), new.read_bytes()) == (DAMAGED, b"".join(GAME.splitlines(keepends=True)[:7]))
    assert run("teller", str(new), typed="check Citra cash 1630\nCitra salary\n").returncode == 0


def test_repair_writes_where_it_is_told_and_over_nothing(run: Run, path: Path, tmp_path: Path) -> None:
    put(path, DAMAGED)
    assert run("repair", "friday", "--to", str(tmp_path / "new.game")).returncode == 0
    done = run("repair", "friday", "--to", str(tmp_path / "new.game"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "there already" in done.stderr
    assert run("repair", "friday", "--to", str(path)).returncode == 2
    assert path.read_bytes() == DAMAGED


def test_repair_mends_a_first_line_that_the_others_are_sealed_upon(run: Run, path: Path) -> None:
    put(path, b"\xff" + GAME[1:])
    done = run("repair", "friday")
    assert done.stdout == f"Nothing is damaged: all 8 entries are in {path.with_name('friday-repaired-1.game')}.\n"
    assert path.with_name("friday-repaired-1.game").read_bytes() == GAME


def test_a_damaged_game_is_opened_to_look_at_and_says_so_first(run: Run, path: Path) -> None:
    put(path, DAMAGED)
    done = run("teller", "friday", typed="check Citra cash 1630\nCitra salary\n")
    assert done.returncode == 1
    assert done.stderr.count("damaged: entry 6") == 1
    assert "✗ 2: Citra salary" in done.stdout
    assert path.read_bytes() == DAMAGED


def test_an_unfinished_entry_is_told_before_the_first_answer(run: Run, path: Path) -> None:
    put(path, GAME[:-9])
    done = run("teller", "friday", typed="check Budi cash 1580\n")
    assert done.returncode == 0
    assert done.stderr == (
        f"The last entry was not finished and is not in the books. What there was of it is kept in {path}.torn-1.\n"
    )


def test_a_second_desk_is_told_who_holds_the_game_and_may_look_on(run: Run, path: Path) -> None:
    with holding(path) as holder:
        done = run("teller", "friday", typed="books\n")
        assert (done.returncode, done.stdout) == (2, "")
        assert f"process {holder.pid}, since 20" in done.stderr
        done = run("teller", "--read-only", "friday", typed="check Ana cash 1560\n!read-only Ana salary\n")
        assert (done.returncode, done.stderr) == (0, "")


def test_a_game_whose_file_is_deleted_is_saved_and_goes_on(path: Path) -> None:
    with banker(str(path)) as teller:
        assert said(teller, "Ana pays Budi 60") == "Ana pays Budi 60"
        path.unlink()
        assert said(teller, "Ana pays Budi 60").startswith("✗ 2: Ana pays Budi 60: ")
        assert said(teller, "Ana pays Budi 40") == "Ana pays Budi 40"
    with banker("--read-only", str(path)) as watcher:
        assert said(watcher, "check Ana cash 1460").startswith("✗") is False


def test_looking_on_follows_live(path: Path) -> None:
    with holding(path) as holder, banker("--read-only", str(path)) as watcher:
        for cash in (1500, 1440):
            assert said(holder, "Ana pays Budi 60") == "Ana pays Budi 60"
            assert said(watcher, f"check Ana cash {cash}").startswith("✗") is False


def banker(*words: str) -> "subprocess.Popen[str]":
    """Start a teller."""
    command = [sys.executable, "-m", "banker", "teller", *words]
    pipe, root = subprocess.PIPE, Path(__file__).parent.parent.parent
    return subprocess.Popen(
        command, stdin=pipe, stdout=pipe, text=True, cwd=root, env={**os.environ, "LANG": "C.UTF-8"}
    )


def said(teller: "subprocess.Popen[str]", phrase: str) -> str:
    """Say a phrase and wait for its answer."""
    assert teller.stdin is not None
    assert teller.stdout is not None
    teller.stdin.write(phrase + "\n")
    teller.stdin.flush()
    return teller.stdout.readline().rstrip("\n")


def holding(path: Path) -> "subprocess.Popen[str]":
    """Start a teller that has answered, and so holds the game."""
    teller = banker(str(path))
    assert said(teller, "check Ana cash 1560").startswith("✗") is False
    return teller


def test_repair_names_the_file_that_is_there_already(run: Run, path: Path) -> None:
    there = put(path.with_name("there.game"))
    done = run("repair", str(path), "--to", str(there))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{there} is there already: choose another name.\n"


def test_a_missing_game_is_told_as_missing(run: Run, folder: Path) -> None:
    for command in ("verify", "repair"):
        assert run(command, "nope").stderr == f"There is no game in {folder / 'nope.game'}.\n"
