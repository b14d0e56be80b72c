"""The games found, and setting up a new one by keyboard."""

import os
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, PLAIN, SHORT, echo, options, play, press
from widgets.app import BankerApp
from widgets.choice import Choice
from widgets.matters import Matters
from widgets.screens.count import CountScreen
from widgets.screens.desk import DeskScreen
from widgets.screens.games import GamesScreen
from widgets.screens.help import HelpScreen
from widgets.screens.setup import SetupScreen
from widgets.setup.names_field import NamesField

AWAKE = ScriptTime(OPENED)


def told(app: BankerApp, name: str = "#refusal") -> str:
    return str(app.screen.query_one(name, Static).render())


async def test_the_empty_folder_says_what_to_press(tmp_path: Path) -> None:
    app = BankerApp(tmp_path / "none", None, AWAKE)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, GamesScreen)
        assert "Press n" in told(app, "#empty")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)


async def test_the_last_game_is_first_and_enter_opens_it(tmp_path: Path) -> None:
    play(tmp_path / "old.game", PLAIN)
    play(tmp_path / "new.game", SHORT)
    os.utime(tmp_path / "old.game", (OPENED, OPENED))
    app = BankerApp(tmp_path, None, AWAKE)
    async with app.run_test() as pilot:
        await pilot.pause(0.2)
        shown = app.screen.query_one(OptionList)
        first, second = options(shown)
        assert first.startswith("new")
        assert "Ana, Budi, Citra" in first
        assert "Ana to play" in first
        assert "Monopolo  ·  Atlantic City, since 2008  ·  one-hour game  ·  clock not started" in first
        assert "normal game" in second
        narrow = options(shown, 43)[0].split("\n")
        assert narrow[2:] == ["  Monopolo  ·  Atlantic City, since 2008", "  one-hour game  ·  clock not started"]
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, DeskScreen)
        assert app.screen.desk.books.facts["variant"] == "short"
        await pilot.press("ctrl+o")
        await pilot.pause(0.2)
        assert isinstance(app.screen, GamesScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, DeskScreen)


async def test_a_new_game_by_keyboard(tmp_path: Path) -> None:
    app = BankerApp(tmp_path, None, AWAKE)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        for name in ("Ana", "Budi", "Citra"):
            await press(pilot, name)
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("enter")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, DeskScreen)
        assert app.screen.desk.game.players == ("Ana", "Budi", "Citra")
        assert [path.name for path in tmp_path.glob("*.game")] == ["ana-budi-citra.game"]


async def test_a_short_game_with_house_rules_and_a_reading(tmp_path: Path) -> None:
    app = BankerApp(tmp_path, None, AWAKE)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        await press(pilot, "Ana")
        await pilot.press("down")
        await press(pilot, "Budi")
        await pilot.press("down", "down", "right")
        await pilot.pause()
        assert app.screen.query_one("#variant", Choice).value == "short"
        await pilot.press("down", "down", "down", "right", "down")
        await press(pilot, "400")
        await pilot.press("ctrl+s")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, DeskScreen)
        edition = app.screen.desk.edition
        assert (edition.sheet.id, edition.board.id) == ("monopolo", "kongresoj")
        assert (edition.rules.salary, edition.rules.opening_cash) == (400, 1640)
        assert "deal" in app.screen.query_one(Matters).hint.text
        assert "Enter records it" in echo(app.screen)


async def test_the_sheet_brings_its_board_readings_and_seats(tmp_path: Path) -> None:
    app = BankerApp(tmp_path, None, AWAKE)
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        app.screen.query_one("#sheet", Choice).value = "monopoli"
        await pilot.pause()
        assert app.screen.query_one("#board", Choice).value == "kota-dunia"
        assert len(app.screen.query("Readings Choice")) == 2
        assert app.screen.query_one(NamesField).most == 10
        app.screen.query_one("#sheet", Choice).value = "classic"
        await pilot.pause()
        assert len(app.screen.query("Readings Choice")) == 0


@pytest.mark.parametrize("names", [(), ("Ana",), ("Ana", "ana"), ("Ana", "12"), ("Ana", "@x")])
async def test_what_cannot_be_opened_is_told_in_place(tmp_path: Path, names: tuple[str, ...]) -> None:
    app = BankerApp(tmp_path, None, AWAKE)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        for name in names:
            await press(pilot, name)
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert told(app).strip()
        assert not list(tmp_path.glob("*.game"))


async def test_a_foreign_file_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "foreign.game").write_text("not a game\n")
    (tmp_path / "empty.game").write_text("")
    app = BankerApp(tmp_path, None, AWAKE)
    async with app.run_test() as pilot:
        await pilot.pause(0.2)
        for _ in range(2):
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, GamesScreen)
            assert told(app).strip()
            await pilot.press("down")
    assert (tmp_path / "foreign.game").read_text() == "not a game\n"


async def test_a_game_in_use_is_a_sentence(tmp_path: Path) -> None:
    from banker.library import sit_down

    path = play(tmp_path / "a.game", PLAIN)
    holder = sit_down(path, AWAKE)
    app = BankerApp(tmp_path, path, AWAKE)
    async with app.run_test() as pilot:
        await pilot.pause(0.2)
        assert isinstance(app.screen, GamesScreen)
        assert told(app).strip()
    holder.close()  # type: ignore[union-attr]


async def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = BankerApp(tmp_path / "file" / "games", None, AWAKE)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        for name in ("Ana", "Budi"):
            await press(pilot, name)
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert told(app).strip()


async def test_a_game_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    app = BankerApp(tmp_path, tmp_path / "none.game", AWAKE)
    async with app.run_test() as pilot:
        await pilot.pause(0.2)
        assert isinstance(app.screen, GamesScreen)
        assert told(app).strip()
    assert not (tmp_path / "none.game").exists()


async def test_help_opens_from_everywhere_and_closes(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    app = BankerApp(tmp_path, None, AWAKE)
    async with app.run_test() as pilot:
        await pilot.pause(0.2)
        for keys in ((), ("enter",), ("f7",)):
            await pilot.press(*keys)
            await pilot.pause()
            here = app.screen
            await pilot.press("f1")
            await pilot.pause()
            assert isinstance(app.screen, HelpScreen)
            await pilot.press("f1", "escape")
            await pilot.pause()
            assert app.screen is here
        assert isinstance(here, CountScreen)
    assert path.exists()
