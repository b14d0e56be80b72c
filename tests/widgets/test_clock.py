"""The clock, the bell and the count."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.app import App
from textual.widgets import Digits

from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, PLAIN, SHORT, at_desk, enter, line, play, press
from widgets.bell import BellNotice, stroke
from widgets.clock import Clock, TableClock, blinks
from widgets.keybar import KeyBar
from widgets.screens.count import CountScreen
from widgets.state import Time
from widgets.tally import Tally
from widgets.tuned import TunedApp

DEALT = (
    SHORT, "deal Ana @37, @39, @5, @12", "deal Budi @16, @18, @19, @15", "deal Citra @6, @8, @9, @28",
)  # fmt: skip


async def test_the_short_game_is_dealt_and_started_by_enter(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", SHORT)
    async with at_desk(path) as (pilot, screen):
        await pilot.press("enter")
        await pilot.pause()
        assert [len(screen.desk.game.owned(name)) for name in screen.desk.game.players] == [4, 4, 4]
        if not screen.desk.matters:
            await pilot.press("enter")
            await pilot.pause()
            assert screen.query_one("#clock", Clock).time == Time(3600, 3600, "running")


async def test_the_clock_key_starts_pauses_and_resumes(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *DEALT)
    time = ScriptTime(OPENED)
    async with at_desk(path, time=time) as (pilot, screen):
        clock = screen.query_one("#clock", Clock)
        for state in ("running", "paused", "running"):
            await pilot.press("f8")
            await pilot.pause()
            assert clock.time is not None
            assert clock.time.state == state
        time.set(OPENED + 600)
        screen.tick()
        assert clock.time == Time(3000, 3600, "running")


async def test_the_bell_stays_until_put_away_and_blocks_nothing(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *DEALT, "clock start")
    time = ScriptTime(OPENED + 3599)
    async with at_desk(path, time=time) as (pilot, screen):
        bell = screen.query_one(BellNotice)
        assert not bell.display
        time.set(OPENED + 3600)
        await pilot.pause(0.4)
        assert bell.display
        await press(pilot, "ana")
        assert line(screen) == "ana"
        await pilot.press("escape")
        assert bell.display
        await enter(pilot, screen, "ana pays budi 1")
        assert bell.display
        assert len(screen.desk.entries) == 6
        await pilot.press("escape")
        assert not bell.display
        await pilot.pause(0.4)
        assert not bell.display


async def test_finish_shows_the_count_and_undo_takes_it_back(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *DEALT)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "finish")
        count = pilot.app.screen
        assert isinstance(count, CountScreen)
        assert not screen.desk.game.over
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.game.over
        assert {s.player: s.worth.total for s in count.query_one(Tally).standings} == dict.fromkeys(
            ("Ana", "Budi", "Citra"), 1630
        )
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        await pilot.press("f7")
        await pilot.pause()
        assert isinstance(pilot.app.screen, CountScreen)
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert not screen.desk.game.over


async def test_the_game_is_finished_from_the_count(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *DEALT)
    async with at_desk(path) as (pilot, screen):
        await pilot.press("f7")
        await pilot.pause()
        assert not screen.desk.game.over
        await pilot.press("enter", "f")
        await pilot.pause()
        assert not screen.desk.game.over
        assert "Is it certain? Enter ends" in str(pilot.app.screen.query_one("#why").render())
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.game.over
        assert isinstance(pilot.app.screen, CountScreen)


async def test_the_game_is_finished_from_the_count_by_mouse(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *DEALT)
    async with at_desk(path) as (pilot, screen):
        await pilot.press("f7")
        await pilot.pause()
        for label in ("finish", "end the game"):
            bar = pilot.app.screen.query_one(KeyBar)
            await pilot.click(bar, offset=(bar.draw(bar.size.width).plain.index(label), 0))
            await pilot.pause()
        assert screen.desk.game.over


async def test_a_game_asked_to_be_finished_goes_on_after_esc(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *DEALT)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "finish")
        await pilot.press("escape")
        await pilot.pause()
        assert screen.is_current
        assert not screen.desk.game.over


@pytest.mark.parametrize("sounds", [True, False])
async def test_the_bell_rings_once_at_ten_minutes_at_one_and_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sounds: bool
) -> None:
    heard: list[int] = []
    path = play(tmp_path / "a.game", *DEALT, "clock start")
    time = ScriptTime(OPENED)
    monkeypatch.setattr(App, "bell", lambda app: heard.append(3600 - time.now() + OPENED))
    async with at_desk(path, time=time) as (_pilot, screen):
        assert isinstance(screen.app, TunedApp)
        screen.app.settings = replace(screen.app.settings, sounds=sounds)
        shown = set()
        for left in (3600, 601, 600, 599, 61, 60, 59, 1, 0, 0):
            time.set(OPENED + 3600 - left)
            screen.tick()
            shown.add(str(screen.query_one(BellNotice).render()).split(":")[0])
        assert heard == ([600, 60, 0] if sounds else [])
        assert {"Ten minutes are left.", "One minute is left.", "Time is up"} <= shown
        await enter(_pilot, screen, "clock add 5")
        assert not screen.query_one(BellNotice).display


def test_after_a_sleep_the_bell_rings_for_the_last_stroke_only() -> None:
    awake, slept = Time(1800, 3600, "running"), Time(30, 3600, "running")
    assert stroke(awake, slept) == 60
    assert stroke(awake, Time(0, 3600, "running")) == 0
    assert stroke(slept, slept) is None
    assert stroke(None, slept) is None
    assert stroke(None, Time(0, 3600, "running")) == 0
    assert stroke(awake, Time(3600, 3600, "idle")) is None


async def test_the_clock_runs_on_while_the_app_is_closed(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *DEALT, "clock start")
    for since, left in ((1000, 2600), (3500, 100), (9000, 0)):
        time = ScriptTime(OPENED + since)
        async with at_desk(path, time=time) as (_pilot, screen):
            assert screen.query_one(TableClock).time == Time(left, 3600, "running")
            assert screen.query_one(BellNotice).display is (left == 0)


async def test_a_paused_clock_stands_while_the_app_is_closed(tmp_path: Path) -> None:
    time = ScriptTime(OPENED)
    path = play(tmp_path / "a.game", *DEALT, "clock start", time=time)
    time.set(OPENED + 60)
    async with at_desk(path, time=time) as (pilot, _screen):
        await pilot.press("f8")
    time.set(OPENED + 7200)
    async with at_desk(path, time=time) as (_pilot, screen):
        assert screen.query_one(TableClock).time == Time(3540, 3600, "paused")


@pytest.mark.parametrize(("size", "large"), [((120, 36), True), ((80, 24), False), ((45, 30), False)])
async def test_the_whole_table_reads_the_clock_where_there_is_room(
    tmp_path: Path, size: tuple[int, int], large: bool
) -> None:
    path = play(tmp_path / "a.game", *DEALT, "clock start")
    async with at_desk(path, size=size) as (_pilot, screen):
        figures = screen.query_one("#figures", Digits)
        assert (figures.size.height == 3) is large
        assert (screen.query_one("#clock").size.height == 1) is not large
        if large:
            assert figures.value == "1:00:00"


async def test_a_game_without_a_clock_shows_none(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path, size=(120, 36)) as (_pilot, screen):
        assert not screen.query_one("#clock").size.height
        assert not screen.query_one(TableClock).size.height


def test_only_the_last_minute_blinks() -> None:
    assert [blinks(Time(left, 3600, "running")) for left in (61, 59, 58, 0)] == [False, True, False, False]
    assert not blinks(Time(59, 3600, "paused"))
