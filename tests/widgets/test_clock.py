"""The clock, the bell and the count."""

from pathlib import Path

from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, SHORT, at_desk, enter, line, play, press
from widgets.bell import BellNotice
from widgets.clock import Clock
from widgets.screens.count import CountScreen
from widgets.state import Time
from widgets.tally import Tally

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
            assert screen.query_one(Clock).time == Time(3600, 3600, "running")


async def test_the_clock_key_starts_pauses_and_resumes(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *DEALT)
    time = ScriptTime(OPENED)
    async with at_desk(path, time=time) as (pilot, screen):
        clock = screen.query_one(Clock)
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
        await pilot.press("f")
        await pilot.pause()
        assert screen.desk.game.over
        assert isinstance(pilot.app.screen, CountScreen)
