"""Boards and sheets of one's own: slips name them with a fingerprint, and are read against no others."""

from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from banker.commands import banker
from banker.editions.board import Board
from banker.editions.shelf import load_board, own_folder
from banker.printing.fingerprint import print_of_board
from banker.printing.snapshot import Snapshot, read_snapshot

BOARDS = files("banker.editions") / "boards"
SHEETS = files("banker.editions") / "sheets"


def run(*arguments: object, typed: str = "") -> Result:
    """Run a command."""
    return CliRunner().invoke(banker, [str(argument) for argument in arguments], input=typed)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder of games, with a board and a sheet of one's own beside them."""
    monkeypatch.setenv("BANKER_HOME", str(tmp_path))
    board = (BOARDS / "atlantic.toml").read_text("utf-8")
    dearer = board.replace("price = 60", "price = 70", 1)
    (tmp_path / "dearer.toml").write_text(dearer, "utf-8")
    (tmp_path / "harbour.toml").write_text(board.replace('id = "atlantic"', 'id = "harbour"', 1), "utf-8")
    sheet = (SHEETS / "classic.toml").read_text("utf-8").replace("salary = 200", "salary = 300", 1)
    (tmp_path / "richer.toml").write_text(sheet, "utf-8")
    return tmp_path


def slips_of(folder: Path, sheet: str, board: str) -> str:
    """Play on a board and a sheet, and give what the codes of the slips say."""
    done = run("teller", "own", typed=f"open sheet {sheet} board {board} players Ana Budi\nAna rolls 1 2\nAna buys\n")
    assert done.exit_code == 0, done.output
    snapshot = read_snapshot(folder / "own.game")
    assert isinstance(snapshot, Snapshot)
    return "\n".join(snapshot.summary(name).line for name in ("Ana", "Budi"))


@pytest.mark.parametrize(
    ("sheet", "board", "told"),
    [
        ("classic", "dearer.toml", "another board named “atlantic”"),
        ("richer.toml", "atlantic", "another sheet named “classic”"),
        ("classic", "harbour.toml", "the board “harbour”, which is not here: name its file with --board FILE."),
    ],
)
def test_what_was_played_must_be_named(folder: Path, sheet: str, board: str, told: str) -> None:
    own = [str(folder / name) if name.endswith(".toml") else name for name in (sheet, board)]
    typed = slips_of(folder, *own)
    refused = run("restore", "-", typed=typed)
    assert (refused.exit_code, told in refused.stderr) == (2, True), refused.stderr
    assert not (folder / "restored.game").exists()
    assert run("restore", "-", "--sheet", own[0], "--board", own[1], typed=typed).exit_code == 0
    old, new = (read_snapshot(folder / f"{name}.game") for name in ("own", "restored"))
    assert isinstance(old, Snapshot)
    assert isinstance(new, Snapshot)
    assert (old.ledger.books, old.ledger.head.edition) == (new.ledger.books, new.ledger.head.edition)


def test_a_board_on_ones_own_shelf_is_found_by_its_name(folder: Path) -> None:
    shelf = own_folder("board")
    shelf.mkdir(parents=True, exist_ok=True)
    (folder / "harbour.toml").rename(shelf / "harbour.toml")
    typed = slips_of(folder, "classic", "harbour")
    assert run("restore", "-", typed=typed).exit_code == 0
    restored = read_snapshot(folder / "restored.game")
    assert isinstance(restored, Snapshot)
    assert restored.game.board.id == "harbour"


def test_a_file_without_an_ending_is_a_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = slips_of(folder, "classic", str(folder / "harbour.toml"))
    (folder / "harbour.toml").rename(folder / "harbour")
    monkeypatch.chdir(folder)
    assert run("restore", "-", "--board", "harbour", typed=typed).exit_code == 0


def test_a_new_game_needs_a_name(folder: Path) -> None:
    assert run("restore", "-", "--to", "", typed=slips_of(folder, "classic", "atlantic")).exit_code == 2


def test_a_file_that_is_not_there_is_told_by_its_name(folder: Path) -> None:
    typed = slips_of(folder, "classic", "atlantic")
    assert "There is no board" in run("restore", "-", "--board", folder / "none.toml", typed=typed).stderr


def test_new_words_for_a_board_leave_it_the_same_and_new_figures_do_not(folder: Path) -> None:
    shipped, dearer = load_board("atlantic"), load_board(folder / "dearer.toml")
    assert isinstance(shipped, Board)
    assert isinstance(dearer, Board)
    (folder / "worded.toml").write_text(
        (BOARDS / "atlantic.toml").read_text("utf-8").replace("Boardwalk", "Promenade"), "utf-8"
    )
    worded = load_board(folder / "worded.toml")
    assert isinstance(worded, Board)
    assert worded != shipped
    assert print_of_board(worded) == print_of_board(shipped) != print_of_board(dearer)


def test_slips_from_a_board_and_a_sheet_of_one_s_own_shelf_are_restored_by_name(folder: Path) -> None:
    assert run("board", "copy", "negara", "mine").exit_code == 0
    assert run("sheet", "copy", "monopoli", "ours").exit_code == 0
    typed = slips_of(folder, "ours", "mine")
    assert run("restore", "-", typed=typed).exit_code == 0
    old, new = (read_snapshot(folder / f"{name}.game") for name in ("own", "restored"))
    assert isinstance(old, Snapshot)
    assert isinstance(new, Snapshot)
    assert (old.ledger.books, old.ledger.head.edition) == (new.ledger.books, new.ledger.head.edition)


@pytest.mark.parametrize(
    ("kind", "after", "told"),
    [
        ("board", "deleted", "the board “mine”, which is not here"),
        ("sheet", "deleted", "the sheet “mine”, which is not here"),
        ("board", "broken", "mine.toml, line 1: expected a line of TOML, found “"),
        ("board", "dearer", "another board named “mine”"),
    ],
)
def test_slips_say_what_is_missing_once_one_s_own_file_is_not_as_it_was(
    folder: Path, kind: str, after: str, told: str
) -> None:
    assert run("board", "copy", "atlantic", "mine").exit_code == 0
    assert run("sheet", "copy", "classic", "mine").exit_code == 0
    typed = slips_of(folder, "mine", "mine")
    file = folder / f"{kind}s" / "mine.toml"
    text = file.read_text("utf-8").replace("price = 60", "price = 70")
    file.unlink()
    if after != "deleted":
        file.write_text(text if after == "dearer" else "no board", "utf-8")
    refused = run("restore", "-", typed=typed)
    assert (refused.exit_code, told in refused.stderr) == (2, True), refused.stderr
    assert not (folder / "restored.game").exists()
