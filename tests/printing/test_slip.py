"""`banker slip`: from a game file to a terminal or a picture, or a refusal."""

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from banker.desk import Desk
from banker.ledger.disk import FileDisk
from banker.printing.slip import find_player, print_slip, terminal_slip
from banker.printing.summary import text
from banker.printing.window import Window, window
from banker.refusal import Refusal
from banker.rules import requests as r
from tests.printing.scans import BLACK, WHITE, opened, pixels, scan
from tests.printing.tables import LONGEST, do, everything, expected, figures, mixed, summary, table


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Desk]:
    """Play a game into a file that its desk holds open."""
    monkeypatch.setenv("BANKER_HOME", str(tmp_path))
    path = tmp_path / "friday.game"
    return path, mixed(table(disk=FileDisk(path)))


def told(answer: str | Refusal) -> str:
    """Take the answer that is no refusal."""
    assert isinstance(answer, str)
    return answer


def refused(answer: str | Refusal) -> Refusal:
    """Take the refusal."""
    assert isinstance(answer, Refusal)
    return answer


# --- what is printed


def test_a_slip_beside_an_open_desk_is_that_of_its_books(game: tuple[Path, Desk]) -> None:
    path, desk = game
    before = path.read_bytes()
    printed = told(print_slip("friday", "ana", None))
    read = figures(scan(pixels(printed.split("\n\n")[-1], BLACK, WHITE)))
    assert read.items() >= {**expected(desk, "Ana"), "game": "friday"}.items()
    assert path.read_bytes() == before
    do(desk, r.Pay("Ana", "bank", 34))
    assert "$1,200" in told(print_slip(str(path), "1", None))


def test_the_text_above_the_code_is_aligned(game: tuple[Path, Desk]) -> None:
    printed = told(print_slip("friday", "Ana", None)).split("\n\n")
    assert printed[0].split("\n") == ["Ana", "friday", "Entry 3, 2023-11-14 22:13:20 UTC"]
    assert printed[2].split("\n") == [
        "Mediterranean Avenue       hotel",
        "Baltic Avenue           4 houses",
        "Reading Railroad       mortgaged",
        "Electric Company",
        "Park Place               1 house",
        "Boardwalk               2 houses",
    ]


def test_a_picture_is_written_and_said(game: tuple[Path, Desk], tmp_path: Path) -> None:
    png = tmp_path / "ana.png"
    assert told(print_slip("friday", "Ana", png)) == f"The summary of Ana is in {png}."
    assert figures(scan(opened(png.read_bytes()))).items() >= expected(game[1], "Ana").items()


def test_a_torn_last_line_is_passed_over(game: tuple[Path, Desk]) -> None:
    path, desk = game
    with path.open("ab") as file:
        file.write(b'{"half')
    assert (
        figures(scan(pixels(told(print_slip("friday", "Ana", None)).split("\n\n")[-1], BLACK, WHITE)))["cash"] == 1_234
    )
    assert path.read_bytes().endswith(b'{"half')
    desk.close()


# --- names


def test_a_player_is_named_as_at_the_tellers_line() -> None:
    names = ("Ana Maria", "Anton", "Ĝojo", "[/]", "🂡")
    wanted = ("ana m", " ANA   maria ", "ant", "gxo", "3", "[", "🂡", "5")
    assert [find_player(names, name) for name in wanted] == [
        "Ana Maria", "Ana Maria", "Anton", "Ĝojo", "Ĝojo", "[/]", "🂡", "🂡",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wanted", "code", "key", "names"),
    [
        ("an", "ambiguous-name", "matches", ["Ana Maria", "Anton"]),
        ("Antom", "unknown-name", "near", ["Anton"]),
        ("", "unknown-name", "near", []),
        ("9", "unknown-name", "near", []),
    ],
)
def test_a_name_that_is_not_one_player_is_refused(wanted: str, code: str, key: str, names: list[str]) -> None:
    refusal = find_player(("Ana Maria", "Anton"), wanted)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.data[key]) == (code, names)


# --- refusals


@pytest.mark.parametrize(
    ("content", "code", "found"),
    [
        (b"", "not-a-game-file", "empty"),
        (b"\x89PNG\r\n\x1a\n", "not-a-game-file", "other"),
        (None, "no-such-game", None),
    ],
)
def test_what_is_no_game_is_refused(tmp_path: Path, content: bytes | None, code: str, found: str | None) -> None:
    path = tmp_path / "x.game"
    if content is not None:
        path.write_bytes(content)
    refusal = refused(print_slip(str(path), "Ana", None))
    assert (refusal.code, refusal.data["file"], refusal.data.get("found")) == (code, str(path), found)
    assert path.exists() == (content is not None)


