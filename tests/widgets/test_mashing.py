"""Keys that come faster than screens change, and keys, clicks and sizes at random: nothing breaks."""

import os
from pathlib import Path
from random import Random

import pytest

from banker.desk import Desk
from banker.ledger.entry import Entry
from banker.library import sit_down
from banker.timekeeping import ScriptTime
from tests.machine.invariants import check_table
from tests.widgets.mashing import Masher, Watch, check_files, lay_out
from tests.widgets.tables import OPENED, PLAIN, SHORT, at_desk, enter, play, press
from widgets.app import BankerApp
from widgets.dialogs.auction import AuctionDialog
from widgets.dialogs.farewell import FarewellDialog
from widgets.screens.desk import DeskScreen

TABLE = (
    SHORT, "deal Ana @37, @39, @5, @12", "deal Budi @16, @18, @19, @15", "deal Citra @6, @8, @9, @28", "clock start",
)  # fmt: skip

EVENTS, SEEDS = int(os.environ.get("MASH_EVENTS", "20000")), 8
"""`MASH_EVENTS=160000` mashes long, by hand; `MASH_FIRST=8` begins with another seed."""
FIRST = int(os.environ.get("MASH_FIRST", "0"))


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


@pytest.mark.parametrize("seed", range(FIRST, FIRST + SEEDS))
async def test_mashing_breaks_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.chdir(tmp_path)  # a file that is named without a folder is kept here
    path = play(tmp_path / "a.game", *TABLE)
    lay_out(tmp_path)
    before = path.read_bytes()
    masher, watch, wanted = Masher(Random(seed)), Watch(monkeypatch), EVENTS // SEEDS
    while masher.sent < wanted:  # a click on quit leaves the app, and it is begun again
        app = BankerApp(tmp_path, path, ScriptTime(OPENED))
        async with app.run_test() as pilot:
            await pilot.pause()
            while masher.sent < wanted and app._exit is False:
                masher.mash(pilot, wanted - masher.sent)
                await pilot.pause()
                check_tables(app)
            app.exit()
    games = sorted(tmp_path.glob("*.game"))
    watch.check([entry for game in games for entry in entries(game)])
    check_files(tmp_path, path, before)


def check_tables(app: BankerApp) -> None:
    """Assert what holds of every table that is open."""
    for screen in app.screen_stack:
        if isinstance(screen, DeskScreen):
            check_table(screen.desk.game)


def entries(path: Path) -> tuple[Entry, ...]:
    """Read the entries of a game that is sound."""
    desk = sit_down(path, ScriptTime(OPENED))
    assert isinstance(desk, Desk)
    check_table(desk.game)
    desk.close()
    return tuple(desk.entries)


@pytest.mark.parametrize(
    ("phrase", "kind"),
    [
        ("citra retires", "retire"), ("budi bankrupt to bank", "bankrupt"), ("finish", "finish"),
        ("strike 5", "strike"), ("amend 4 deal citra @6, @8, @9, @29", "amend"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("asks", [True, False])
async def test_the_watch_sees_what_is_done_without_its_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phrase: str, kind: str, asks: bool
) -> None:
    path, watch = play(tmp_path / "a.game", *TABLE), Watch(monkeypatch)
    if not asks:
        monkeypatch.setattr(DeskScreen, "asks_first", lambda screen, phrase: False)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, phrase)
        assert watch.done[kind] == (0 if asks else 1)
        await press(pilot, "", *["enter"] * asks)
        await pilot.pause()
        assert watch.done[kind] == 1
        assert bool(watch.unasked) is not asks


async def test_what_is_grave_is_asked_for_from_the_auction_too(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "1 2", "auction", "Budi bids 20")
    async with at_desk(path) as (pilot, screen):
        assert isinstance(pilot.app.screen, AuctionDialog)
        await press(pilot, "citra retires", "enter")
        await pilot.pause()
        assert screen.desk.entries[-1].kind == "bid"
        assert isinstance(pilot.app.screen, FarewellDialog)
