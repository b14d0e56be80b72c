"""`banker slip`: from a game file to the text and the code of a player."""

from pathlib import Path

import pytest

from banker.desk import Desk
from banker.printing.slip import find_player, print_slip
from banker.refusal import Refusal
from banker.rules import requests as r
from tests.printing.scans import BLACK, WHITE, opened, pixels, scan
from tests.printing.tables import do, expected, figures, told


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
