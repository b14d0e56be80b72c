"""Boards and sheets of one's own: copied, changed, checked, and used by name as those that ship."""

import stat
from pathlib import Path

import pytest

from banker.desk import Desk
from banker.editions.board import Board
from banker.editions.checking import Checked, check
from banker.editions.copying import copy
from banker.editions.overview import overview
from banker.editions.sheet import Sheet
from banker.editions.shelf import BOARD_SHELF, SHEET_SHELF, boards, load_board, load_sheet, own_folder, sheets
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk, MemoryDisk
from banker.refusal import Refusal
from banker.timekeeping import ScriptTime
from tests.editions.conftest import bare


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have a folder of one's own."""
    monkeypatch.setenv("BANKER_HOME", str(tmp_path))
    return tmp_path


def copied(source: str = "london", name: str = "mine") -> Path:
    """Copy a board."""
    path = copy(BOARD_SHELF, source, name)
    assert isinstance(path, Path), path
    return path


def change(path: Path, old: str, new: str) -> None:
    """Edit a file."""
    text = bare(path.read_text("utf-8"))
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def refused(found: object) -> tuple[str, dict[str, object]]:
    """Say for what something was refused."""
    assert isinstance(found, Refusal)
    return found.code, found.data


def desk_at(phrase: str) -> Desk:
    """Open a table in memory."""
    desk = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(1_700_000_000))
    answer = desk.say(phrase)
    assert answer.ok, answer.refusal
    return desk


# --- copying


def test_a_copy_is_the_file_with_its_comments_under_another_id_and_name(home: Path) -> None:
    path = copied()
    assert path == home / "boards" / "mine.toml"
    shipped = (BOARD_SHELF.folder / "london.toml").read_text("utf-8")
    expected = shipped.replace('\nid = "london"', '\nid = "mine"').replace(
        '\nname = "London"', '\nname = "London (mine)"'
    )
    assert path.read_text("utf-8") == expected
    assert "## For each title deed a line:" in expected
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_copy_is_on_the_shelf_behind_what_ships() -> None:
    copied("london", "mine")
    copied("mine", "another")
    assert boards()[-3:] == ["negara", "another", "mine"]
    own, shipped = load_board("Mine"), load_board("london")
    assert isinstance(own, Board)
    assert isinstance(shipped, Board)
    assert (own.id, own.name, own.deeds) == ("mine", "London (mine)", shipped.deeds)


def test_a_sheet_is_copied_as_a_board_is() -> None:
    assert isinstance(copy(SHEET_SHELF, "monopoli", "rumah"), Path)
    assert sheets() == ["classic", "monopoli", "monopolo", "rumah"]
    own = load_sheet("rumah")
    assert isinstance(own, Sheet)
    assert (own.name, own.rules.salary) == ("Monopoli (rumah)", 500)


def test_a_copy_goes_over_nothing() -> None:
    path = copied()
    path.write_text("precious", "utf-8")
    assert refused(copy(BOARD_SHELF, "london", "mine")) == ("file-exists", {"file": str(path)})
    assert path.read_text("utf-8") == "precious"


@pytest.mark.parametrize("name", ["Mine", "my board", "../mine", "a/b", "", "-x", "3", "é", "bank", "a" * 41, "x.toml"])
def test_a_name_that_is_no_id_is_refused(home: Path, name: str) -> None:
    assert refused(copy(BOARD_SHELF, "london", name))[0] == "bad-shelf-name"
    assert not list(home.rglob("*.toml"))


def test_the_name_of_what_ships_is_refused() -> None:
    assert refused(copy(BOARD_SHELF, "london", "atlantic")) == ("shipped-name", {"name": "atlantic"})


def test_what_is_not_there_cannot_be_copied() -> None:
    assert refused(copy(BOARD_SHELF, "lndon", "mine")) == ("unknown-board", {"name": "lndon", "near": ["london"]})


def test_a_folder_that_takes_no_file_is_told(home: Path) -> None:
    (home / "boards").write_text("no folder", "utf-8")
    assert refused(copy(BOARD_SHELF, "london", "mine"))[0] == "cannot-write"


