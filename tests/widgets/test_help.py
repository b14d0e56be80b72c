"""The help: keys, signs, phrases, the clock; what explains the screen that it was called from stands first."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, PLAIN, at_desk, echo, enter, line, play, press
from widgets.app import BankerApp
from widgets.glossary import Glossary
from widgets.screens.help import HelpScreen


def titles(pilot: Pilot[None]) -> list[str]:
    assert isinstance(pilot.app.screen, HelpScreen)
    return [str(title.render()) for title in pilot.app.screen.query(".title").results(Static)]


def words(pilot: Pilot[None]) -> str:
    return "\n".join(glossary.draw(100).plain for glossary in pilot.app.screen.query(Glossary))


async def test_on_the_desk_its_keys_stand_first_then_its_signs(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, _screen):
        await pilot.press("f1")
        await pilot.pause()
        assert titles(pilot)[:2] == ["On the desk", "How to read the desk"]
        chapters = {"Cards", "Before the first turn", "Raising cash and leaving the game", "The clock"}
        assert chapters <= set(titles(pilot))
        told = words(pilot)
        for sign in ("Hₘ", "Hʰ", "H¹", "U", "@39", "deal Ana @1", "Ana card", "raise Ana", "Ana bankrupt to Budi"):
            assert sign in told
        assert "while the app is closed" in told


@pytest.mark.parametrize("phrase", ["help", "?", " Help "])
async def test_help_can_be_typed(tmp_path: Path, phrase: str) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await press(pilot, phrase)
        assert "shows the help" in echo(screen)
        await press(pilot, "", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert screen.is_current
        assert line(screen) == ""
        await enter(pilot, screen, "5 3")
        assert len(screen.desk.entries) == 2


async def test_the_form_of_a_new_table_is_explained_first_from_there(tmp_path: Path) -> None:
    app = BankerApp(tmp_path, None, ScriptTime(OPENED))
    async with app.run_test() as pilot:
        await pilot.press("n")
        await pilot.pause()
        await pilot.press("f1")
        await pilot.pause()
        assert titles(pilot)[0] == "Setting up"
        first = pilot.app.screen.query(Glossary).first().draw(100).plain
        assert "what is printed again" in first
        assert "Open the table" in first


@pytest.mark.parametrize(
    ("keys", "title"),
    [
        ("f2", "Trading"),
        ("f3", "Building"),
        ("f7", "At the count"),
        ("f11", "In the settings"),
        ("f12", "Raising cash"),
        ("ctrl+o", "Among the games"),
    ],
)
async def test_a_dialog_is_explained_first_from_there(tmp_path: Path, keys: str, title: str) -> None:
    path = play(tmp_path / "a.game", PLAIN, "Ana starts with 1500, @1, @3")
    async with at_desk(path) as (pilot, _screen):
        await pilot.press(keys)
        await pilot.pause()
        await pilot.press("f1")
        await pilot.pause()
        assert title in titles(pilot)[: titles(pilot).index("On the desk")]


async def test_the_rules_in_force_are_told_with_their_headings_and_what_the_table_changed(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", "open sheet monopoli board london players Ana Budi with salary=300 follow=no")
    async with at_desk(path) as (pilot, screen):
        await pilot.press("f2", "f1")
        await pilot.pause()
        assert titles(pilot)[-1].startswith("The rules in force: Monopoli on London")
        told = " ".join(words(pilot).split())
        heading = screen.desk.edition.sheet.headings["salary"]
        assert f"Salary on passing the first square 300: your own; printed is 500 ({heading})" in told
        assert f"Cash that each starts with 1,500 ({screen.desk.edition.sheet.headings['opening-cash']})" in told


async def test_without_a_game_no_rules_are_in_force(tmp_path: Path) -> None:
    app = BankerApp(tmp_path, None, ScriptTime(OPENED))
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("f1")
        await pilot.pause()
        assert not any("in force" in title for title in titles(pilot))
