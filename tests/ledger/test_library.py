"""The folder of games: safe names, files for their owner only, and nobody's name lost."""

import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tinydb import where

from banker.desk import Desk
from banker.folding import fold
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.library import PARTED, Library, file_name, sit_down
from banker.timekeeping import ScriptTime
from tests.ledger.games import NOW, put

OPEN = "open sheet monopolo board atlantic players Ana Budi"


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Friday evening", "friday-evening.game"),
        ("Friday_evening -- late ", "friday-evening-late.game"),
        ("../../etc/passwd", "%2e%2e%2f%2e%2e%2fetc%2fpasswd.game"),
        ("/dev/null", "%2fdev%2fnull.game"),
        ("~root", "%7eroot.game"),
        (".hidden", "%2ehidden.game"),
        ("a\0b\nc\\d:e", "a%00b-c%5cd%3ae.game"),
        ("-rf", "rf.game"),
        ("$(reboot) `x` ; x", "%24%28reboot%29-%60x%60-%3b-x.game"),
        ("Ĝojo & Çelik", "gojo-%26-celik.game"),
        ("三人", "三人.game"),
        ("\ud800", "%ed%a0%80.game"),
        ("100%", "100%25.game"),
        ("[/]", "%5b%2f%5d.game"),
        ("🂡", "%f0%9f%82%a1.game"),
        ("\u0301", "%cc%81.game"),
        ("__", "__.game"),
        ("", "%.game"),
        (".", "%2e.game"),
        ("..", "%2e%2e.game"),
        ("a" * 161, "a" * 151 + "-60f75140.game"),
    ],
)
def test_any_name_makes_a_safe_file_name(name: str, file: str) -> None:
    assert file_name(name) == file


@pytest.mark.parametrize("name", ["C++", "Ana's game", "a/b", "..", "100%", "friday evening", "🂡"])
def test_a_game_is_listed_by_its_name_and_found_by_what_is_listed(tmp_path: Path, name: str) -> None:
    library = Library(tmp_path)
    put(tmp_path / file_name(name))
    [game] = library.games()
    assert game.name == name.casefold().replace(" ", "-")
    assert library.path(game.name) == game.path if "/" not in name else Path(game.name)


def test_a_name_that_would_command_the_terminal_is_listed_by_its_codes(tmp_path: Path) -> None:
    put(tmp_path / file_name("\x1b[2J"))
    assert [game.name for game in Library(tmp_path).games()] == ["%1b%5b2j"]


def test_names_that_differ_in_more_than_case_accents_and_gaps_are_different_games() -> None:
    names = ["C", "C++", "C#", "c+", "#c", "a b", "a.b", "a,b", "ab", "u2b", "++", "%2b", "+", "-", "_", " "]
    assert len({file_name(name) for name in names}) == len(names)
    assert file_name("Ŝipo  Nova") == file_name("sxipo_nova") == file_name("sipo-nova")


@pytest.mark.parametrize("stem", ["c", "reboot-x-x", "u1f0a1", "etc-passwd", "a" * 151 + "-60f75140"])
def test_a_game_that_was_named_otherwise_is_found_as_it_is_listed(tmp_path: Path, stem: str) -> None:
    path = put(tmp_path / f"{stem}.game")
    assert [game.name for game in Library(tmp_path).games()] == [stem]
    assert Library(tmp_path).path(stem) == path


@given(one=st.text(max_size=12), two=st.text(max_size=12))
def test_two_names_share_a_file_only_where_they_are_one(one: str, two: str) -> None:
    shared = file_name(one) == file_name(two)
    assert not shared or PARTED.sub("-", fold(one)).strip("-") == PARTED.sub("-", fold(two)).strip("-")


@pytest.mark.parametrize("letter", ["a", "é", "三", "🂡", "ﷺ", "ß", "ŉ"])
def test_a_long_name_fits_the_file_system_with_all_that_is_kept_beside_it(tmp_path: Path, letter: str) -> None:
    path = tmp_path / file_name(letter * 1000)
    assert len(f"{path.name}.torn-1000".encode()) < 200
    desk = sit_down(path, ScriptTime(NOW))
    assert isinstance(desk, Desk)
    assert desk.say(OPEN).ok
    assert desk.save_as(tmp_path / file_name(letter * 1000, 12345)) is None


@pytest.mark.parametrize("name", ["Ana Budi", "a" * 1000])
def test_a_free_name_is_found_however_many_and_however_long(tmp_path: Path, name: str) -> None:
    library = Library(tmp_path)
    paths = [put(library.free(name)) for _ in range(3)]
    short = file_name(name).removesuffix(".game")
    assert [path.name for path in paths] == [f"{short}.game", f"{short}-2.game", f"{short}-3.game"]


def test_long_names_that_end_differently_are_different_games() -> None:
    names = {file_name("a" * 200 + end) for end in ("", "b", "c", "🂡🂡")}
    assert len(names) == 4
    assert all(len(name) == 165 for name in names)


def test_a_name_taken_for_a_game_that_never_began_is_free(tmp_path: Path) -> None:
    (tmp_path / "ana-budi.game").touch()
    path = Library(tmp_path).free("Ana Budi")
    assert path.name == "ana-budi.game"
    desk = sit_down(path, ScriptTime(NOW))
    assert isinstance(desk, Desk)
    assert desk.say(OPEN).ok


def test_a_game_and_its_folder_are_for_their_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "games" / "friday.game"
    desk = sit_down(path, ScriptTime(NOW))
    assert isinstance(desk, Desk)
    assert desk.say(OPEN).ok
    assert desk.save_as(tmp_path / "games" / "copy.game") is None
    assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_game_can_be_copied_while_it_is_in_use(path: Path) -> None:
    desk = sit_down(put(path), ScriptTime(NOW))
    assert isinstance(desk, Desk)
    assert desk.say("Ana pays Budi 60").ok
    copy = sit_down(put(path.with_name("copy.game"), path.read_bytes()), ScriptTime(NOW))
    assert isinstance(copy, Desk)
    assert (copy.books, copy.entries) == (desk.books, desk.entries)


def test_the_database_of_a_game_answers_as_any_tinydb(path: Path) -> None:
    desk = sit_down(put(path), ScriptTime(NOW))
    assert isinstance(desk, Desk)
    assert desk.say("Ana pays Budi 60").ok
    assert desk.ledger is not None
    entries = desk.ledger.db.table("entries")
    assert [row["number"] for row in entries.search(where("kind") == "payment")] == [8, 9]
    assert entries.get(where("postings") == [["Ana", "cash", -60], ["Budi", "cash", 60]]) == entries.get(doc_id=9)
    assert [row["number"] for row in entries.all()] == list(range(1, 10))
    assert desk.ledger.db.tables() == {"game", "entries"}


def test_a_desk_that_is_closed_lets_go_of_a_game_that_never_began(path: Path) -> None:
    JournalDB(FileDisk(path)).close()
    for _ in range(2):
        desk = sit_down(path, ScriptTime(NOW))
        assert isinstance(desk, Desk)
        desk.close()
