"""Loading by name or by path, and what a name that is not there is answered with."""

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from banker.editions.board import Board
from banker.editions.sheet import Sheet
from banker.editions.shelf import load_board, load_sheet
from banker.refusal import Refusal

ATLANTIC = (files("banker.editions") / "boards" / "atlantic.toml").read_text("utf-8")


def test_a_board_is_loaded_once() -> None:
    assert load_board("atlantic") is load_board("atlantic")


def test_the_case_of_a_name_does_not_matter() -> None:
    assert load_sheet("Monopolo") is load_sheet("monopolo")


def test_an_unknown_board_is_refused_with_the_nearest_names() -> None:
    near = {"name": "atlantis", "near": ["atlantic", "atlantic-1935"]}
    assert load_board("atlantis") == Refusal("unknown-board", near)


def test_an_unknown_sheet_is_refused_with_the_nearest_names() -> None:
    near = {"name": "monopol", "near": ["monopoli", "monopolo"]}
    assert load_sheet("monopol") == Refusal("unknown-sheet", near)


def test_a_board_of_the_banker_is_loaded_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(ATLANTIC.replace('id = "atlantic"', 'id = "mine"'), "utf-8")
    board = load_board(path)
    assert isinstance(board, Board)
    assert board.id == "mine"


def test_a_file_that_begins_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(ATLANTIC, "utf-8-sig")
    assert isinstance(load_board(str(path)), Board)


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(ATLANTIC, "utf-8")
    assert isinstance(load_board(path), Board)
    path.write_text("", "utf-8")
    assert isinstance(load_board(path), Refusal)


def test_a_broken_file_is_refused_with_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("", "utf-8")
    data = {"file": str(path), "line": 1, "place": "id", "expected": "a value", "found": "nothing", "more": 4}
    assert load_sheet(path) == Refusal("bad-sheet", data)


@pytest.mark.parametrize("name", ["nowhere/mine.toml", "mine.toml", "nul\0/mine.toml"])
def test_a_file_that_is_not_there_is_unknown(name: str) -> None:
    refusal = load_board(name)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.data["name"]) == ("unknown-board", name)


def test_a_folder_is_unknown(tmp_path: Path) -> None:
    refusal = load_board(tmp_path)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "unknown-board"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    data = {"file": str(path), "place": "", "expected": "text in UTF-8", "found": "invalid start byte"}
    assert load_board(path) == Refusal("bad-board", data)


def test_a_path_that_the_system_does_not_take_is_refused() -> None:
    refusal = load_board("a" * 5000 + ".toml")
    assert isinstance(refusal, Refusal)
    assert refusal.data["expected"] == "a file that can be read"


def test_loading_imports_nothing_heavy() -> None:
    code = "import sys; from banker.editions import portrait, shelf; shelf.load_board('london'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"rapidfuzz", "babel", "textual", "tinydb", "PIL"} & set(done.stdout.split())


def test_what_is_loaded_is_a_sheet() -> None:
    assert isinstance(load_sheet("classic"), Sheet)


def test_a_file_larger_than_any_board_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"#" * 999_999 + b"\n")
    refusal = load_board(path)
    assert isinstance(refusal, Refusal)
    assert refusal.data["place"] == "id"
    path.write_bytes(b"#" * 1_000_000 + b"\n")
    data = {"file": str(path), "place": "", "expected": "a file of a million bytes at most", "found": "a longer one"}
    assert load_board(path) == Refusal("bad-board", data)
