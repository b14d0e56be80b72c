"""How the great screens look, in the three sizes that they are made for."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path

import pytest
from textual.pilot import Pilot

from banker.teller.transcript import lines
from banker.timekeeping import ScriptTime
from tests.widgets.pictures import FOLDER, check_picture, compare, freeze
from tests.widgets.tables import OPENED, at_desk, play, press
from widgets.app import BankerApp

SIZES = ((120, 36), (80, 24), (45, 30))
GAME = Path(__file__).parents[1] / "transcripts" / "games" / "one-hour.teller"

SCENES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "desk": ("Budi rolls 6 6", (), ()),
    "trade": ("Ana redeems @5", (), ("f2", " ", "tab", "down", " ", "5", "0")),
    "auction": ("Budi bids 160", (), ()),
    "debt": ("Citra rolls 4 5", ("Citra owes Ana 1200 for a promise",), ("f12", "c")),
    "count": ("finish", (), ("f7",)),
}
"""Each with the phrase of the game that it comes after, more phrases, and keys."""


def until(last: str) -> tuple[list[str], int]:
    """Read the game up to a phrase, and how late it is then."""
    said = [one.phrase for one in lines(GAME.read_text("utf-8")) if one.expect is None]
    said = said[: said.index(last) + 1]
    late = [phrase.removeprefix("at 00:") for phrase in said if phrase.startswith("at 00:")]
    return said, sum(int(part) * of for part, of in zip(late[-1].split(":"), (60, 1), strict=True))


@asynccontextmanager
async def at_scene(folder: Path, name: str, size: tuple[int, int]) -> AsyncIterator[Pilot[None]]:
    """Show a scene."""
    last, more, keys = SCENES[name]
    said, late = until(last)
    path = play(folder / "a.game", *said, *more)
    async with at_desk(path, size=size, time=ScriptTime(OPENED + late)) as (pilot, _screen):
        for key in keys:
            await (press(pilot, key) if len(key) == 1 else press(pilot, "", key))
            await pilot.pause()
        await freeze(pilot)
        yield pilot


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", SCENES)
async def test_a_scene_looks_as_it_did(tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    async with at_scene(tmp_path, name, size) as pilot:
        check_picture(name, pilot.app)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_set_up_looks_as_it_did(tmp_path: Path, size: tuple[int, int]) -> None:
    app = BankerApp(tmp_path, None, ScriptTime(OPENED))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("n")
        for name in ("Ana", "Budi", "Citra"):
            await press(pilot, name, "enter")
        await freeze(pilot)
        check_picture("set-up", app)


async def test_the_picture_of_the_readme_is_true(tmp_path: Path) -> None:
    async with at_scene(tmp_path, "desk", (120, 36)) as pilot:
        picture = pilot.app.export_screenshot(title="banker") + "\n"
        assert "On the table" in unescape(picture).replace("\N{NO-BREAK SPACE}", " ")
        compare(FOLDER / "desk-120x36.svg", picture)
