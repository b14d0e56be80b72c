"""The teller's line offers what is legal now: dimly behind the words, and in a row under them."""

from pathlib import Path

from tests.widgets.tables import PLAIN, at_desk, line, play, press, put
from widgets.hints import Hints
from widgets.screens.desk import DeskScreen
from widgets.teller_line import TellerLine

HELD = ("Ana starts with 1240, @39 houses 1, @37, @5 mortgaged, @12",)


def offered(screen: DeskScreen) -> list[str]:
    return [way.words for way in screen.query_one(Hints).found]


def ghost(screen: DeskScreen) -> str:
    return screen.query_one(TellerLine)._suggestion


async def test_tab_takes_what_is_offered_word_by_word(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, *HELD)
    async with at_desk(path) as (pilot, screen):
        await press(pilot, "an", "tab")
        assert line(screen) == "Ana "
        await press(pilot, "red", "tab")
        assert line(screen) == "Ana redeems "
        assert ghost(screen) == "Ana redeems Reading Railroad"
        assert offered(screen) == ["Reading Railroad"]
        await press(pilot, "", "right")
        assert line(screen) == "Ana redeems Reading Railroad "
        assert not screen.query_one(Hints).display
        await press(pilot, "", "enter")
        assert screen.desk.game.cash("Ana") == 1240 - 110


async def test_what_is_legal_stands_under_the_line_and_a_click_takes_it(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, *HELD)
    async with at_desk(path) as (pilot, screen):
        await press(pilot, "ana builds 2 on ")
        assert offered(screen) == ["darkblue", "Park Place", "Boardwalk"]
        row = screen.query_one(Hints).draw(70).plain
        await pilot.click(Hints, offset=(row.index("Park"), 0))
        await pilot.pause()
        assert line(screen) == "ana builds 2 on Park Place "
        assert len(screen.desk.entries) == 2


async def test_a_misspelt_deed_is_named_and_tab_takes_it(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", "open sheet classic board london players Ana Budi")
    async with at_desk(path) as (pilot, screen):
        await press(pilot, "ana buys mayfiar")
        assert ghost(screen) == "ana buys mayfiar → Mayfair"
        await press(pilot, "", "tab")
        assert line(screen) == "ana buys Mayfair "
        await press(pilot, "", "enter")
        assert screen.desk.game.owner(screen.desk.game.board.at[39]) == "Ana"


async def test_a_misspelt_player_in_front_is_mended_where_he_stands(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await press(pilot, "bidi pays ana 5", "tab")
        assert line(screen) == "Budi pays ana 5"


async def test_an_empty_line_and_a_whole_phrase_offer_nothing(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        assert offered(screen) == []
        for phrase in ("5 3", "e", "b", "ana pays budi 5"):
            await put(pilot, screen, phrase)
            assert (offered(screen), ghost(screen)) == ([], "")


async def test_in_the_middle_of_the_line_right_goes_right(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await press(pilot, "ana p", "left", "left", "right")
        assert line(screen) == "ana p"


async def test_what_does_not_fit_is_counted(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, *HELD)
    async with at_desk(path, size=(45, 30)) as (pilot, screen):
        await press(pilot, "ana ")
        hints = screen.query_one(Hints)
        assert hints.draw(41).cell_length <= 41
        assert hints.draw(41).plain.rstrip()[-3:].startswith(("+", " +"))