def test_a_copy_of_a_file_with_a_name_over_and_over_is_renamed_at_its_own(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text("name = 'It\\s' # own\nid='old'\nlanguage = \"en\"\nname2 = 3\n", "utf-8")
    found = copy(BOARD_SHELF, str(path), "mine")
    assert isinstance(found, Path)
    assert found.read_text("utf-8") == 'name = "It\\\\s (mine)" # own\nid = "mine"\nlanguage = "en"\nname2 = 3\n'


# --- what is on the shelf


def test_without_a_folder_named_it_is_the_platform_s() -> None:
    from platformdirs import user_data_path

    assert own_folder("board", {}) == user_data_path("banker") / "boards"
    assert own_folder("sheet", {"BANKER_HOME": "/x"}) == Path("/x/sheets")


def test_a_file_called_as_what_ships_is_never_taken_for_it(home: Path) -> None:
    path = copied()
    path.rename(home / "boards" / "london.toml")
    change(home / "boards" / "london.toml", "price = 60", "price = 80")
    board = load_board("london")
    assert isinstance(board, Board)
    assert (board.at[1].price, boards().count("london")) == (60, 1)


def test_a_changed_file_is_read_again_by_its_name() -> None:
    path = copied()
    assert load_board("mine") is load_board("mine")
    change(path, "price = 60", "price = 80")
    board = load_board("mine")
    assert isinstance(board, Board)
    assert board.at[1].price == 80
    path.unlink()
    assert refused(load_board("mine"))[0] == "unknown-board"


def test_an_id_that_is_not_the_name_of_its_file_is_a_mistake(home: Path) -> None:
    copied().rename(home / "boards" / "yours.toml")
    code, data = refused(load_board("yours"))
    assert (code, data["place"], data["found"]) == ("bad-board", "id", "mine")


def test_the_list_shows_one_s_own_with_their_files_and_what_is_wrong(home: Path) -> None:
    change(copied(), "unit = 1", "unit = 0")
    copied("negara", "yours")
    told = list(overview(BOARD_SHELF))
    assert told[5] == "negara           Negara dunia"
    assert told[6].startswith(f"mine             ✗ {home}/boards/mine.toml, line ")
    assert told[6].endswith(", at unit: expected an amount above zero, found “0”.")
    assert told[7:] == [
        f"{'':16} {home}/boards/mine.toml",
        "yours            Negara dunia (yours)",
        f"{'':16} {home}/boards/yours.toml",
    ]


# --- checking


def test_a_sound_board_is_said_to_be_sound() -> None:
    path = copied()
    found = check(BOARD_SHELF, "mine")
    assert isinstance(found, Checked)
    assert (found.ok, list(found.lines())) == (True, [f"{path} is sound."])


def test_mistakes_are_told_before_what_is_unusual() -> None:
    path = copied()
    change(path, "unit = 1", "unit = 0")
    change(path, "mortgage = 200", "mortgage = 190")
    found = check(BOARD_SHELF, str(path))
    assert isinstance(found, Checked)
    assert not found.ok
    lines = list(found.lines())
    assert lines[0] == f"{path}: 1 mistake; 1 figure is unusual."
    assert lines[1].startswith("✗ line ")
    assert lines[1].endswith(", unit: expected an amount above zero, found “0”")
    assert lines[2].endswith(", deeds[27].mortgage: usual is half the price, found “190 / 400”")
    assert found.data["mistakes"][0]["text"] == lines[1][2:]
    assert [row["place"] for row in found.data["warnings"]] == ["deeds[27].mortgage"]


def test_what_is_unusual_alone_can_be_played() -> None:
    found = check(BOARD_SHELF, "negara")
    assert isinstance(found, Checked)
    assert found.ok
    assert next(found.lines()).endswith("negara.toml can be played; 18 figures are unusual.")


# --- playing


def test_a_table_is_opened_on_one_s_own_board_under_one_s_own_rules() -> None:
    change(copied("negara", "mine"), "price = 40000", "price = 44000")
    sheet = copy(SHEET_SHELF, "monopoli", "rumah")
    assert isinstance(sheet, Path)
    change(sheet, "salary = 500 ", "salary = 300 ")
    desk = desk_at("open sheet rumah board mine players Ana Budi")
    assert desk.edition.board.at[39].price == 44000
    before = desk.game.cash("Ana")
    assert desk.say("Ana salary").ok
    assert desk.game.cash("Ana") - before == 30000


def test_a_board_with_mistakes_is_refused_with_its_line() -> None:
    change(copied(), "unit = 1", "unit = 0")
    desk = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(1_700_000_000))
    code, data = refused(desk.say("open sheet classic board mine players Ana Budi").refusal)
    assert (code, data["place"]) == ("bad-board", "unit")


@pytest.mark.parametrize("after", ["changed", "broken", "deleted"])
def test_a_game_begun_keeps_its_own_copy_whatever_becomes_of_the_file(tmp_path: Path, after: str) -> None:
    path = copied()
    sheet = copy(SHEET_SHELF, "classic", "ours")
    assert isinstance(sheet, Path)
    game = tmp_path / "x.game"
    time = ScriptTime(1_700_000_000)
    desk = Desk(lambda: JournalDB(FileDisk(game, create=True)), time)
    for phrase in ("open sheet ours board mine players Ana Budi", "Ana buys @1", "Ana salary", "Budi rent @1"):
        assert desk.say(phrase).ok
    books = desk.books.copy()
    desk.close()
    if after == "changed":
        change(path, "price = 60", "price = 80")
        change(path, "rents = [2,", "rents = [9,")
        change(sheet, "salary = 200 ", "salary = 300 ")
    for file in (path, sheet) if after != "changed" else ():
        file.write_text("nothing", "utf-8") if after == "broken" else file.unlink()
    desk = Desk.reopen(JournalDB(FileDisk(game)), time)
    assert (desk.books, desk.edition.board.at[1].price, desk.edition.rules.salary) == (books, 60, 200)
    for phrase in (
        "undo 3",
        "redo 3",
        "check Ana cash 1642",
        "Budi rent @1",
        "check Budi cash 1496",
        "amend 3 Ana salary",
    ):
        assert desk.say(phrase).ok, phrase
    assert desk.books != books
    desk.close()
    from banker.audit.auditing import Audit, audit

    verified = audit(game)
    assert isinstance(verified, Audit)
    assert verified.ok


def test_a_name_is_found_in_every_system_and_as_it_is_first() -> None:
    copied(name="gxojo")
    for word in ("gxojo", "GXOJO", "ĝojo", "ghojo", "gojo"):
        board = load_board(word)
        assert isinstance(board, Board)
        assert board.id == "gxojo"
    copied(name="ghojo")
    assert refused(load_board("gojo"))[0] == "unknown-board"
    board = load_board("Ghojo")
    assert isinstance(board, Board)
    assert board.id == "ghojo"
