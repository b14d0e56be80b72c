"""The commands with which one's own boards and sheets are made."""

import json
from pathlib import Path

import pytest

from tests.commands.conftest import Run


def test_a_board_is_copied_checked_shown_listed_and_played(run: Run, folder: Path) -> None:
    copied = run("board", "copy", "london", "mine")
    path = folder / "boards" / "mine.toml"
    assert copied.stdout == f"{path} can be changed now; “banker board check mine” tells whether it can be played.\n"
    checked = run("board", "check", "mine")
    assert (checked.returncode, checked.stdout) == (0, f"{path} is sound.\n")
    assert run("board", "show", "mine").stdout.startswith("London (mine) (mine)\n")
    assert run("boards").stdout.endswith(f"\nmine             London (mine)\n{'':16} {path}\n")
    played = run("teller", "evening", typed="open sheet classic board mine players Ana Budi\nAna buys @1\n")
    assert played.returncode == 0
    assert "Old Kent Road" in played.stdout


def test_a_sheet_is_copied_checked_and_listed(run: Run, folder: Path) -> None:
    assert run("sheet", "copy", "monopoli", "rumah").returncode == 0
    checked = run("sheet", "check", "rumah")
    assert (checked.returncode, checked.stdout) == (0, f"{folder}/sheets/rumah.toml is sound.\n")
    assert "\nrumah            Monopoli (rumah)\n" in run("sheets").stdout


def test_a_board_with_mistakes_is_told_with_status_1(run: Run, folder: Path) -> None:
    path = folder / "boards" / "mine.toml"
    run("board", "copy", "london", "mine")
    text = path.read_text("utf-8")
    path.write_text(text.replace("\nunit = 1", "\nunit = 0").replace("\nsymbol =", "\nsimbol ="), "utf-8")
    checked = run("board", "check", "mine")
    assert (checked.returncode, checked.stdout.splitlines()[0]) == (1, f"{path}: 3 mistakes.")
    told = json.loads(run("board", "check", "--json", str(path)).stdout)
    assert (told["file"], told["ok"], told["warnings"]) == (str(path), False, [])
    assert [row["place"] for row in told["mistakes"]] == ["symbol", "simbol", "unit"]
    assert set(told["mistakes"][0]) == {"line", "place", "expected", "found", "text"}
    opened = run("teller", "evening", typed="open sheet classic board mine players Ana Budi\n")
    assert opened.returncode == 1
    assert opened.stdout.endswith("2 more mistakes are told by “banker board check mine”.\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("board", "copy", "lndon", "mine"), "There is no board “lndon”. Did you mean london?"),
        (("board", "copy", "london", "negara"), "“negara” comes with the desk: choose another name."),
        (("sheet", "copy", "classic", "My rules"), "“My rules” cannot be its name: small letters, digits and hyphens"),
        (("board", "check", "nowhere.toml"), "There is no board “nowhere.toml”."),
        (("sheet", "check", "clasic"), "There is no sheet “clasic”. Did you mean classic?"),
    ],
)
def test_what_cannot_be_is_said_with_status_2(run: Run, words: tuple[str, ...], told: str) -> None:
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(told)


def test_a_copy_is_never_written_over(run: Run, folder: Path) -> None:
    run("board", "copy", "london", "mine")
    again = run("board", "copy", "atlantic", "mine")
    assert (again.returncode, again.stderr) == (
        2,
        f"{folder}/boards/mine.toml is there already: choose another name.\n",
    )
    assert run("board", "show", "mine").stdout.startswith("London")


def test_the_format_is_explained(run: Run, folder: Path) -> None:
    board, sheet = run("board", "explain"), run("sheet", "explain")
    assert (board.returncode, sheet.returncode) == (0, 0)
    assert f" {folder}/boards." in board.stdout.replace("\n", " ")
    assert '{ type = "pay-or-draw", amount = 50, deck = "chest" }' in board.stdout
    assert "rent-claim        Rent may be asked for until [next-roll (the next throw)" in sheet.stdout
    assert max(len(line) for line in board.stdout.splitlines() if str(folder) not in line) <= 80