def test_folders_pipes_and_unreadable_names_are_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.game"
    os.mkfifo(pipe)
    answers = [refused(print_slip(f"{path}{os.sep}", "Ana", None)) for path in (tmp_path, tmp_path / ("x" * 300))]
    answers.append(refused(print_slip(str(pipe), "Ana", None)))
    assert [answer.code for answer in answers] == ["not-a-game-file", "unreadable", "not-a-game-file"]
    assert [answer.data.get("found") for answer in answers] == ["directory", None, "special"]


def test_a_file_before_its_first_entry_holds_no_game(tmp_path: Path) -> None:
    from banker.ledger.database import JournalDB

    path = tmp_path / "x.game"
    JournalDB(FileDisk(path)).close()
    assert refused(print_slip(str(path), "Ana", None)).code == "no-such-game"


def test_an_unknown_player_writes_nothing(game: tuple[Path, Desk], tmp_path: Path) -> None:
    png = tmp_path / "x.png"
    assert refused(print_slip("friday", "Zoe", png)).code == "unknown-name"
    assert not png.exists()


# --- the picture's file


def test_an_older_picture_is_replaced_whole(game: tuple[Path, Desk], tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    png, link = folder / "ana.png", folder / "link.png"
    png.write_bytes(b"old")
    os.link(png, tmp_path / "old")
    link.symlink_to(png)
    told(print_slip("friday", "Ana", link))
    assert scan(opened(png.read_bytes()))
    assert link.is_symlink()
    assert (tmp_path / "old").read_bytes() == b"old"
    assert sorted(path.name for path in folder.iterdir()) == ["ana.png", "link.png"]


@pytest.mark.parametrize("place", ["none/ana.png", "folder", "friday.game/ana.png", "x" * 300])
def test_a_place_that_takes_no_file_is_refused(game: tuple[Path, Desk], tmp_path: Path, place: str) -> None:
    (tmp_path / "folder").mkdir()
    before = sorted(tmp_path.rglob("*"))
    refusal = refused(print_slip("friday", "Ana", tmp_path / place))
    assert (refusal.code, refusal.data["file"]) == ("cannot-write", str(tmp_path / place))
    assert sorted(tmp_path.rglob("*")) == before


def test_a_full_disk_leaves_the_older_picture(
    game: tuple[Path, Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    png = tmp_path / "ana.png"
    png.write_bytes(b"old")
    before = sorted(tmp_path.iterdir())
    monkeypatch.setattr(os, "fsync", full)
    assert refused(print_slip("friday", "Ana", png)).data["reason"] == "ENOSPC"
    assert (png.read_bytes(), sorted(tmp_path.iterdir())) == (b"old", before)


def test_a_device_is_written_to_and_stays(game: tuple[Path, Desk]) -> None:
    told(print_slip("friday", "Ana", Path(os.devnull)))
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)


# --- windows


def test_a_window_large_enough_is_coloured_and_scanned() -> None:
    slip = summary(mixed(table()), "Ana")
    printed = terminal_slip(slip, Window(80, 50, True))
    assert scan(pixels(printed.split("\n\n")[-1], WHITE, BLACK)) == text(slip)


def test_a_code_higher_than_the_window_is_printed_with_advice() -> None:
    slip = summary(mixed(table()), "Ana")
    printed = terminal_slip(slip, Window(80, 24, True))
    assert "a window of 69 columns and 36 lines; this one has 80 and 24." in " ".join(printed.split())
    assert "█" in printed
    assert max(map(len, printed.split("\n")[-2:])) <= 80


def test_a_code_wider_than_the_window_is_left_out_with_advice() -> None:
    printed = terminal_slip(summary(everything(), LONGEST), Window(80, 100, True))
    assert "--png" in printed
    assert "█" not in printed


def test_a_file_takes_any_code() -> None:
    slip = summary(everything(), LONGEST)
    assert scan(pixels(terminal_slip(slip, Window()).split("\n\n")[-1], BLACK, WHITE)) == text(slip)


def test_colours_are_for_terminals_that_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert window({}) == Window()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    assert window({}) == Window(100, 40, True)
    assert window({"NO_COLOR": ""}) == Window(100, 40, True)
    assert window({"NO_COLOR": "1"}) == Window(100, 40, False)
    assert window({"TERM": "dumb"}) == Window(100, 40, False)


def test_heavy_libraries_wait_for_a_print() -> None:
    heavy = ("qrcode", "PIL", "textual", "babel")
    program = f"import sys, json, banker.printing.slip; print(json.dumps([n for n in {heavy} if n in sys.modules]))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert json.loads(run.stdout) == []
