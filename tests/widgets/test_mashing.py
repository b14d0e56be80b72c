"""Keys that come faster than screens change, and keys, clicks and sizes at random: nothing breaks."""

import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from textual.await_complete import AwaitComplete
from textual.drivers.headless_driver import HeadlessDriver
from textual.events import Event, Key, MouseDown, MouseUp, Resize
from textual.geometry import Size
from textual.keys import _character_to_key
from textual.pilot import Pilot

from banker.answer import Answer
from banker.desk import Desk
from banker.library import sit_down
from banker.rules import requests as r
from banker.timekeeping import ScriptTime
from tests.machine.invariants import check_table
from tests.widgets.tables import OPENED, PLAIN, SHORT, play, press
from widgets.app import BankerApp
from widgets.dialogs.farewell import FarewellDialog
from widgets.screens.count import CountScreen
from widgets.screens.desk import DeskScreen

TABLE = (
    SHORT, "deal Ana @37, @39, @5, @12", "deal Budi @16, @18, @19, @15", "deal Citra @6, @8, @9, @28", "clock start",
)  # fmt: skip

PHRASES = (
    "e", "5 3", "3 3", "6 4", "53", "12", "b", "pay", "waive", "ana pays budi 50", "1g", "auction", "budi bids 20",
    "sold", "undo", "worth", "history 20", "1h 1 39", "2m 5", "deal", "clock start", "books", "note [/red] [x",
    "citra owes ana 900", "ana gives 39 to budi for 5, 100", "budi bankrupt to bank", "citra retires", "strike 5",
)  # fmt: skip
KEYS = (
    *(f"f{number}" for number in range(1, 13)), *(f"ctrl+{letter}" for letter in "abeglnoprstuyz"),
    "escape", "enter", "up", "down", "left", "right", "tab", "shift+tab", "pageup", "pagedown", "backspace", "delete",
    "home", "end",
)  # fmt: skip
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 ,.+-@?é[/]"
SIDES = (1, 2, 3, 8, 12, 24, 30, 36, 45, 80, 120)
EVENTS, SEEDS = int(os.environ.get("MASH_EVENTS", "1600")), 4
"""`MASH_EVENTS=20000` mashes long, by hand."""
TOGETHER = 100
"""At most so many events come before the app has leisure."""


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


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_mashing_breaks_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    path = play(tmp_path / "a.game", *TABLE)
    masher, watch = Masher(Random(seed)), Watch(monkeypatch)
    while masher.sent < EVENTS / SEEDS:  # a click on quit leaves the app, and it is begun again
        app = BankerApp(tmp_path, path, ScriptTime(OPENED))
        async with app.run_test() as pilot:
            await pilot.pause()
            while masher.sent < EVENTS / SEEDS and app._exit is False:
                masher.mash(pilot)
                await pilot.pause()
                for screen in app.screen_stack:
                    if isinstance(screen, DeskScreen):
                        check_table(screen.desk.game)
            app.exit()
    desk = sit_down(path, ScriptTime(OPENED))
    assert isinstance(desk, Desk)
    check_table(desk.game)
    desk.close()
    watch.check()


class Masher:
    """Sends keys, clicks and sizes at random to an app, as fast as a driver can."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.sent = 0

    def mash(self, pilot: Pilot[None]) -> None:
        """Send some events, with no leisure between them."""
        for _at in range(self.random.randint(1, TOGETHER)):
            self._do(pilot)

    def _do(self, pilot: Pilot[None]) -> None:
        what = self.random.random()
        if what < 0.06:
            self._type(pilot, self.random.choice(PHRASES))
            self._key(pilot, "enter", None)
        elif what < 0.3:
            self._type(pilot, self.random.choice(LETTERS))
        elif what < 0.8:
            self._key(pilot, self.random.choice(KEYS), None)
        elif what < 0.975:
            self._click(pilot)
        else:
            self._size(pilot)

    def _type(self, pilot: Pilot[None], words: str) -> None:
        for letter in words:
            self._key(pilot, _character_to_key(letter), letter)

    def _key(self, pilot: Pilot[None], key: str, letter: str | None) -> None:
        self._send(pilot, Key(key, letter))

    def _click(self, pilot: Pilot[None]) -> None:
        size = pilot.app.size
        x, y = self.random.randrange(max(1, size.width)), self.random.randrange(max(1, size.height))
        for event in (MouseDown, MouseUp):
            self._send(pilot, event(None, x, y, 0, 0, 1, False, False, False, x, y))

    def _size(self, pilot: Pilot[None]) -> None:
        size = Size(self.random.choice(SIDES), self.random.choice(SIDES))
        assert isinstance(pilot.app._driver, HeadlessDriver)
        pilot.app._driver._size = size
        self._send(pilot, Resize(size, size))

    def _send(self, pilot: Pilot[None], event: Event) -> None:
        assert pilot.app._driver is not None
        pilot.app._driver.process_message(event)
        self.sent += 1


class Watch:
    """Counts what ends a game, or a player's part in it, and how often that was asked for and answered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        act, leave, finish = Desk.act, FarewellDialog.dismiss, CountScreen.action_finish

        def acted(desk: Desk, request: r.Request, phrase: str = "") -> Answer:
            answer = act(desk, request, phrase)
            if answer.ok and isinstance(request, r.Bankrupt | r.Retire | r.Finish):
                self.done["finish" if isinstance(request, r.Finish) else "farewell"] += 1
            return answer

        def left(dialog: FarewellDialog, result: str | None = None) -> AwaitComplete:
            self.asked["farewell"] += bool(result)
            return leave(dialog, result)

        def finished(screen: CountScreen) -> None:
            self.asked["finish"] += 1
            finish(screen)

        monkeypatch.setattr(Desk, "act", acted)
        monkeypatch.setattr(FarewellDialog, "dismiss", left)
        monkeypatch.setattr(CountScreen, "action_finish", finished)

    def check(self) -> None:
        """Assert that nothing was done that was not asked first."""
        assert all(self.done[what] <= self.asked[what] for what in self.done), (self.done, self.asked)
