"""Keys that come faster than screens change, and keys, clicks and sizes at random: nothing breaks."""

from pathlib import Path
from random import Random

import pytest
from textual.pilot import OutOfBounds, Pilot

from banker.library import sit_down
from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, PLAIN, SHORT, play, press
from widgets.app import BankerApp
from widgets.screens.desk import DeskScreen
from widgets.screens.games import GamesScreen

PHRASES = (
    "e", "5 3", "3 3", "6 4", "b", "pay", "waive", "ana pays budi 50", "1g", "auction", "budi bids 20", "sold",
    "undo", "worth", "history 20", "finish", "1h 1 @39", "deal", "clock start", "books", "note [/red] [x",
)  # fmt: skip
KEYS = (
    "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "ctrl+z", "ctrl+y", "ctrl+o", "ctrl+s", "escape", "enter", "up", "down", "left",
    "right", "tab", "pageup", "pagedown", "backspace", "home", "end", "n", "f", "space",
)  # fmt: skip
SIDES = (1, 3, 12, 24, 45, 80, 120)


async def test_keys_typed_ahead_leave_one_screen_only(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    app = BankerApp(tmp_path, path, ScriptTime(OPENED))
    async with app.run_test() as pilot:
        await pilot.pause(0.2)
        desk = app.screen
        assert isinstance(desk, DeskScreen)
        for first in ("f1", "f7"):
            await press(pilot, "", first)
            await press(pilot, "", "escape", "escape", "escape")
            assert app.screen is desk
        await pilot.press("ctrl+p")
        await pilot.pause(0.3)
        await press(pilot, "redo")
        await pilot.pause(0.5)
        await press(pilot, "", "enter", "enter", "enter")
        await pilot.pause(0.3)
        assert app.screen is desk


async def test_enter_twice_opens_one_table(tmp_path: Path) -> None:
    app = BankerApp(tmp_path, None, ScriptTime(OPENED))
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        await press(pilot, "Ana", "enter")
        await press(pilot, "Budi", "enter")
        await press(pilot, "", "ctrl+s", "ctrl+s", "ctrl+s")
        await pilot.pause()
        assert isinstance(app.screen, DeskScreen)
        assert len(list(tmp_path.glob("*.game"))) == 1


@pytest.mark.parametrize("seed", [1, 2])
async def test_mashing_keeps_the_books_whole(tmp_path: Path, seed: int) -> None:
    path = play(tmp_path / "a.game", SHORT)
    app = BankerApp(tmp_path, path, ScriptTime(OPENED))
    async with app.run_test() as pilot:
        await pilot.pause()
        for step in range(80):
            await mash(pilot, Random(f"{seed} {step}"))
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert any(isinstance(screen, GamesScreen) for screen in app.screen_stack)
    desk = sit_down(path, ScriptTime(OPENED))
    assert not any(desk.books.totals().values())  # type: ignore[union-attr]
    desk.close()  # type: ignore[union-attr]


async def mash(pilot: Pilot[None], random: Random) -> None:
    """Do something at random."""
    size = pilot.app.screen.size
    what = random.random()
    if what < 0.5:
        await press(pilot, random.choice(PHRASES), "enter")
    elif what < 0.85:
        await press(pilot, "", *random.choices(KEYS, k=4))
    elif what < 0.93:
        await pilot.resize_terminal(random.choice(SIDES), random.choice(SIDES))
    else:
        spot = random.randrange(max(1, size.width)), random.randrange(max(1, size.height))
        try:
            await pilot.click(offset=spot)
        except OutOfBounds:
            await pilot.pause()
