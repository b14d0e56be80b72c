"""Building and selling, street by street."""

from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from tests.widgets.tables import PLAIN, at_desk, play
from widgets.dialogs.build import BuildDialog
from widgets.dialogs.keys import Keys
from widgets.dialogs.street import Street

BLUE = (PLAIN, "Ana buys @37", "Ana buys @39")
LIGHT = (PLAIN, "Ana buys @6", "Ana buys @8", "Ana buys @9")
BOTH = (*BLUE, "Budi buys @1", "Budi buys @3")


async def opened(pilot: Pilot[None]) -> BuildDialog:
    await pilot.press("f3")
    await pilot.pause()
    assert isinstance(pilot.app.screen, BuildDialog)
    return pilot.app.screen


def supply(dialog: BuildDialog) -> str:
    return str(dialog.query_one("#supply", Static).visual)


async def test_the_difference_is_one_entry(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *BLUE)) as (pilot, screen):
        dialog = await opened(pilot)
        await pilot.press("+", "down", "+")
        assert dialog.phrase == "Ana builds 2 on @37, @39"
        assert "32 → 30" in supply(dialog)
        assert "400" in supply(dialog)
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Ana builds 2 on @37, @39"
        assert screen.desk.game.cash("Ana") == 350


async def test_streets_are_built_by_mouse(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *LIGHT)) as (pilot, screen):
        dialog = await opened(pilot)
        street = dialog.query_one(Street)
        drawn = street.draw(street.size.width).plain.split("\n")[0]
        for row in (0, 1, 2):
            await pilot.click(Street, offset=(drawn.index("+"), row))
        await pilot.click(Street, offset=(drawn.index("−"), 1))
        await pilot.pause()
        assert dialog.phrase == "Ana builds 2 on @6, @9"
        await pilot.click(Keys, offset=(2, 0))
        await pilot.pause()
        assert [screen.desk.game.houses(deed) for deed in dialog.lots] == [1, 0, 1]
        assert screen.desk.entries[-1].phrase == "Ana builds 2 on @6, @9"


async def test_selling_takes_the_same_keys(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *BLUE, "Ana builds 2 on @37, @39")) as (pilot, screen):
        await opened(pilot)
        await pilot.press("minus", "enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Ana sells 1 on @37"


async def test_what_is_not_even_is_refused_in_words(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *BLUE)) as (pilot, screen):
        dialog = await opened(pilot)
        await pilot.press("+", "+", "enter")
        await pilot.pause()
        assert dialog.is_current
        assert len(screen.desk.entries) == 3


async def test_sales_and_buildings_are_entries_of_their_own_and_said_so(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *LIGHT, "Ana builds 1 on @9")
    async with at_desk(path) as (pilot, screen):
        dialog = await opened(pilot)
        await pilot.press("+", "down", "down", "minus")
        assert len(dialog.steps) == 2
        assert "Sales and buildings" in str(dialog.query_one("#several", Static).visual)
        await pilot.press("enter")
        await pilot.pause()
        assert dialog.is_current
        assert dialog.phrase == "Ana builds 1 on @6"
        await pilot.press("enter")
        await pilot.pause()
        assert screen.is_current
        assert [entry.phrase for entry in screen.desk.entries[-2:]] == ["Ana sells 1 on @9", "Ana builds 1 on @6"]


async def test_a_hotel_follows_the_houses_that_it_needs(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *LIGHT, "Ana builds 12 on @6, @8, @9")
    async with at_desk(path) as (pilot, screen):
        await opened(pilot)
        await pilot.press("+", "enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Ana builds hotel on @6"


async def test_tab_goes_to_the_next_street_that_of_whose_turn_it_is_first(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *BOTH)) as (pilot, _screen):
        dialog = await opened(pilot)
        assert dialog.owner == "Ana"
        await pilot.press("tab")
        assert dialog.owner == "Budi"
        assert "brown" in dialog.heading()
